// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { createI18nProvider } from '#app/i18nProvider.ts';
import { valueAt } from '#define';
import { english as en } from '#i18n/english.ts';
import { languages, offered } from '#i18n/languages.ts';

/** Every text of a language by its key. */
const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
const english = new Map(flat(en));

/** The entities that every language covers. A new one may lack translations; `npm run languages` lists them. */
const shipped =
  'orders products colors shopproducts shops category subcategory brand gendertype agegroup enquiries notifications collections groups banners coupons areas users carts favourites settings'.split(
    ' ',
  );

describe.each(offered.filter(code => code !== 'en'))('%s', code => {
  test('has every key of English and none besides, but for an entity that it does not speak of yet', async () => {
    const texts = await languages[code].texts();
    const keys = flat(texts).map(([key]) => key);
    expect(keys.filter(key => !english.has(key))).toEqual([]);
    const later = Object.keys(en.resources).filter(name => valueAt(texts, `resources.${name}`) === undefined);
    expect(later.filter(name => shipped.includes(name))).toEqual([]);
    const missing = [...english.keys()].filter(key => !keys.includes(key));
    expect(missing.filter(key => !later.some(name => key.startsWith(`resources.${name}.`)))).toEqual([]);
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

test('what a language lacks is said in English, and what no language has in words made of its name', async () => {
  const { it } = languages;
  const texts = await it.texts();
  const { orders: _notYet, ...others } = texts.resources ?? {};
  vi.spyOn(it, 'texts').mockResolvedValueOnce({ ...texts, resources: others });
  const italian = await createI18nProvider('it');
  expect(italian.translate('resources.orders.titles.all')).toBe(en.resources.orders.titles.all);
  expect(italian.translate('app.actions.save')).toBe(texts.app?.actions?.save);
  // The key has dots in its own name.
  expect(italian.translate('app.palette.synonyms.commands.app.layout.theme')).toContain('scuro');
  expect(italian.translate('resources.suppliers.name', { smart_count: 2 })).toBe('Suppliers');
  expect(italian.translate('resources.suppliers.fields.dealerNo')).toBe('Dealer no');
});

test.each(Object.keys(languages) as (keyof typeof languages)[])('the label of the page size fits its box in %s', async code => {
  expect((await languages[code].texts()).app?.actions?.pageSize?.length).toBeLessThan(12);
});

test('a count takes the plural form of its language', async () => {
  const texts = String(valueAt(await languages.rs.texts(), 'ra.notification.deleted')).split(' |||| ');
  const russian = await createI18nProvider('rs');
  const translated = [1, 2, 5, 21].map(smart_count => russian.translate('ra.notification.deleted', { smart_count }));
  expect(translated).toEqual([0, 1, 2, 0].map((form, at) => texts[form]?.replace('%{smart_count}', String([1, 2, 5, 21][at]))));
});
