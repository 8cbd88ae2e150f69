/** Rows of a whole list in the order of what a column computes. */
import { expect, test } from 'vitest';
import { pageOfRows } from '#dataProvider/pageOfRows.ts';
import { isOrdered, type List, orderRuleOf } from '#define';

const list: Pick<List, 'columns'> = {
  columns: [
    'name',
    { source: 'sum', value: ({ one, two }) => Number(one) + Number(two) },
    { source: 'rank', value: (_, position) => position },
    { source: 'open', kind: 'status', value: () => true },
  ],
};
const rows = [
  { id: 'a', one: 9, two: 2, sum: 0 },
  { id: 'b', one: 1, two: 1, sum: 5 },
  { id: 'c', one: 2, two: 3, sum: 1 },
];
const idsBy = (field: string, order: 'ASC' | 'DESC') =>
  pageOfRows(rows, { sort: { field, order } }, undefined, orderRuleOf(list, field)).data.map(({ id }) => id);

test('the rule orders the rows, not the value that they have at its source', () => {
  expect(idsBy('sum', 'ASC')).toEqual(['b', 'c', 'a']);
  expect(idsBy('sum', 'DESC')).toEqual(['a', 'c', 'b']);
  expect(idsBy('one', 'ASC')).toEqual(['b', 'c', 'a']);
});

test('a position, a switch and a picture have no order', () => {
  expect(['rank', 'open', 'name'].map(source => orderRuleOf(list, source))).toEqual([undefined, undefined, undefined]);
  expect(isOrdered({ kind: 'thumbnail' })).toBe(false);
  expect(isOrdered({ value: (_, position) => position })).toBe(false);
  expect(isOrdered({})).toBe(true);
});
