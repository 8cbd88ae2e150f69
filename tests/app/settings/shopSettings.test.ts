import { describe, expect, test } from 'vitest';
import { allows, allowsInput, defaultSettings, readSettings } from '#app/settings/shopSettings.ts';
import type { SetupInput } from '#define';

test('settings without any group are the defaults, with no classification in use', () => {
  for (const odd of [undefined, null]) expect(readSettings(odd)).toEqual(defaultSettings);
  const { inputs } = defaultSettings;
  for (const odd of [{}, { company: null, setup: 'none', multiLanguange: [] }])
    expect(readSettings(odd)).toEqual({ ...defaultSettings, inputs: { ...inputs, classificationInputs: new Set() } });
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
  const product = (name: SetupInput<'productInputs'>) => ({ setup: 'productInputs', name }) as const;
  const columnsOnly = readSettings({ setup: { productInputs: ['name', 'status'], classificationInputs: ['brand'] } });
  const someParts = readSettings({ setup: { productInputs: ['name', 'specs'] } });
  test.each([
    ['no condition', columnsOnly, undefined, 'form', true],
    ['a column in use', columnsOnly, product('name'), 'column', true],
    ['a column not in use', columnsOnly, product('stockValue'), 'column', false],
    ['a part of the form, where the setup names none', columnsOnly, product('specs'), 'form', true],
    ['a part of the form that is named', someParts, product('specs'), 'form', true],
    ['a part of the form that is not named', someParts, product('keywords'), 'form', false],
    ['a classification not in use', columnsOnly, { setup: 'classificationInputs', name: 'category' }, 'form', false],
    ['what the setup leaves out, on a detail screen', someParts, product('keywords'), 'show', true],
    ['one of two conditions', columnsOnly, ['multiLanguage', product('name')], 'column', false],
    ['Arabic in one language, on a detail screen', columnsOnly, 'multiLanguage', 'show', false],
    ['inputs that the settings do not speak of', defaultSettings, product('stockValue'), 'column', true],
    ['Arabic in one language', columnsOnly, 'multiLanguage', 'form', false],
  ] as const)('%s', (_, settings, condition, place, allowed) => {
    expect(allows(settings, condition, place)).toBe(allowed);
  });

  test('an input that a page requires is there whatever the setup chooses, but for the second language', () => {
    const category = {
      source: 'category',
      kind: 'reference',
      required: ['create'],
      when: { setup: 'classificationInputs', name: 'category' },
    } as const;
    expect(allowsInput(columnsOnly, category, 'create')).toBe(true);
    expect(allowsInput(columnsOnly, category, 'edit')).toBe(false);
    expect(allowsInput(columnsOnly, { ...category, when: ['multiLanguage', category.when] }, 'create')).toBe(false);
  });
});
