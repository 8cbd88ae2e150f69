import { describe, expect, test } from 'vitest';
import { beyond, compare, median, percentile, spreadOf } from './compare';
import { figures, margin } from './figures';
import { tableOf } from './table';

const names = (found: { name: string }[]) => found.map(({ name }) => name);

describe('some values', () => {
  test.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 9, 100, 2], 9.5],
  ])('of %j the median is %d', (values, middle) => expect(median(values)).toBe(middle));

  test('the 95th percentile is the least that 95 of a hundred do not exceed', () => {
    const values = Array.from({ length: 100 }, (_, nth) => 100 - nth);
    expect(percentile(values, 0.95)).toBe(95);
    expect(percentile([7], 0.95)).toBe(7);
  });

  test('have a median and ends, and are left in their order', () => {
    const values = [20, 100, 3];
    expect(spreadOf(values)).toEqual({ median: 20, least: 3, most: 100 });
    expect(values).toEqual([20, 100, 3]);
  });

  test('there must be some', () => {
    expect(() => median([])).toThrow('no median');
    expect(() => percentile([], 0.5)).toThrow('no percentile');
  });
});

describe('ours beside bare', () => {
  test('the ratio is the median of the ratios run by run, not that of the medians', () => {
    const ours = [{ firstRow: 100 }, { firstRow: 400 }, { firstRow: 300 }];
    const bare = [{ firstRow: 100 }, { firstRow: 200 }, { firstRow: 600 }];
    const [found] = compare(ours, bare);
    expect(found?.ratio).toEqual({ median: 1, least: 0.5, most: 2 });
    expect(found?.ours).toEqual({ median: 300, least: 100, most: 400 });
    expect(found?.bare).toEqual({ median: 200, least: 100, most: 600 });
  });

  test('only what both have is compared, in the order of the table', () => {
    const ours = [{ keyTime: 2, heap: 10, firstRow: 5 }];
    const bare = [{ firstRow: 5, keyTime: 1 }];
    expect(names(compare(ours, bare))).toEqual(['firstRow', 'keyTime']);
  });

  test('beside nothing there is no ratio', () => {
    const [found] = compare([{ longestTask: 60 }], [{ longestTask: 0 }]);
    expect(found).toEqual({ name: 'longestTask', ours: spreadOf([60]), bare: spreadOf([0]) });
  });
});

describe('the check', () => {
  const at = (ratio: number) => compare([{ repeatRow: ratio * 1000 }], [{ repeatRow: 1000 }]);
  const { plain, slow } = figures.repeatRow.target;

  test('names what is above its target by more than the margin', () => {
    expect(names(beyond(at(plain * (1 + margin) + 0.01), 'plain'))).toEqual(['repeatRow']);
    expect(beyond(at(plain * (1 + margin) - 0.01), 'plain')).toEqual([]);
  });

  test('each line has its own target', () => {
    const between = at((plain * (1 + margin) + slow * (1 + margin)) / 2);
    expect(names(beyond(between, 'plain'))).toEqual(['repeatRow']);
    expect(beyond(between, 'slow')).toEqual([]);
  });

  test('passes what has no target or no ratio', () => {
    expect(beyond(compare([{ heap: 900 }], [{ heap: 1 }]), 'plain')).toEqual([]);
    expect(beyond(compare([{ longestTask: 900 }], [{ longestTask: 0 }]), 'plain')).toEqual([]);
  });
});

test('a table has both apps, their ratio and what it should be, in columns', () => {
  const ours = [{ firstRow: 1234, nodesGrown: 0 }];
  const bare = [{ firstRow: 1000, nodesGrown: 0 }];
  const [head, row, grown] = tableOf(compare(ours, bare), 'plain').split('\n');
  expect(head).toMatch(/^ +ours +bare +ours \/ bare +target$/);
  expect(row).toMatch(/^first row, cold, signed in, ms +1234 \(1234–1234\) +1000 \(1000–1000\) +1\.23 \(1\.23–1\.23\) +0\.90$/);
  expect(row).toHaveLength(head?.length ?? 0);
  expect(grown).toMatch(/^nodes grown in the last four fifths +0 \(0–0\) +0 \(0–0\)$/);
});
