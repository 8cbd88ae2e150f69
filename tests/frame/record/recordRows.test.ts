import { expect, test } from 'vitest';
import { isStored } from '#frame/record/recordRows.ts';

const stored = {
  sizes: [
    { value: 'S', price: 9, retailPrice: 10, stock: 2 },
    { value: 'M', price: 9, retailPrice: 11 },
    { value: 'L', price: 9, retailPrice: 12, stock: 4 },
  ],
};
const stockAt = (position: number) => ({ source: `sizes.${position}.stock`, kind: 'number', row: `sizes.${position}` }) as const;

test('after a row was removed, an unchanged value in another row is the stored one, even if other values of that row were changed', () => {
  const sizes = [
    { value: 'M', price: 9, retailPrice: 13, stock: null },
    { value: 'L', price: 9, retailPrice: 14, stock: 4 },
  ];
  expect(isStored(stockAt(0), null, stored, { sizes })).toBe(true);
  expect(isStored(stockAt(1), 4, stored, { sizes })).toBe(true);
});

test('a value emptied after a row was removed is not the stored one, even if another row has an empty value', () => {
  const sizes = [
    { value: 'M', price: 9, retailPrice: 11, stock: null },
    { value: 'L', price: 9, retailPrice: 14, stock: null },
  ];
  expect(isStored(stockAt(1), null, stored, { sizes })).toBe(false);
});

test('a row that shares no value with a stored row has no stored values', () => {
  expect(isStored(stockAt(0), null, stored, { sizes: [{ value: 'XL', price: 20, retailPrice: 21, stock: null }] })).toBe(false);
});
