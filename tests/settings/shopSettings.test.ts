import { describe, expect, test } from 'vitest';
import { allows, defaultSettings, readSettings } from '../../src/settings/shopSettings';

test('settings without any group are the defaults, but for nothing said about inputs', () => {
  for (const odd of [undefined, null, {}, { company: null, setup: 'none', multiLanguange: [] }]) expect(readSettings(odd)).toEqual(defaultSettings);
});

test('names come as plain strings or as objects, multi-language as a truth or in words', () => {
  const settings = readSettings({
    company: { name: ' ', defaultCurrencySymbol: 'Rs' },
    setup: { productInputs: ['name', { name: 'image', required: true }], classificationInputs: [] },
    multiLanguange: { isMultiLanguage: 'true' },
  });
  expect(settings).toMatchObject({ companyName: undefined, currencySymbol: 'Rs', isMultiLanguage: true });
  expect([...(settings.inputs.productInputs ?? [])]).toEqual(['name', 'image']);
  expect(settings.inputs.shippingInputs).toBeUndefined();
});

describe('what the settings allow', () => {
  const product = (name: string) => ({ setup: 'productInputs', name }) as const;
  const columnsOnly = readSettings({ setup: { productInputs: ['name', 'status'], classificationInputs: ['brand'] } });
  const someParts = readSettings({ setup: { productInputs: ['name', 'specs'] } });
  test.each([
    ['no condition', columnsOnly, undefined, 'page', true],
    ['a column in use', columnsOnly, product('name'), 'column', true],
    ['a column not in use', columnsOnly, product('stockValue'), 'column', false],
    ['a part of the form, where the setup names none', columnsOnly, product('specs'), 'page', true],
    ['a part of the form that is named', someParts, product('specs'), 'page', true],
    ['a part of the form that is not named', someParts, product('keywords'), 'page', false],
    ['a classification not in use', columnsOnly, { setup: 'classificationInputs', name: 'category' }, 'page', false],
    ['inputs that the settings do not speak of', defaultSettings, product('stockValue'), 'column', true],
    ['Arabic in one language', columnsOnly, 'multiLanguage', 'page', false],
  ] as const)('%s', (_, settings, condition, place, allowed) => {
    expect(allows(settings, condition, place)).toBe(allowed);
  });
});
