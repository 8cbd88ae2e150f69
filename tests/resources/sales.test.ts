import { expect, test } from 'vitest';
import { areNewestFirst, salesBegin, salesByDay, salesIn, soldOnDayFilter } from '#resources/dashboard/sales.ts';

const now = new Date(2026, 2, 31, 15, 0);
const order = (month: number, day: number, hour: number, totalPrice: unknown, orderStatus = 'Delivered') => ({
  createdAt: new Date(2026, month - 1, day, hour).toISOString(),
  totalPrice,
  orderStatus,
});
const orders = [
  order(3, 31, 14, 100),
  order(3, 31, 9, '50'),
  order(3, 31, 8, 70, 'Cancelled'),
  order(3, 30, 16, 1000),
  order(3, 30, 10, 200),
  order(2, 28, 23, 10),
  order(2, 1, 0, 5),
];

test('today and this month stand against as much of the day and the month before; what was cancelled or returned is no sale', () => {
  expect(salesBegin(now)).toEqual(new Date(2026, 1, 1));
  expect(salesIn(orders, now, true)).toEqual({
    today: { sum: 150, count: 2 },
    yesterday: { sum: 200, count: 1 },
    month: { sum: 1350, count: 4 },
    // February has no 31st, so all of it counts.
    lastMonth: { sum: 15, count: 2 },
  });
});

test('of some orders only that is told which they reach back to, and nothing where they are in no order', () => {
  const newest = orders.slice(0, 4);
  expect(salesIn(newest, now, false)).toEqual({ today: { sum: 150, count: 2 }, yesterday: undefined, month: undefined, lastMonth: undefined });
  const mixed = [...newest].reverse();
  expect(areNewestFirst(mixed)).toBe(false);
  expect(salesIn(mixed, now, false)).toEqual({ today: undefined, yesterday: undefined, month: undefined, lastMonth: undefined });
  expect(salesIn([], now, true).today).toEqual({ sum: 0, count: 0 });
});

test('odd values of a server are no sales', () => {
  expect(
    salesIn(
      [
        { createdAt: null, totalPrice: 5 },
        { createdAt: '2026-03-31T05:00:00Z', totalPrice: 'much' },
      ],
      now,
      true,
    ).month,
  ).toEqual({
    sum: 0,
    count: 1,
  });
});

test('each day of this month stands beside the one of the month before; days to come and days that a month lacks have no sales', () => {
  const days = salesByDay(orders, now, true);
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 31 }, (_, position) => position + 1));
  expect(days[30]).toEqual({ day: 31, month: { sum: 150, count: 2 }, lastMonth: undefined });
  expect(days[29]).toEqual({ day: 30, month: { sum: 1200, count: 2 }, lastMonth: undefined });
  expect(days[27]).toEqual({ day: 28, month: { sum: 0, count: 0 }, lastMonth: { sum: 10, count: 1 } });
  const onFirst = salesByDay(orders, new Date(2026, 2, 1, 9), true);
  expect(onFirst[0]).toEqual({ day: 1, month: { sum: 0, count: 0 }, lastMonth: { sum: 5, count: 1 } });
  expect(onFirst.slice(1).every(({ month }) => month === undefined)).toBe(true);
});

test('of some orders only the days after the last one are told', () => {
  const days = salesByDay(orders.slice(0, 4), now, false);
  expect(days.filter(({ month, lastMonth }) => month ?? lastMonth)).toEqual([{ day: 31, month: { sum: 150, count: 2 }, lastMonth: undefined }]);
});

test('the filter of a day names the day, also of the year before', () => {
  const sold = { in: ['Processing', 'Shipped', 'Delivered'] };
  const january = new Date(2026, 0, 5);
  expect(soldOnDayFilter('month', 5, january)).toEqual({ orderStatus: sold, createdAt: { from: '2026-01-05', to: '2026-01-05' } });
  expect(soldOnDayFilter('lastMonth', 31, january)).toEqual({ orderStatus: sold, createdAt: { from: '2025-12-31', to: '2025-12-31' } });
});
