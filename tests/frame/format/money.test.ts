import { expect, test } from 'vitest';
import { shopFormats } from '#app/shopFormats.ts';
import { setFormats } from '#frame/format/formats.ts';
import { formatMoney } from '#frame/format/money.ts';

setFormats(shopFormats);

test('digits of amounts are grouped as in India', () => {
  expect(formatMoney(123456.5, '₹')).toBe('₹1,23,456.50');
  expect(formatMoney(89000, '₹')).toBe('₹89,000');
  expect(formatMoney(-45, 'Rs ')).toBe('-Rs 45');
});
