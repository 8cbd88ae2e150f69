import { describe, expect, test } from 'vitest';
import { untranslated } from '#resources/bilingual.ts';
import { amountAfter, pricesChanged, rounded, rowsChanged } from '#resources/products/bulkChanges.ts';
import { stockOf, stockOfSizes } from '#resources/products/stock.ts';

describe('an amount changed with many others', () => {
  test.each([
    ['percent', 10, 'cents', 420, 462],
    ['percent', -100, 'cents', 420, 0],
    ['percent', 12.5, 'whole', 99, 111],
    ['amount', -30, 'cents', 20, 0],
    ['amount', 5, 'halves', 10.3, 15.5],
    ['set', 19.994, 'cents', 3, 19.99],
    ['set', 20, 'end99', 3, 19.99],
    ['set', 0.2, 'end95', 3, 0.95],
  ])('by %s of %d, rounded to %s, makes of %d %d', (changeHow, changeBy, changeRounding, before, after) => {
    expect(amountAfter(before, { changeHow, changeBy, changeRounding })).toBe(after);
  });

  test('stays where nothing was entered yet, and can only be set where there is none', () => {
    expect(amountAfter(7, { changeHow: 'percent' })).toBe(7);
    expect(amountAfter(undefined, { changeHow: 'percent', changeBy: 10 })).toBeUndefined();
    expect(amountAfter(undefined, { changeHow: 'set', changeBy: 10 })).toBe(10);
    expect(rounded(1.005, 'cents')).toBe(1.01);
  });
});

test('what follows from a price follows, and nothing is said of what stays', () => {
  const product = {
    price: 200,
    cost: 100,
    discountPercentage: 10,
    discountValue: 20,
    isDiscounted: true,
    sellingPrice: 180,
    profit: 80,
    name: 'Pot',
  };
  expect(pricesChanged(product, { changeHow: 'percent', changeBy: 50 })).toEqual({
    price: 300,
    discountValue: 30,
    sellingPrice: 270,
    profit: 170,
  });
  expect(pricesChanged(product, { changeHow: 'amount', changeBy: 0 })).toEqual({});
});

test('each size is changed, and what is none stays', () => {
  expect(rowsChanged([{ value: 'S', stock: 2 }, 'odd', { value: 'M' }], 'stock', { changeHow: 'amount', changeBy: 3 })).toEqual([
    { value: 'S', stock: 5 },
    'odd',
    { value: 'M' },
  ]);
  expect(rowsChanged('odd', 'stock', { changeHow: 'set', changeBy: 3 })).toBe('odd');
});

test('stock is out, low or enough; unknown stock is none of them', () => {
  const states = [
    [0, 5],
    [5, 5],
    [6, 5],
    ['2', '3'],
    [1, undefined],
    [undefined, 5],
  ].map(([stockValue, minStock]) => stockOf({ stockValue, minStock }));
  expect(states).toEqual(['out', 'low', 'enough', 'low', 'enough', undefined]);
  const ofSizes = [[0, 0], [0, 3], [2, 3], []].map(stocks => stockOfSizes({ sizes: stocks.map(stock => ({ stock })) }));
  expect(ofSizes).toEqual(['out', 'low', 'enough', undefined]);
});

test('untranslated is what the primary language has and the second lacks', () => {
  const { value } = untranslated('name', 'specs', 'description').column;
  expect(value({ primaryLang: { name: 'Pot', specs: [], description: 'Clay' }, secondaryLang: { description: ' ' } })).toEqual([
    'name',
    'description',
  ]);
  expect(value({ primaryLang: { name: 'Pot' }, secondaryLang: { name: 'قدر' } })).toEqual([]);
});
