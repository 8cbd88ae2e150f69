import { use } from 'react';
import { knownLanguage } from '#app/language.ts';
import { useLanguage } from '#app/layout/appearance.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import type { palette } from '#i18n/en/palette.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Words } from '#i18n/textTypes.ts';

/** The texts that only the palette and the key sheet use. */
export type PaletteWords = Words<typeof palette>;

type Load = () => Promise<{ palette: PaletteWords }>;

const texts: Record<LanguageCode, Load> = {
  en: () => import('#i18n/en/palette.ts'),
  gr: () => import('#i18n/gr/palette.ts'),
  it: () => import('#i18n/it/palette.ts'),
  rs: () => import('#i18n/rs/palette.ts'),
  sp: () => import('#i18n/sp/palette.ts'),
};

const loadedTexts = new Map<LanguageCode, Promise<PaletteWords>>();

/** The texts in the interface language. Suspends until they are loaded. @throws CodeMissingError if they cannot be loaded. */
export function usePaletteTexts(): PaletteWords {
  const code = knownLanguage(useLanguage()[0]);
  const loaded = loadedTexts.get(code);
  if (loaded) return use(loaded);
  const loading = importWithRetry(texts[code]).then(({ palette }) => palette);
  loadedTexts.set(code, loading);
  loading.catch(() => loadedTexts.delete(code));
  return use(loading);
}

/** Returns the synonyms of a command or screen by its text key. */
export function useSynonyms(): (key: string) => string | undefined {
  const synonyms: Readonly<Record<string, string>> = usePaletteTexts().synonyms.commands;
  return key => synonyms[key];
}

/** Fills the `%{name}` parameters of a text. */
export const filled = (text: string, parts: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
