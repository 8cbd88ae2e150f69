/** The languages of the interface. English is part of the app; the others load when they are chosen. */
import { authPages } from './en/authPages';
import { errors } from './en/errors';
import type { Texts, Words } from './textTypes';

/** The texts of the auth pages and of errors. They load before the others. */
export interface AuthPageTexts {
  authPages: Words<typeof authPages>;
  errors: Words<typeof errors>;
}

export interface Language {
  /** Its name in its own language. */
  name: string;
  /** BCP 47 tag of the document, dates and numbers. */
  tag: string;
  dir: 'ltr' | 'rtl';
  texts: () => Promise<Texts>;
  authPages: () => Promise<AuthPageTexts>;
}

/** The languages by the codes stored in `I18N_LANGUAGE`. */
export const languages = {
  en: {
    name: 'English',
    tag: 'en',
    dir: 'ltr',
    texts: () => import('./english').then(({ english }) => english),
    authPages: async () => ({ authPages, errors }),
  },
  gr: {
    name: 'Deutsch',
    tag: 'de',
    dir: 'ltr',
    texts: () => import('./gr').then(({ gr }) => gr),
    authPages: async () => ({ ...(await import('./gr/authPages')), ...(await import('./gr/errors')) }),
  },
  it: {
    name: 'Italiano',
    tag: 'it',
    dir: 'ltr',
    texts: () => import('./it').then(({ it }) => it),
    authPages: async () => ({ ...(await import('./it/authPages')), ...(await import('./it/errors')) }),
  },
  rs: {
    name: 'Русский',
    tag: 'ru',
    dir: 'ltr',
    texts: () => import('./rs').then(({ rs }) => rs),
    authPages: async () => ({ ...(await import('./rs/authPages')), ...(await import('./rs/errors')) }),
  },
  sp: {
    name: 'Español',
    tag: 'es',
    dir: 'ltr',
    texts: () => import('./sp').then(({ sp }) => sp),
    authPages: async () => ({ ...(await import('./sp/authPages')), ...(await import('./sp/errors')) }),
  },
} satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** The languages users can choose, in this order. */
export const offered: readonly LanguageCode[] = ['en', 'gr', 'it', 'rs', 'sp'];
