// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { ShopRecord } from '#define';
import { afterAnswer, afterShow, countText, creationDate, dueIn, isNewestFirst, newWatch } from '#frame/list/watch/newRows.ts';
import { coupons } from '#resources/coupons/coupons.ts';
import { enquiries } from '#resources/enquiries/enquiries.ts';
import { orders } from '#resources/orders/orders.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const shop = providerOverMock();

const row = (id: string, day: number, source = 'createdAt'): ShopRecord => ({ id, [source]: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z` });
const page = (...days: number[]) => days.map(day => row(`r${day}`, day));
const asked = (watch = newWatch({}), ...days: number[]) => afterAnswer(watch, page(...days), 'createdAt', 1000);

test('a row was made on its first date that nobody types', () => {
  expect(creationDate(orders)).toBe('createdAt');
  expect(creationDate(enquiries)).toBe('date_added');
  expect(creationDate(coupons)).toBeUndefined();
});

test('orders and enquiries of the server come newest first, so that they can be watched', async () => {
  for (const [name, date] of [
    ['orders', 'createdAt'],
    ['enquiries', 'date_added'],
  ] as const) {
    const params = { pagination: { page: 1, perPage: 10 }, sort: { field: '', order: 'ASC' as const }, filter: {}, meta: { list: 'all' } };
    const { data } = await shop.provider.getList<ShopRecord>(name, params);
    expect(data.length).toBeGreaterThan(1);
    expect(isNewestFirst(data, date)).toBe(true);
    expect(isNewestFirst([...data].reverse(), date)).toBe(false);
  }
  expect(isNewestFirst([{ id: 'undated' }], 'createdAt')).toBe(false);
});

test('rows that came are new until they are shown; an older one that moved up is not', () => {
  const begun = asked(undefined, 9, 8, 7);
  expect(begun.fresh).toEqual([]);
  const moved = asked(begun, 9, 7, 6);
  expect(moved.fresh).toEqual([]);
  const came = asked(moved, 11, 10, 9);
  expect(came.fresh).toEqual(['r11', 'r10']);
  const shown = afterShow(came);
  expect(shown.fresh).toEqual([]);
  expect(asked(shown, 11, 10, 9).fresh).toEqual([]);
  expect(asked(asked(shown, 11, 10, 9), 12, 11, 10).fresh).toEqual(['r12']);
});

test('a page full of new rows may not be all; in an empty list every row is new; a row without a date never is', () => {
  const full = asked(asked(undefined, 3, 2), 5, 4);
  expect(countText(full.fresh.length, full.hasMore)).toBe('2+');
  const empty = asked(undefined);
  const { fresh, hasMore } = asked(empty, 5);
  expect(countText(fresh.length, hasMore)).toBe('1');
  expect(afterAnswer(asked(undefined, 3), [{ id: 'undated' }], 'createdAt', 0).fresh).toEqual([]);
  // What the device keeps has no infinity.
  expect(asked(JSON.parse(JSON.stringify(empty)), 5).fresh).toEqual(['r5']);
});

test('the date of a row may be a number, or a text of digits', () => {
  for (const dateOf of [Number, String]) {
    const rows = [3, 2, 1].map(day => ({ id: `r${day}`, createdAt: dateOf(Date.UTC(2026, 10, day)) }));
    expect([isNewestFirst(rows, 'createdAt'), isNewestFirst(rows.toReversed(), 'createdAt')]).toEqual([true, false]);
    expect(afterAnswer(afterAnswer(newWatch({}), rows.slice(1), 'createdAt', 0), rows, 'createdAt', 1).fresh).toEqual(['r3']);
  }
});

test('a list is asked for each minute, less often while the tab is hidden or the list fails, at least every ten minutes', () => {
  const minutes = (failures: number, isHidden: boolean) => dueIn({ at: 0, failures }, 0, isHidden) / 60_000;
  expect([0, 1, 2, 3, 4, 99].map(failures => minutes(failures, false))).toEqual([1, 2, 4, 8, 10, 10]);
  expect([0, 1, 9].map(failures => minutes(failures, true))).toEqual([5, 10, 10]);
  expect(dueIn({ at: 100, failures: 0 }, 90_000, false)).toBe(0);
  // The clock was set back.
  expect(dueIn({ at: 500_000, failures: 0 }, 1000, false)).toBe(0);
});
