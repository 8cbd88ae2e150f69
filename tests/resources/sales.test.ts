import { expect, test } from 'vitest';
import { areNewestFirst, salesBegin, salesIn } from '#resources/dashboard/sales.ts';

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
