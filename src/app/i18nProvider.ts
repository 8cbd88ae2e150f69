import type { ThemeOptions } from '@mui/material/styles';
import dayjs from 'dayjs';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { valueAt } from '#define';
import { setFormats } from '#frame/format/formats.ts';
import { en } from '#i18n/en.ts';
import { type LanguageCode, languages, offered } from '#i18n/languages.ts';
import { readableText } from '#i18n/readable.ts';
import { announceLanguage, knownLanguage } from './language';
import { shopFormats } from './shopFormats';

/** What dayjs and MUI say in a language besides English. */
interface Locale {
  dayjs: ILocale;
  mui: MuiTexts;
}

const locales: Partial<Record<LanguageCode, () => Promise<Locale>>> = {
  gr: () => import('./locales/gr'),
  it: () => import('./locales/it'),
  rs: () => import('./locales/rs'),
  sp: () => import('./locales/sp'),
};

/** The own texts of MUI's components in one language, as its theme takes them. */
export type MuiTexts = Pick<ThemeOptions, 'components'>;

const muiTexts = new Map<string, MuiTexts>();

/** The texts of MUI in a language that is spoken, by its code; none for English, which it speaks itself. */
export const textsOfMui = (code: string): MuiTexts => muiTexts.get(code) ?? {};

/** The texts of one language, and those of another where it has none. */
function orElse<T>(texts: unknown, otherwise: T): T;
function orElse(texts: unknown, otherwise: unknown): unknown {
  if (typeof otherwise !== 'object' || otherwise === null) return typeof texts === 'string' ? texts : otherwise;
  const both = Object.entries(otherwise).map(([key, text]) => [key, orElse(valueAt(texts, key), text)]);
  return Object.fromEntries(both);
}

/** The texts of a language; dates, numbers and the page itself follow it. */
async function speak(code: LanguageCode): Promise<typeof en> {
  const { tag } = languages[code];
  const [texts, locale] = await Promise.all([code === 'en' ? en : languages[code].texts(), locales[code]?.()]);
  // Times have am and pm in every language.
  dayjs.locale(locale ? Object.assign({}, locale.dayjs, { meridiem: undefined }) : 'en');
  if (locale) muiTexts.set(code, locale.mui);
  setFormats({ ...shopFormats, language: tag });
  announceLanguage(code);
  return code === 'en' ? en : orElse(texts, en);
}

/**
 * The plural forms of the languages, by our codes: a text has them in the order one, few, many of Unicode's rules, as far
 * as its language has them. Polyglot's own rules know ISO codes only.
 */
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

/** What is said where no text is: words made of the names in the key, else the key. */
const madeOf = (key: string, { smart_count }: { smart_count?: number } = {}): string => readableText(key, smart_count) ?? key;

/** The texts of the interface for react-admin, beginning with a language. What a language lacks is said in English. */
export async function createI18nProvider(code: LanguageCode): Promise<I18nProvider> {
  const first = await speak(code);
  let isFirst = true;
  const texts = (wanted: string) => {
    if (!isFirst) return speak(knownLanguage(wanted));
    isFirst = false;
    return first;
  };
  const locales = offered.map(locale => ({ locale, name: languages[locale].name }));
  return polyglotI18nProvider(texts, code, locales, { onMissingKey: madeOf, pluralRules });
}
