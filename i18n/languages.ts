/** The languages of the interface. English is part of the app; the others load when they are chosen. */
import { errors } from './en/errors';
import { gate } from './en/gate';
import type { Texts, Words } from './textTypes';

/** The texts of the auth pages and of errors. They load before the others. */
export interface AuthPageTexts {
  gate: Words<typeof gate>;
  errors: Words<typeof errors>;
}

export interface Language {
  /** Its name in its own language. */
  name: string;
  /** BCP 47 tag of the document, dates and numbers. */
  tag: string;
  dir: 'ltr' | 'rtl';
  texts: () => Promise<Texts>;
  gate: () => Promise<AuthPageTexts>;
}

/** The languages by the codes stored in `I18N_LANGUAGE`. */
export const languages = {
  en: {
    name: 'English',
    tag: 'en',
    dir: 'ltr',
    texts: () => import('./en').then(({ en }) => en),
    gate: () => Promise.resolve({ gate, errors }),
  },
  gr: {
    name: 'Deutsch',
    tag: 'de',
    dir: 'ltr',
    texts: () => import('./gr').then(({ gr }) => gr),
    gate: async () => ({ ...(await import('./gr/gate')), ...(await import('./gr/errors')) }),
  },
  it: {
    name: 'Italiano',
    tag: 'it',
    dir: 'ltr',
    texts: () => import('./it').then(({ it }) => it),
    gate: async () => ({ ...(await import('./it/gate')), ...(await import('./it/errors')) }),
  },
  rs: {
    name: 'Русский',
    tag: 'ru',
    dir: 'ltr',
    texts: () => import('./rs').then(({ rs }) => rs),
    gate: async () => ({ ...(await import('./rs/gate')), ...(await import('./rs/errors')) }),
  },
  sp: {
    name: 'Español',
    tag: 'es',
    dir: 'ltr',
    texts: () => import('./sp').then(({ sp }) => sp),
    gate: async () => ({ ...(await import('./sp/gate')), ...(await import('./sp/errors')) }),
  },
} satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** The languages users can choose, in this order. */
export const offered: readonly LanguageCode[] = ['en', 'gr', 'it', 'rs', 'sp'];
