import { expect, test } from 'vitest';
import { sumsOf } from '#resources/orders/sums.ts';

const order = { itemsPrice: 16400, shippingPrice: 0, couponValue: 100, taxValue: 2139.13, totalPrice: 16300 };

test('the amounts above the total add up to it, and the tax that it includes stands below', () => {
  expect(sumsOf(order)).toEqual({
    parts: [
      ['itemsPrice', 16400],
      ['shippingPrice', 0],
      ['couponValue', -100],
    ],
    included: 2139.13,
  });
});

test('a tax without which the total is not reached is one of the amounts', () => {
  const { parts, included } = sumsOf({ ...order, taxValue: '2139.13', totalPrice: 18439.13 });
  expect(parts.at(-1)).toEqual(['taxValue', 2139.13]);
  expect(included).toBeUndefined();
});

test('what a server left out is left out', () => {
  expect(sumsOf({ totalPrice: 10 })).toEqual({
    parts: [
      ['itemsPrice', undefined],
      ['shippingPrice', undefined],
      ['couponValue', undefined],
    ],
    included: undefined,
  });
});
