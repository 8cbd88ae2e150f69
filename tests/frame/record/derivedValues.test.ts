import { expect, test } from 'vitest';
import type { Field, Plain } from '#define';
import { changesAfter, computeDerived, isOverridden, withTyped } from '#frame/record/derivedValues.ts';
import { type Prices, pricesAfter, type TypedPrice } from '#resources/products/prices.ts';
import { products } from '#resources/products/products.ts';
import { fc, runs } from '#tests/support/properties.ts';

const sum =
  (...sources: string[]) =>
  (values: Plain) =>
    sources.reduce((total, source) => total + Number(values[source] ?? 0), 0);

const after = (fields: readonly Field[], typed: string, values: Plain, before: Plain = values, stored: Plain = {}) =>
  Object.fromEntries(changesAfter(fields, typed, values, before, stored));

test('a derived value is computed after those it depends on, whatever their order, and only if they change', () => {
  const fields: readonly Field[] = [
    { source: 'c', kind: 'number', derive: { from: ['b', 'a'], rule: sum('b', 'a') } },
    { source: 'b', kind: 'number', derive: { from: ['a'], rule: sum('a') } },
    { source: 'a', kind: 'number' },
    { source: 'x', kind: 'number', derive: { from: ['y'], rule: () => 99 } },
  ];
  expect(after(fields, 'a', { a: 2 })).toEqual({ b: 2, c: 4 });
  expect(after(fields, 'b', { a: 2, b: 5 })).toEqual({ c: 7 });
  expect(after(fields, 'c', { a: 2, b: 2, c: 1 })).toEqual({});
  // A derived value that stays the same is no change.
  expect(after(fields, 'a', { a: 2, b: 2, c: 4 })).toEqual({});
});

test('a rule that gives nothing empties its value, and the body of a save says so', () => {
  const fields: readonly Field[] = [
    { source: 'carrier', kind: 'text' },
    { source: 'days', kind: 'number', derive: { from: ['carrier'], rule: ({ carrier }) => (carrier ? 3 : undefined) } },
  ];
  const record = { id: '1', carrier: 'Kerala Post', days: 3 };
  expect(JSON.parse(JSON.stringify(withTyped(fields, record, 'carrier', '', record)))).toEqual({ id: '1', carrier: '', days: null });
});

test('a rule that counts with an empty value, or divides by zero, empties its value', () => {
  const fields: readonly Field[] = [
    { source: 'profit', kind: 'money', derive: { from: ['price', 'cost'], rule: ({ price, cost }) => Number(price) - Number(cost) } },
    { source: 'each', kind: 'money', derive: { from: ['price', 'count'], rule: ({ price, count }) => Number(price) / Number(count) } },
  ];
  expect(after(fields, 'price', { price: 9, count: 0, profit: 4, each: 5 })).toEqual({ profit: null, each: null });
  expect(after(fields, 'cost', { price: 9, cost: 5, profit: null })).toEqual({ profit: 4 });
});

test('in a cycle, each value is computed once, and the typed value stays', () => {
  let runs = 0;
  const count = (values: Plain) => {
    runs++;
    return sum('a', 'b')(values);
  };
  const fields: readonly Field[] = [
    { source: 'a', kind: 'number', derive: { from: ['b'], rule: count } },
    { source: 'b', kind: 'number', derive: { from: ['a'], rule: count } },
  ];
  expect(after(fields, 'a', { a: 1, b: 1 })).toEqual({ b: 2 });
  expect(runs).toBe(1);
});

test('a value derived from a source follows its parts, too; its rule gets the typed source and the stored record', () => {
  const contexts: unknown[] = [];
  const rule = (_values: Plain, context: object) => contexts.push(context);
  const fields: readonly Field[] = [{ source: 'label', kind: 'text', derive: { from: ['address'], rule } }];
  after(fields, 'address.city', { address: { city: 'Kochi' } }, {}, { id: '1' });
  after(fields, 'address', { address: {} }, {}, { id: '1' });
  after(fields, 'addressee', {}, {}, { id: '1' });
  expect(contexts).toEqual([
    { typed: 'address.city', stored: { id: '1' } },
    { typed: 'address', stored: { id: '1' } },
  ]);
});

