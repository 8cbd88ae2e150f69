import { expect, test } from 'vitest';
import type { Field } from '#define';
import { validatorsOf } from '#frame/inputs/validators.ts';
import { editedValues, hasSameRowTitles, isOverwritten, typedValue, withStoredValues } from '#frame/list/inlineEdit/inlineEditValues.ts';
import { withTyped } from '#frame/record/derivedValues.ts';
import { products } from '#resources/products/products.ts';
import { shopproducts } from '#resources/shopproducts/shopproducts.ts';

const fields: readonly Field[] = products.fields;
const price = fields.find(({ source }) => source === 'price') as Field;
const sizes = {
  id: '1',
  sizes: [
    { value: 'S', price: 9, retailPrice: 10, stock: 2 },
    { value: 'M', price: 9, retailPrice: 11, stock: 0 },
  ],
};

test('a column edits its own value or the one that `edit` names; of rows, the editable values of each', () => {
  expect(editedValues(fields, { source: 'sellingPrice', edit: 'price' }, { id: '1' }).map(({ source }) => source)).toEqual(['price']);
  expect(editedValues(fields, { source: 'sellingPrice', edit: true }, { id: '1' })).toEqual([]);
  const ofSizes = editedValues(shopproducts.fields, { source: 'sizes', edit: true }, sizes);
  expect(ofSizes.map(({ source, rowTitle }) => [source, rowTitle])).toEqual([
    ['sizes.0.retailPrice', 'S'],
    ['sizes.0.stock', 'S'],
    ['sizes.1.retailPrice', 'M'],
    ['sizes.1.stock', 'M'],
  ]);
  expect(editedValues(shopproducts.fields, { source: 'sizes', edit: true }, { id: '1', sizes: 'odd' })).toEqual([]);
});

test.each([
  ['12.5', { value: 12.5 }],
  [' 12,50 ', { value: 12.5 }],
  ['1,250', { error: { key: 'app.inputs.number' } }],
  ['', { error: { key: 'ra.validation.required' } }],
  ['-1', { error: { key: 'app.inputs.least', args: { min: 0 } } }],
])('%j typed as a price is %j', (typed, read) => {
  expect(typedValue(price, typed, validatorsOf(price))).toEqual(read);
});

test('values derived from a typed price change as in the form, and the rest stays', () => {
  const record = {
    id: '1',
    price: 200,
    cost: 100,
    isDiscounted: true,
    discountPercentage: 10,
    discountValue: 20,
    sellingPrice: 180,
    profit: 80,
    size: 'L',
  };
  expect(withTyped(fields, record, 'price', 300, record)).toMatchObject({ price: 300, discountValue: 30, sellingPrice: 270, profit: 170, size: 'L' });
});

test('a value of an inner row has moved once the inner rows have changed', () => {
  const moved = { id: '1', sizes: [sizes.sizes[1], sizes.sizes[0]] };
  expect(hasSameRowTitles(shopproducts.fields, 'sizes.0.stock', sizes, structuredClone(sizes))).toBe(true);
  expect(hasSameRowTitles(shopproducts.fields, 'sizes.0.stock', sizes, moved)).toBe(false);
  expect(hasSameRowTitles(fields, 'price', { id: '1' }, { id: '1' })).toBe(true);
});

test('a value that somebody else has changed is not overwritten, and the row then shows theirs', () => {
  const shown = { id: '1', price: 749, stockValue: 4, sellingPrice: 749 };
  const stored = { id: '1', price: 7777, stockValue: '4', sellingPrice: 7777, size: 'L' };
  expect(isOverwritten(fields, 'price', { shown, stored, value: 800 })).toBe(true);
  expect(isOverwritten(fields, 'price', { shown, stored, value: 7777 })).toBe(false);
  expect(isOverwritten(fields, 'stockValue', { shown, stored, value: 9 })).toBe(false);
  expect(isOverwritten(fields, 'price', { shown: { id: '1' }, stored, value: 800 })).toBe(false);
  const theirs = { ...sizes, sizes: [{ ...sizes.sizes[0], stock: 5 }, sizes.sizes[1]] };
  expect(isOverwritten(shopproducts.fields, 'sizes.0.stock', { shown: sizes, stored: theirs, value: 3 })).toBe(true);
  expect(isOverwritten(shopproducts.fields, 'sizes.1.stock', { shown: sizes, stored: theirs, value: 3 })).toBe(false);
  const now = withStoredValues(fields, shown, stored);
  expect(now).toEqual({ id: '1', price: 7777, stockValue: 4, sellingPrice: 7777 });
  expect(isOverwritten(fields, 'price', { shown: now, stored, value: 800 })).toBe(false);
});
