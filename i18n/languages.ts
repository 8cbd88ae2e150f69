/**
 * The languages of the interface. Each is loaded when it is chosen; English is in the app itself.
 */
import type { en } from './en';
import { errors } from './en/errors';
import { gate } from './en/gate';

/** The same keys with any words. */
export type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
/** As many of the keys as there are words for yet. */
type Some<T> = { [K in keyof T]?: T[K] extends string ? string : Some<T[K]> };

/** The texts of a language; what it lacks is said in English. */
export type Texts = Some<typeof en>;

/** The texts of the pages before the app, and of errors, which come before the rest. */
export interface GateTexts {
  gate: Words<typeof gate>;
  errors: Words<typeof errors>;
}

/** One language of the interface. */
export interface Language {
  /** Its name in itself. */
  name: string;
  /** BCP 47 tag, for the page, dates and numbers. */
  tag: string;
  dir: 'ltr' | 'rtl';
  texts: () => Promise<Texts>;
  gate: () => Promise<GateTexts>;
}

/** The languages by the codes that `I18N_LANGUAGE` keeps. */
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

/** The languages on offer. */
export const offered: readonly LanguageCode[] = ['en', 'gr', 'it', 'rs', 'sp'];