const lines: readonly Field[] = [
  { source: 'factor', kind: 'number' },
  {
    source: 'lines',
    kind: 'rows',
    fields: [
      { source: 'count', kind: 'integer' },
      { source: 'total', kind: 'number', derive: { from: ['count', '/factor'], rule: ({ count }) => Number(count) * 10 } },
    ],
  },
  {
    source: 'sum',
    kind: 'number',
    derive: { from: ['lines'], rule: ({ lines }) => (lines as { total: number }[]).reduce((all, { total }) => all + total, 0) },
  },
];

test('values are derived within a row, from the record into rows, and from rows into the record', () => {
  const values = { factor: 1, lines: [{ count: 2, total: 0 }, { count: 3, total: 30 }, null, 'words'] };
  const without = lines.slice(0, 2);
  expect(after(without, 'lines.0.count', values)).toEqual({ 'lines.0.total': 20 });
  expect(after(without, 'factor', { ...values, lines: [{ count: 2 }, { count: 4 }] })).toEqual({ 'lines.0.total': 20, 'lines.1.total': 40 });
  expect(after(lines, 'lines.0.count', { lines: [{ count: 2 }, { count: 3, total: 30 }] })).toEqual({ 'lines.0.total': 20, sum: 50 });
});

test('an overridden value stays until it is emptied or reset', () => {
  const net: Field = { source: 'net', kind: 'number', derive: { from: ['price'], rule: sum('price'), until: 'typed' } };
  const fields = [net];
  const change = (before: Plain) => after(fields, 'price', { ...before, price: 7 }, before);
  expect(change({ price: 5 })).toEqual({ net: 7 });
  expect(change({ price: 5, net: 5 })).toEqual({ net: 7 });
  expect(change({ price: 5, net: 4 })).toEqual({});
  expect(change({ price: 5, net: null })).toEqual({ net: 7 });
  expect(isOverridden(net, { price: 5, net: 4 }, {})).toBe(true);
  expect(computeDerived(net, { price: 5, net: 4 }, {})).toBe(5);
});

test("a product's prices are derived one by one as its rule computes them at once", () => {
  const typedPrices = ['price', 'cost', 'isDiscounted', 'discountPercentage', 'discountValue', 'taxRate'] as const;
  const derived = ['isDiscounted', 'discountPercentage', 'discountValue', 'sellingPrice', 'profit', 'taxValue', 'typedDiscount'] as const;
  const amount = fc.option(fc.constantFrom(0, 1, 5, 10, 12.5, 18, 99.99, 100, 250, 999, 1000), { nil: undefined });
  const typed: fc.Arbitrary<[TypedPrice, number | boolean | undefined]> = fc
    .constantFrom(...typedPrices)
    .chain(source => (source === 'isDiscounted' ? fc.boolean() : amount).map(value => [source, value]));
  const records = fc.record({
    price: amount,
    cost: amount,
    isDiscounted: fc.boolean(),
    discountPercentage: amount,
    discountValue: amount,
    sellingPrice: amount,
    profit: amount,
    taxValue: amount,
  });
  fc.assert(
    fc.property(records, fc.array(typed, { minLength: 1, maxLength: 6 }), (stored, changes) => {
      let form: Plain = { ...stored };
      let rule: Prices = { ...stored };
      for (const [source, value] of changes) {
        form = withTyped(products.fields, form, source, value, stored);
        rule = pricesAfter(rule, source, value as never, stored);
        for (const key of derived) expect([key, form[key] ?? undefined]).toEqual([key, rule[key]]);
      }
    }),
    { numRuns: runs(300) },
  );
});
