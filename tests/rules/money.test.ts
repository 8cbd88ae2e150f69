import { describe, expect, test } from 'vitest';
import {
  discountPercentageOf,
  discountValueOf,
  formatMoney,
  profitOf,
  profitPercentOf,
  sellingPriceOf,
  taxRateOf,
  taxRates,
  taxValueOf,
} from '../../src/rules/money';

describe('discount', () => {
  test('a percentage gives its value and a value its percentage, to two decimals', () => {
    expect(discountValueOf(999, 12.5)).toBe(124.88);
    expect(discountPercentageOf(999, 124.88)).toBe(12.5);
    expect(discountPercentageOf(300, 100)).toBe(33.33);
  });
  test('nothing follows from a missing price, and no percentage is infinite', () => {
    expect(discountValueOf(undefined, 10)).toBeUndefined();
    expect(discountPercentageOf(undefined, 10)).toBeUndefined();
    expect(discountPercentageOf(0, 10)).toBe(0);
  });
});

test('the selling price is the price minus the discount, never below zero', () => {
  expect(sellingPriceOf(1000, 250)).toBe(750);
  expect(sellingPriceOf(1000, undefined)).toBe(1000);
  expect(sellingPriceOf(0.3, 0.1)).toBe(0.2);
  expect(sellingPriceOf(100, 250)).toBe(0);
});

test('profit is the selling price minus the cost, in money and in percent of the cost', () => {
  expect(profitOf(900, 600)).toBe(300);
  expect(profitOf(500, 600)).toBe(-100);
  expect(profitPercentOf(900, 600)).toBe(50);
  expect(profitPercentOf(900, 0)).toBeUndefined();
  expect(profitOf(900, undefined)).toBeUndefined();
});

test('the tax value is the part of the selling price that is tax, for every rate', () => {
  expect(taxRates.map(rate => taxValueOf(1180, rate))).toEqual([0, 56.19, 87.41, 126.43, 153.91, 180, 258.13]);
});

test('a rate is found again from the tax value it gave', () => {
  for (const rate of taxRates) expect(taxRateOf(749, taxValueOf(749, rate))).toBe(rate);
  expect(taxRateOf(100, 50)).toBeUndefined();
});

test('amounts are grouped the Indian way', () => {
  expect(formatMoney(123456.5, '₹')).toBe('₹1,23,456.50');
  expect(formatMoney(89000, '₹')).toBe('₹89,000');
  expect(formatMoney(-45, 'Rs ')).toBe('-Rs 45');
});
