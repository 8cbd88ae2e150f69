// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { en } from '../../i18n/en';
import { languages, offered } from '../../i18n/languages';
import { createI18nProvider } from '../../src/i18nProvider';

/** Every text of a language by its key. */
const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
const english = new Map(flat(en));

describe.each(offered.filter(code => code !== 'en'))('%s', code => {
  test('has every key of English and none besides', async () => {
    const keys = flat(await languages[code].texts()).map(([key]) => key);
    expect(keys.filter(key => !english.has(key))).toEqual([]);
    expect([...english.keys()].filter(key => !keys.includes(key))).toEqual([]);
  });

  test('keeps placeholders, has its plural forms, and leaves no text empty', async () => {
    const { pluralCategories } = new Intl.PluralRules(languages[code].tag).resolvedOptions();
    const forms = pluralCategories.includes('few') ? 3 : 2;
    const wrong = flat(await languages[code].texts()).filter(([key, text]) => {
      const original = english.get(key) ?? '';
      return (
        placeholders(text).join() !== placeholders(original).join() ||
        text.split('||||').length !== (original.includes('||||') ? forms : 1) ||
        (original.trim() !== '' && text.trim() === '')
      );
    });
    expect(wrong).toEqual([]);
  });

  test('is a translation: most texts are not English ones', async () => {
    const words = flat(await languages[code].texts()).filter(([key]) => !/\.secondaryLang\.|\.arabic\./.test(key));
    const same = words.filter(([key, text]) => text === english.get(key) && /[a-z]{3}/i.test(text));
    expect(same.length / words.length).toBeLessThan(0.15);
  });
});

test('a count takes the plural form of its language', async () => {
  const texts = (await languages.rs.texts()).ra.notification.deleted.split(' |||| ');
  const russian = await createI18nProvider('rs');
  const said = [1, 2, 5, 21].map(smart_count => russian.translate('ra.notification.deleted', { smart_count }));
  expect(said).toEqual([0, 1, 2, 0].map((form, at) => texts[form]?.replace('%{smart_count}', String([1, 2, 5, 21][at]))));
});
