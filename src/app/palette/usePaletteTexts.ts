import { use } from 'react';
import { knownLanguage } from '#app/language.ts';
import { useLanguage } from '#app/layout/useLanguage.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import type { palette } from '#i18n/en/palette.ts';
import type { LanguageCode, Words } from '#i18n/languages.ts';

/** What only the palette and the sheet of the keys say. */
export type PaletteWords = Words<typeof palette>;

type Load = () => Promise<{ palette: PaletteWords }>;

const texts: Record<LanguageCode, Load> = {
  en: () => import('#i18n/en/palette.ts'),
  gr: () => import('#i18n/gr/palette.ts'),
  it: () => import('#i18n/it/palette.ts'),
  rs: () => import('#i18n/rs/palette.ts'),
  sp: () => import('#i18n/sp/palette.ts'),
};

const come = new Map<LanguageCode, Promise<PaletteWords>>();

/** The words in the language of the interface; waits for them within a `Suspense`. @throws CodeMissing where they do not come. */
export function usePaletteTexts(): PaletteWords {
  const code = knownLanguage(useLanguage()[0]);
  const known = come.get(code);
  if (known) return use(known);
  const coming = importWithRetry(texts[code]).then(({ palette }) => palette);
  come.set(code, coming);
  coming.catch(() => come.delete(code));
  return use(coming);
}

/** Gives what else people call a command or a screen, by the key of its text; nothing where they have no other word. */
export function useSynonyms(): (key: string) => string | undefined {
  const named: Readonly<Record<string, string>> = usePaletteTexts().synonyms.commands;
  return key => named[key];
}

/** A text with what is put into it, as `%{name}`. */
export const filled = (text: string, parts: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
