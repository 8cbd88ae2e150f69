import { describe, expect, test } from 'vitest';
import { holds } from '#define';
import { applicableDates, isInOrder } from '#resources/coupons/durations.ts';
import { buyerOf } from '#resources/orders/people.ts';
import { shops } from '#resources/shops/shops.ts';
import { type ShopState, shopChanges, stateOf } from '#resources/shops/states.ts';

describe('the state of a shop', () => {
  test.each<[flags: object, state: ShopState]>([
    [{}, 'unapproved'],
    [{ isApproved: false, isActive: true }, 'unapproved'],
    [{ isApproved: true }, 'banned'],
    [{ isApproved: true, isActive: true }, 'active'],
    [{ isApproved: 'yes', isActive: true }, 'unapproved'],
    [{ isApproved: 'true', isActive: 'true' }, 'active'],
  ])('of %j is %s', (flags, state) => {
    expect(stateOf(flags)).toBe(state);
    const offered = Object.entries(shops.actions).filter(([, { when }]) => holds(when, { id: '1', ...flags }));
    expect(offered.map(([name]) => name)).toEqual([{ unapproved: 'approve', active: 'ban', banned: 'unban' }[state]]);
  });

  test('is another after each change', () => {
    expect(stateOf({ ...shopChanges.approve.flags })).toBe('active');
    expect(stateOf({ isApproved: true, ...shopChanges.ban.flags })).toBe('banned');
    expect(stateOf({ isApproved: true, ...shopChanges.unban.flags })).toBe('active');
  });
});

describe('the dates of a coupon', () => {
  const dates = { validFrom: '2026-02-01', validTo: '2026-01-01' };

  test('are those that its duration has', () => {
    expect(applicableDates({ durationType: 'Full time', ...dates })).toEqual({});
    expect(applicableDates({ durationType: 'Start time', ...dates })).toEqual({ validFrom: dates.validFrom });
    expect(applicableDates(dates)).toEqual(dates);
  });

  test('are out of order only where there are both', () => {
    expect(isInOrder(dates)).toBe(false);
    expect(isInOrder({ ...dates, durationType: 'Start time' })).toBe(true);
    expect(isInOrder({ validTo: dates.validTo })).toBe(true);
    expect(isInOrder({ validFrom: dates.validTo, validTo: dates.validFrom })).toBe(true);
  });
});

test('who has ordered is told by their name, the recipient, their e-mail address, in this order', () => {
  const shippingInfo = { firstName: 'Asha' };
  expect(buyerOf({ user: { name: 'Ravi', email: 'r@x' }, shippingInfo })).toBe('Ravi');
  expect(buyerOf({ user: { email: 'r@x' }, shippingInfo })).toBe('Asha');
  expect(buyerOf({ user: { email: 'r@x' }, shippingInfo: {} })).toBe('r@x');
});
