import { describe, expect, test } from 'vitest';
import { differences, isSame, rebase } from '#frame/record/differences.ts';
import { fc } from '#tests/support/properties.ts';

test('rebase keeps changed values and takes all others from the newer record', () => {
  const base = { company: { name: 'A', city: 'X', tags: ['a'] }, tax: 5, note: null };
  const values = { company: { name: 'B', city: 'X', tags: ['a'] }, tax: 5, note: '' };
  const fresh = { company: { name: 'C', city: 'Y', tags: ['a', 'b'] }, tax: 6, stamp: 1 };
  const rebased = rebase(values, base, fresh);
  expect(rebased.values).toEqual({ company: { name: 'B', city: 'Y', tags: ['a', 'b'] }, tax: 6, note: '', stamp: 1 });
  expect(differences(rebased.base, rebased.values)).toEqual([['company.name', 'B']]);
});

test('rebase keeps a changed list as a whole', () => {
  expect(rebase({ codes: [1, 2, 9] }, { codes: [1, 2] }, { codes: [1] })).toEqual({ values: { codes: [1, 2, 9] }, base: { codes: [1] } });
});

const name = fc.constantFrom('a', 'b', 'c');
const value = fc.letrec(tie => ({
  value: fc.oneof({ maxDepth: 3 }, fc.constantFrom('', 'a', 'b', null, 1, 2), fc.array(fc.constantFrom(1, 2)), fc.dictionary(name, tie('value'))),
})).value;
const record = fc.dictionary(name, value);

test('after rebase, an unchanged form equals the newer record, and a changed form differs from it only in its changes', () => {
  fc.assert(
    fc.property(record, record, record, (values, base, fresh) => {
      expect(isSame(rebase(base, base, fresh).values, fresh)).toBe(true);
      const rebased = rebase(values, base, fresh);
      expect(isSame(rebased.base, fresh)).toBe(true);
      const touched = differences(base, values).map(([path]) => path);
      for (const [path] of differences(rebased.base, rebased.values))
        expect(touched.some(other => path.startsWith(other) || other.startsWith(path))).toBe(true);
    }),
  );
});

const changesIn = (before: Record<string, unknown>, now: Record<string, unknown>) => Object.fromEntries(differences(before, now));

describe('differences', () => {
  const initial = {
    id: '42',
    name: 'Teak chair',
    stock: 4,
    primaryLang: { name: 'Chair', description: 'Old' },
    category: { _id: 'c1', name: 'Chairs', parent: 'p' },
    images: [{ _id: 'i1', url: '/1.png' }],
    keywords: ['teak'],
  };

  test('have the path of each changed value, and no other', () => {
    expect(changesIn(initial, { ...initial, stock: 5, primaryLang: { name: 'Chair', description: 'New' } })).toEqual({
      stock: 5,
      'primaryLang.description': 'New',
    });
  });

  test('have a list or a reference as a whole', () => {
    const typed = { ...initial, category: { _id: 'c2', name: 'Stools' }, keywords: ['teak', 'oak'] };
    expect(changesIn(initial, typed)).toEqual({ category: { _id: 'c2', name: 'Stools' }, keywords: ['teak', 'oak'] });
  });

  test('have emptied values, but not empty values of another type', () => {
    const { stock: _emptied, ...typed } = initial;
    expect(changesIn({ ...initial, barcode: undefined }, { ...typed, name: '', barcode: null })).toEqual({ name: '', stock: undefined });
  });

  test('applied to the first record, give the second', () => {
    const value = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean(), fc.array(fc.string()));
    const record = fc.record({ a: value, b: fc.record({ c: value, d: fc.record({ e: value }) }), f: value });
    fc.assert(
      fc.property(record, record, (before, after) => {
        const result: Record<string, unknown> = structuredClone(before);
        for (const [path, changed] of Object.entries(changesIn(before, after))) {
          const keys = path.split('.');
          const last = keys.pop() ?? '';
          const parent = keys.reduce<Record<string, unknown>>((object, key) => object[key] as Record<string, unknown>, result);
          parent[last] = changed;
        }
        expect(result).toEqual(after);
      }),
    );
  });
});
