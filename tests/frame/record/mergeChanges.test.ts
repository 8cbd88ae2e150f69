import { describe, expect, test } from 'vitest';
import { type Field, type Plain, type ShopRecord, valueAt } from '#define';
import { isSameSent, type MergeChoice, mergeChanges } from '#frame/record/mergeChanges.ts';
import { products } from '#resources/products/products.ts';
import { fc } from '#tests/support/properties.ts';

const fields: readonly Field[] = [
  { source: 'name', kind: 'text' },
  { source: 'company.city', kind: 'text' },
  { source: 'amount', kind: 'number' },
  { source: 'shop', kind: 'reference', reference: 'shops' },
  { source: 'areas', kind: 'references', reference: 'areas' },
  { source: 'pictures', kind: 'images' },
  { source: 'tags', kind: 'chips' },
  {
    source: 'sizes',
    kind: 'rows',
    fields: [
      { source: 'value', kind: 'text' },
      { source: 'stock', kind: 'number' },
      { source: 'price', kind: 'money' },
    ],
  },
];

const compared = (base: Plain, mine: Plain, theirs: Plain, isRow = false) =>
  mergeChanges(fields, { base: { id: '1', ...base }, mine: { id: '1', ...mine }, theirs: { id: '1', ...theirs } }, isRow);
const namesOf = (fields: readonly Field[]) => fields.map(({ source }) => source);

const text = fc.constantFrom('', 'a', 'b', 'c');
const named = fc.record({ _id: fc.constantFrom('1', '2', '3'), name: text });
const record = fc.record(
  {
    id: fc.constant('1'),
    name: text,
    company: fc.record({ city: text, street: text }),
    amount: fc.constantFrom(null, 1, '1', 2, 3),
    shop: fc.oneof(named, fc.constantFrom('1', '2', null)),
    areas: fc.array(named, { maxLength: 2 }),
    pictures: fc.array(fc.record({ _id: fc.constantFrom('1', '2'), url: text }), { maxLength: 2 }),
    tags: fc.array(text, { maxLength: 2 }),
    sizes: fc.array(fc.record({ stock: fc.constantFrom(1, 2, '2') }), { maxLength: 2 }),
  },
  { requiredKeys: ['id', 'company'] },
);

test('changes of both are kept unless a choice drops them, and equal changes are no conflict', () => {
  fc.assert(
    fc.property(record, record, record, fc.constantFrom<MergeChoice>('mine', 'theirs'), (base, mine, theirs, choice) => {
      const { conflicts, onlyTheirs, resolve } = mergeChanges(fields, { base, mine, theirs });
      const chosen = resolve(Object.fromEntries(conflicts.map(({ source }) => [source, choice])));
      for (const field of fields) {
        const at = (state: ShopRecord) => valueAt(state, field.source);
        const same = (one: ShopRecord, other: ShopRecord) => isSameSent(field, at(one), at(other));
        const isConflict = !same(base, mine) && !same(base, theirs) && !same(mine, theirs);
        expect(namesOf(conflicts).includes(field.source)).toBe(isConflict);
        expect(namesOf(onlyTheirs).includes(field.source)).toBe(same(base, mine) && !same(base, theirs));
        const expected = isConflict ? { mine, theirs }[choice] : same(base, mine) ? theirs : mine;
        expect(same(chosen, expected)).toBe(true);
      }
      // Undeclared values are merged, too.
      expect(chosen.company).toMatchObject({ street: mine.company.street === base.company.street ? theirs.company.street : mine.company.street });
    }),
  );
});

test.each([
  ['shop', { _id: '1', name: 'A' }, '1'],
  ['shop', null, ''],
  ['areas', [{ _id: '1', name: 'A' }], ['1']],
  ['amount', '5', 5],
  ['pictures', [{ _id: '1', url: '/a?signed=1' }], [{ _id: '1', url: '/a?signed=2' }]],
  ['sizes', [{ value: 'S', stock: '2', price: null }], [{ value: 'S', stock: 2 }]],
  ['tags', [], undefined],
])('%s: %j is the same as %j', (source, one, other) => {
  expect(compared({ [source]: one }, { name: 'x', [source]: one }, { [source]: other })).toMatchObject({ conflicts: [], onlyTheirs: [] });
});

