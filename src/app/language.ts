/** Which language the interface speaks, kept as `I18N_LANGUAGE`. */
import { type Language, type LanguageCode, languages } from '#i18n/languages.ts';

const key = 'I18N_LANGUAGE';
const aliases: Record<string, LanguageCode> = { eng: 'en' };

/** The kept language; English where none or an unknown one is kept. */
export function readLanguage(): LanguageCode {
  const kept = localStorage.getItem(key) ?? '';
  return knownLanguage(aliases[kept] ?? kept);
}

const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languages, code);

/** A language by its code; English for a code that none has. */
export const knownLanguage = (code: string): LanguageCode => (isLanguage(code) ? code : 'en');

/** Keeps the language that was chosen. */
export function keepLanguage(code: string): void {
  localStorage.setItem(key, code);
}

/** The direction in which the page is read, as `announceLanguage` has set it. */
export const directionOfPage = (): Language['dir'] => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Tells the page what language and direction its texts have. */
export function announceLanguage(code: LanguageCode): void {
  const { tag, dir } = languages[code];
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
}
