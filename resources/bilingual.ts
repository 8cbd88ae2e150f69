/** Texts are in the shop's first language and, in multi-language mode, in Arabic. */
import { defineLanguages } from '#define';

/** The second language, as HTML attributes. */
export const arabic = { lang: 'ar', dir: 'rtl' } as const;

export const { bilingual, texts, untranslated } = defineLanguages({
  sections: ['primaryLang', 'secondaryLang'],
  second: arabic,
  when: 'multiLanguage',
});