test.each([
  ['shop', { _id: '1', name: 'A' }, { _id: '2', name: 'A' }],
  ['pictures', [{ _id: '1', url: '/a' }], []],
  [
    'pictures',
    [
      { _id: '1', url: '/a' },
      { _id: '2', url: '/b' },
    ],
    [
      { _id: '2', url: '/b' },
      { _id: '1', url: '/a' },
    ],
  ],
  ['sizes', [{ value: 'S', stock: 2 }], [{ value: 'S', stock: 3 }]],
  ['amount', 0, null],
])('%s: %j differs from %j', (source, one, other) => {
  expect(namesOf(compared({ [source]: one }, { [source]: one }, { [source]: other }).onlyTheirs)).toEqual([source]);
});

test('rows are compared value by value if all sides have the same ones, else as a whole', () => {
  const sizes = [
    { value: 'S', stock: 1, price: 10, code: 'x' },
    { value: 'M', stock: 2, price: 20 },
  ] as const;
  const mine = { sizes: [{ ...sizes[0], stock: 7 }, sizes[1]] };
  const theirs = {
    sizes: [
      { ...sizes[0], price: 11, code: 'y' },
      { ...sizes[1], stock: 9 },
    ],
  };
  const separate = compared({ sizes }, mine, theirs);
  expect(separate.conflicts).toEqual([]);
  expect(separate.resolve().sizes).toEqual([
    { value: 'S', stock: 7, price: 11, code: 'y' },
    { value: 'M', stock: 9, price: 20 },
  ]);
  const both = compared({ sizes }, mine, { sizes: [{ ...sizes[0], stock: 8 }, sizes[1]] });
  expect(namesOf(both.conflicts)).toEqual(['sizes.0.stock']);
  expect(valueAt(both.resolve({ 'sizes.0.stock': 'theirs' }), 'sizes.0.stock')).toBe(8);
  const moved = compared({ sizes }, mine, { sizes: [sizes[1], sizes[0]] });
  expect(namesOf(moved.conflicts)).toEqual(['sizes']);
  expect(moved.resolve().sizes).toEqual(mine.sizes);
});

test('a value that is missing in a row of a list is no change', () => {
  expect(compared({ name: 'a' }, { name: 'b' }, { name: 'a', tags: ['x'] }, true)).toMatchObject({ conflicts: [], onlyTheirs: [] });
  const typed = compared({ name: 'a' }, { name: 'a', tags: ['y'] }, { name: 'a', tags: ['x'] }, true);
  expect(namesOf(typed.conflicts)).toEqual(['tags']);
});

describe('derived values', () => {
  const base = {
    id: '1',
    price: 1000,
    cost: 500,
    isDiscounted: true,
    discountPercentage: 10,
    discountValue: 100,
    sellingPrice: 900,
    profit: 400,
    size: 'L',
  };

  test('are recomputed from the changes of both, and are no conflicts', () => {
    const mine = { ...base, discountPercentage: 20, discountValue: 200, sellingPrice: 800, profit: 300, typedDiscount: 'discountPercentage' };
    const theirs = { ...base, price: 2000, discountValue: 200, sellingPrice: 1800, profit: 1300 };
    const { conflicts, onlyTheirs, resolve } = mergeChanges(products.fields, { base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(namesOf(onlyTheirs)).toEqual(['price']);
    expect(resolve()).toMatchObject({ price: 2000, discountPercentage: 20, discountValue: 400, sellingPrice: 1600, size: 'L' });
  });

  test('are recomputed from the chosen value', () => {
    const mine = { ...base, price: 3000, discountValue: 300, sellingPrice: 2700, profit: 2200, size: 'M' };
    const theirs = { ...base, price: 2000, discountValue: 200, sellingPrice: 1800, profit: 1300 };
    const { conflicts, resolve } = mergeChanges(products.fields, { base, mine, theirs });
    expect(namesOf(conflicts)).toEqual(['price']);
    expect(resolve({ price: 'theirs' })).toMatchObject({ price: 2000, discountValue: 200, sellingPrice: 1800, size: 'M' });
    expect(resolve({ price: 'mine' })).toMatchObject({ price: 3000, discountValue: 300, sellingPrice: 2700, size: 'M' });
  });
});
