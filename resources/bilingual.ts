/** Texts are in the shop's first language and, in multi-language mode, in Arabic. */
import { defineLanguages, type TextLanguage } from '#define';

/** The second language, as HTML attributes. */
export const arabic: TextLanguage = { lang: 'ar', dir: 'rtl' };

export const { bilingual, texts, untranslated } = defineLanguages({
  sections: ['primaryLang', 'secondaryLang'],
  second: arabic,
  when: 'multiLanguage',
});
