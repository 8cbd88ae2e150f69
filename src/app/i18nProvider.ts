import type { ThemeOptions } from '@mui/material/styles';
import dayjs from 'dayjs';
import { merge } from 'es-toolkit/object';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { setFormats } from '#frame/format/formats.ts';
import { loadWithEachImport } from '#frame/loading/importWithRetry.ts';
import { en } from '#i18n/en.ts';
import type { english } from '#i18n/english.ts';
import { type LanguageCode, languages, offered } from '#i18n/languages.ts';
import { readableText } from '#i18n/readable.ts';
import { announceLanguage, knownLanguage } from './language';
import { shopFormats } from './shopFormats';

/** The texts of dayjs and MUI in a language other than English. */
interface Locale {
  dayjs: ILocale;
  mui: MuiTexts;
}

const locales: Partial<Record<LanguageCode, () => Promise<Locale>>> = {
  gr: () => import('./locales/german'),
  it: () => import('./locales/italian'),
  rs: () => import('./locales/russian'),
  sp: () => import('./locales/spanish'),
};

/** MUI's own texts in one language, for its theme. */
export type MuiTexts = Pick<ThemeOptions, 'components'>;

const muiTexts = new Map<string, MuiTexts>();

/** MUI's texts in a loaded language; empty for English, MUI's default. */
export const textsOfMui = (code: string): MuiTexts => muiTexts.get(code) ?? {};

/** The texts of a language, with those that it lacks in English. English itself has what the first screen needs. */
async function textsOf(code: LanguageCode): Promise<typeof en | typeof english> {
  if (code === 'en') return en;
  const [texts, { english }] = await Promise.all([languages[code].texts(), import('#i18n/english.ts')]);
  const all = structuredClone(english);
  merge(all, texts);
  return all;
}

/** Loads a language and switches dates, numbers and the document to it. */
async function loadLanguage(code: LanguageCode): Promise<typeof en> {
  const { tag } = languages[code];
  const [texts, locale] = await Promise.all([textsOf(code), locales[code]?.()]);
  // Times use am and pm in every language.
  dayjs.locale(locale ? Object.assign({}, locale.dayjs, { meridiem: undefined }) : 'en');
  if (locale) muiTexts.set(code, locale.mui);
  setFormats({ ...shopFormats, language: tag });
  announceLanguage(code);
  return texts;
}

/** Plural forms by language code, in the order one, few, many of Unicode's rules. Polyglot's own rules know only ISO codes. */
const formOf: Partial<Record<Intl.LDMLPluralRule, number>> = { one: 0, few: 1, other: 1 };
const pluralRules = {
  pluralTypes: Object.fromEntries(
    offered.map(code => {
      const rules = new Intl.PluralRules(languages[code].tag);
      const last = rules.resolvedOptions().pluralCategories.includes('few') ? 2 : 1;
      return [code, (count: number) => formOf[rules.select(count)] ?? last];
    }),
  ),
  pluralTypeToLanguages: Object.fromEntries(offered.map(code => [code, [code]])),
};

/** The text of a missing key, made from the names in the key, or the key itself. */
const generatedText = (key: string, { smart_count }: { smart_count?: number } = {}): string => readableText(key, smart_count) ?? key;

let later: I18nProvider | undefined;

/** Loads the English texts that come with code which is loaded later. */
async function loadLater(): Promise<void> {
  if (later) return;
  const { english } = await import('#i18n/english.ts');
  later = polyglotI18nProvider(() => english, 'en', [], { onMissingKey: generatedText, pluralRules });
}

/** The text of a key that English lacks until later, or has not at all. */
const lazyText = (key: string, options: object): string => later?.translate(key, options) ?? generatedText(key, options);

/** Creates react-admin's i18n provider. Texts that a language lacks are shown in English. */
export async function createI18nProvider(code: LanguageCode): Promise<I18nProvider> {
  const first = await loadLanguage(code);
  let isFirst = true;
  loadWithEachImport(loadLater);
  const texts = (requested: string) => {
    if (!isFirst) return loadLanguage(knownLanguage(requested));
    isFirst = false;
    return first;
  };
  const locales = offered.map(locale => ({ locale, name: languages[locale].name }));
  const provider = polyglotI18nProvider(texts, code, locales, { onMissingKey: lazyText, pluralRules });
  return {
    ...provider,
    // Errors of inputs have their own key as default, which would stand in place of a text that came later.
    translate: (key, options) => provider.translate(key, options?._ === key && key.startsWith('app.') ? { ...options, _: undefined } : options),
  };
}
