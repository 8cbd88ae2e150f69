import { expect, test } from 'vitest';
import { isOpenOf, openFilter, ordersAtGlance } from '#resources/users/glance.ts';

const order = (createdAt: unknown, totalPrice: unknown, orderStatus = 'Delivered') => ({ createdAt, totalPrice, orderStatus });

test('a user’s orders are summed up without cancelled and returned ones; the latest is the last, in whatever order they came', () => {
  const latest = order('2026-03-02T10:00:00Z', 70, 'Cancelled');
  const orders = [order('2026-03-01T10:00:00Z', '100'), latest, order('2025-12-31T10:00:00Z', 5, 'Returned'), order('2026-02-01T10:00:00Z', 20.5)];
  expect(ordersAtGlance(orders)).toEqual({ sum: 120.5, last: latest });
});

test('a date may be a number, or a text of digits', () => {
  const times = [3, 1, 2].map(day => Date.UTC(2026, 2, day));
  const last = (dates: unknown[]) => ordersAtGlance(dates.map(date => order(date, 1))).last?.createdAt;
  expect([last(times), last(times.map(String))]).toEqual([times[0], String(times[0])]);
});

test('odd values of a server give neither a sum nor a last order', () => {
  expect(ordersAtGlance([])).toEqual({ sum: 0, last: undefined });
  expect(ordersAtGlance([order(null, 'much'), order('soon', null), order(undefined, {})])).toEqual({ sum: 0, last: undefined });
});

test('an enquiry belongs to the person with its whole email address, and is open until it is closed', () => {
  const email = 'arjun.k@mail.example';
  expect(isOpenOf(email, { email: ' Arjun.K@mail.example', status: 'pending' })).toBe(true);
  expect(isOpenOf(email, { email, status: 'closed' })).toBe(false);
  expect(isOpenOf(email, { email, status: undefined })).toBe(false);
  expect(isOpenOf(email, { email: `x${email}`, status: 'new' })).toBe(false);
  expect(isOpenOf(email, { email: 'other@mail.example', note: email, status: 'new' })).toBe(false);
  expect(openFilter(email)).toEqual({ q: email, status: { in: ['new', 'pending', 'checked', 'confirmed'] } });
});
