/** The interface language, stored as `I18N_LANGUAGE`. */
import { storedName } from '#dataProvider/basePath.ts';
import { type Language, type LanguageCode, languages } from '#i18n/languages.ts';

const key = (): string => storedName('I18N_LANGUAGE');
const aliases: Record<string, LanguageCode> = { eng: 'en' };

/** The stored language; English if none or an unknown one is stored. */
export function readLanguage(): LanguageCode {
  const stored = localStorage.getItem(key()) ?? '';
  return knownLanguage(aliases[stored] ?? stored);
}

const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languages, code);

/** The language of a code; English for an unknown code. */
export const knownLanguage = (code: string): LanguageCode => (isLanguage(code) ? code : 'en');

export function keepLanguage(code: string): void {
  localStorage.setItem(key(), code);
}

/** The text direction of the page, set by `announceLanguage`. */
export const directionOfPage = (): Language['dir'] => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Sets the language and direction of the document. */
export function announceLanguage(code: LanguageCode): void {
  const { tag, dir } = languages[code];
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
}
