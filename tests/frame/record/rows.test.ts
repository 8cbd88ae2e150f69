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

test('after a row was removed, what nobody typed into another one is the stored value, though something else in that row was typed', () => {
  const sizes = [
    { value: 'M', price: 9, retailPrice: 13, stock: null },
    { value: 'L', price: 9, retailPrice: 14, stock: 4 },
  ];
  expect(isStored(stockAt(0), null, stored, { sizes })).toBe(true);
  expect(isStored(stockAt(1), 4, stored, { sizes })).toBe(true);
});

test('what was emptied after a row was removed is not the stored value, though another row has none either', () => {
  const sizes = [
    { value: 'M', price: 9, retailPrice: 11, stock: null },
    { value: 'L', price: 9, retailPrice: 14, stock: null },
  ];
  expect(isStored(stockAt(1), null, stored, { sizes })).toBe(false);
});

test('a row that is like none of the stored ones has no stored value', () => {
  expect(isStored(stockAt(0), null, stored, { sizes: [{ value: 'XL', price: 20, retailPrice: 21, stock: null }] })).toBe(false);
});
