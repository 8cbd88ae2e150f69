import { expect, test } from 'vitest';
import { differences, isSame, rebase } from '#frame/record/differences.ts';
import { fc } from '#tests/support/properties.ts';

test('what was changed stays, all else follows the newer record', () => {
  const base = { company: { name: 'A', city: 'X', tags: ['a'] }, tax: 5, note: null };
  const values = { company: { name: 'B', city: 'X', tags: ['a'] }, tax: 5, note: '' };
  const fresh = { company: { name: 'C', city: 'Y', tags: ['a', 'b'] }, tax: 6, stamp: 1 };
  const rebased = rebase(values, base, fresh);
  expect(rebased.values).toEqual({ company: { name: 'B', city: 'Y', tags: ['a', 'b'] }, tax: 6, note: '', stamp: 1 });
  expect(differences(rebased.base, rebased.values)).toEqual([['company.name', 'B']]);
});

test('a list that was changed is kept whole', () => {
  expect(rebase({ codes: [1, 2, 9] }, { codes: [1, 2] }, { codes: [1] })).toEqual({ values: { codes: [1, 2, 9] }, base: { codes: [1] } });
});

const name = fc.constantFrom('a', 'b', 'c');
const value = fc.letrec(tie => ({
  value: fc.oneof({ maxDepth: 3 }, fc.constantFrom('', 'a', 'b', null, 1, 2), fc.array(fc.constantFrom(1, 2)), fc.dictionary(name, tie('value'))),
})).value;
const record = fc.dictionary(name, value);

test('untouched, a form becomes the newer record; touched, it differs from it only where it was touched', () => {
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
