import { expect, test, vi } from 'vitest';
import { boundOf, fits, holds, type Test } from '#define';

const cases: [what: string, test: Test, value: unknown, expected: boolean][] = [
  ['a value', 'Shipped', 'Shipped', true],
  ['another value', 'Shipped', 'Processing', false],
  ['a number that came as text', 5, '5', true],
  ['no number where 0 is wanted', 0, '', false],
  ['true in words', true, 'true', true],
  ['nothing where false is wanted', false, undefined, true],
  ['true where false is wanted', false, true, false],
  ['nothing where nothing is wanted', null, '', true],
  ['a record by its id', 'a1', { _id: 'a1', name: 'Lamps' }, true],
  ['one of several', { in: ['Shipped', 'Delivered'] }, 'Delivered', true],
  ['none of several', { in: ['Shipped', 'Delivered'] }, 'Processing', false],
  ['one of none', { in: [] }, 'Processing', false],
  ['another than', { not: 'Delivered' }, 'Shipped', true],
  ['nothing, where another is wanted', { not: 'Delivered' }, undefined, true],
  ['something', { not: null }, 'x', true],
  ['an empty text', { empty: true }, '  ', true],
  ['an empty list', { empty: true }, [], true],
  ['no empty list', { empty: true }, ['x'], false],
  ['something that must not be empty', { empty: false }, 0, true],
  ['at least', { from: 5 }, 5, true],
  ['below what is the least', { from: 5 }, '4.99', false],
  ['between', { from: 1, to: 3 }, 3, true],
  ['above what is the most', { to: 3 }, 3.01, false],
  ['no number between', { from: 1, to: 3 }, undefined, false],
  ['the last moment of the last day', { to: '2026-11-22' }, '2026-11-22T23:59:59', true],
  ['the day after', { to: '2026-11-22' }, '2026-11-23T00:00:00', false],
  ['a day without a time', { from: '2026-11-22' }, '2026-11-22', true],
  ['a time as a number', { from: '2026-11-22', to: '2026-11-22' }, new Date(2026, 10, 22, 14).getTime(), true],
  ['a time as a text of digits', { from: '2026-11-22', to: '2026-11-22' }, String(new Date(2026, 10, 22, 14).getTime()), true],
  ['a time of another day', { to: '2026-11-21' }, String(new Date(2026, 10, 22, 14).getTime()), false],
  ['a number that is no time', { from: '2026-11-22' }, 1e20, false],
  ['no date', { from: '2026-11-22' }, 'soon', false],
  ['a text within, in any case', { contains: ' LAMP ' }, 'Desk lamp', true],
  ['one of a list', 'red', ['blue', 'red'], true],
  ['a list that has what must not be', { not: 'red' }, ['blue', 'red'], false],
  ['a value that is an object, not a test', { _id: 'a1' }, 'a1', true],
];

test.each(cases)('fits: %s', (_what, wanted, value, expected) => {
  expect(fits(wanted, value)).toBe(expected);
});

test('days count from today', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 3, 0, 30) });
  try {
    expect([boundOf('today'), boundOf('today-7'), boundOf('today+1'), boundOf('todays')]).toEqual([
      '2026-03-03',
      '2026-02-24',
      '2026-03-04',
      'todays',
    ]);
    expect(['month', 'monthEnd', 'month-1', 'monthEnd-1', 'month-3'].map(boundOf)).toEqual([
      '2026-03-01',
      '2026-03-31',
      '2026-02-01',
      '2026-02-28',
      '2025-12-01',
    ]);
    expect(fits({ from: 'today-7' }, '2026-02-24T10:00:00')).toBe(true);
    expect(fits({ from: 'today-7' }, '2026-02-23T10:00:00')).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('all sources must fit, nested ones too; no condition holds always; a function is asked', () => {
  const order = { status: 'Shipped', shop: { name: 'Lamps' } };
  expect(holds({ status: 'Shipped', 'shop.name': { contains: 'lamp' } }, order)).toBe(true);
  expect(holds({ status: 'Shipped', 'shop.name': 'Chairs' }, order)).toBe(false);
  expect(holds(undefined, order)).toBe(true);
  expect(holds((record: typeof order) => record.status === 'New', order)).toBe(false);
});
