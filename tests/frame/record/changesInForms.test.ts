import { describe, expect, test } from 'vitest';
import { differences } from '#frame/record/differences.ts';
import { fc } from '#tests/support/properties.ts';

const changesIn = (begun: Record<string, unknown>, now: Record<string, unknown>) => Object.fromEntries(differences(begun, now));

describe('what was changed in a form', () => {
  const begun = {
    id: '42',
    name: 'Teak chair',
    stock: 4,
    primaryLang: { name: 'Chair', description: 'Old' },
    category: { _id: 'c1', name: 'Chairs', parent: 'p' },
    images: [{ _id: 'i1', url: '/1.png' }],
    keywords: ['teak'],
  };

  test('is named by its path, and nothing else is', () => {
    expect(changesIn(begun, { ...begun, stock: 5, primaryLang: { name: 'Chair', description: 'New' } })).toEqual({
      stock: 5,
      'primaryLang.description': 'New',
    });
  });

  test('is a list or a reference as a whole', () => {
    const typed = { ...begun, category: { _id: 'c2', name: 'Stools' }, keywords: ['teak', 'oak'] };
    expect(changesIn(begun, typed)).toEqual({ category: { _id: 'c2', name: 'Stools' }, keywords: ['teak', 'oak'] });
  });

  test('is what was emptied, but not a nothing that is written otherwise', () => {
    const { stock: _emptied, ...typed } = begun;
    expect(changesIn({ ...begun, barcode: undefined }, { ...typed, name: '', barcode: null })).toEqual({ name: '', stock: undefined });
  });

  test('leads, put over what it began with, to what was typed', () => {
    const value = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean(), fc.array(fc.string()));
    const record = fc.record({ a: value, b: fc.record({ c: value, d: fc.record({ e: value }) }), f: value });
    fc.assert(
      fc.property(record, record, (before, after) => {
        const result: Record<string, unknown> = structuredClone(before);
        for (const [path, changed] of Object.entries(changesIn(before, after))) {
          const keys = path.split('.');
          const last = keys.pop() ?? '';
          const place = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, result);
          place[last] = changed;
        }
        expect(result).toEqual(after);
      }),
    );
  });
});
