/** The rules with nonsense amounts: results are always numbers, and never negative where that makes no sense. */

import { describe, expect, test } from 'vitest';
import { asNumber, holds, type Plain } from '#define';
import { applicableDates, isInOrder, stateOf as stateOfCoupon } from '#resources/coupons/durations.ts';
import { itemsOf, itemsToSet, withItemStatus } from '#resources/orders/items.ts';
import { isOrderStatus, orderStatuses } from '#resources/orders/orderStatuses.ts';
import { amountAfter, pricesChanged, roundings, rowsChanged } from '#resources/products/bulkChanges.ts';
import { type Prices, pricesAfter, pricesIn, round2, taxRates } from '#resources/products/prices.ts';
import { stockOf, stockOfSizes } from '#resources/products/stock.ts';
import { isTaxPercentage, withFirstTaxCategory } from '#resources/settings/taxCategories.ts';
import { type ShopChange, shopChanges, stateOf } from '#resources/shops/states.ts';
import { fc, runs } from '#tests/support/properties.ts';

const hostile = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  1e308,
  1e-308,
  5e-324,
  1e21,
  2 ** 53,
  '1e308',
  '1,5',
  '1.234,5',
  '1e999',
  '',
  ' ',
  '__proto__',
];
/** Values that a server or a user may put in place of an amount. */
const anything = fc.oneof(fc.constantFrom<unknown>(...hostile), fc.double(), fc.integer(), fc.jsonValue({ maxDepth: 1 }));
const large = fc.oneof(
  fc.constantFrom(0, 0.01, 0.005, 1e308, 1e-308, 5e-324, 1e21, 2 ** 53),
  fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
);
const rate = fc.constantFrom(...taxRates);
const percentage = fc.double({ min: 0, max: 100, noNaN: true });

const isAmount = (value: unknown): boolean => value === undefined || (typeof value === 'number' && Number.isFinite(value));
const amountsOf = ({ isDiscounted: _is, typedDiscount: _typed, ...amounts }: Prices) => amounts;

const change = fc.oneof(
  fc.tuple(fc.constantFrom('price' as const, 'cost' as const, 'discountValue' as const), large),
  fc.tuple(fc.constant('discountPercentage' as const), percentage),
  fc.tuple(fc.constant('taxRate' as const), rate),
  fc.tuple(fc.constant('isDiscounted' as const), fc.boolean()),
);

describe('prices', () => {
  test('are amounts whatever the record holds and whatever is typed', () => {
    const record = fc.record({
      price: anything,
      cost: anything,
      discountPercentage: anything,
      discountValue: anything,
      sellingPrice: anything,
      profit: anything,
      taxValue: anything,
      isDiscounted: anything,
    });
    fc.assert(
      fc.property(record, fc.array(change, { maxLength: 4 }), (record, changes) => {
        const stored = pricesIn(record);
        const after = changes.reduce((prices, [source, typed]) => pricesAfter(prices, source, typed as never, stored), stored);
        for (const [key, value] of Object.entries(amountsOf(after))) expect([key, value, isAmount(value)]).toEqual([key, value, true]);
      }),
      { numRuns: runs(300) },
    );
  });

  test('that follow from amounts of nothing or more are nothing or more, and come out the same again', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), changes => {
        const after = changes.reduce<Prices>((prices, [source, typed]) => pricesAfter(prices, source, typed as never), {});
        const { profit: _may, ...others } = amountsOf(after);
        for (const [key, value] of Object.entries(others)) expect([key, Number(value ?? 0) >= 0]).toEqual([key, true]);
        const [source, typed] = changes.at(-1) as (typeof changes)[number];
        expect(pricesAfter(after, source, typed as never)).toEqual(after);
      }),
      { numRuns: runs(300) },
    );
  });

  test('are rounded once', () => {
    fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), value => void expect(round2(round2(value))).toBe(round2(value))));
  });
});

describe('an amount changed with many others', () => {
  const input = fc.record({
    changeHow: fc.constantFrom('percent', 'amount', 'set', 'other', null),
    changeBy: anything,
    changeRounding: fc.constantFrom(...roundings, 'other'),
  });

  test('is an amount of nothing or more, whatever was entered', () => {
    fc.assert(
      fc.property(large, input, (amount, input) => {
        const after = amountAfter(amount, input);
        expect([after, isAmount(after) && Number(after) >= 0]).toEqual([after, true]);
      }),
      { numRuns: runs(300) },
    );
  });

  test('leaves a record that holds something else as it is', () => {
    fc.assert(
      fc.property(fc.record({ price: anything, sizes: fc.array(fc.oneof(fc.record({ stock: anything }), anything)) }), input, (record, input) => {
        for (const value of Object.values(pricesChanged(record, input)))
          expect([value, typeof value === 'boolean' || isAmount(value)]).toEqual([value, true]);
        const rows = rowsChanged(record.sizes, 'stock', input) as unknown[];
        expect(rows).toHaveLength(record.sizes.length);
      }),
      { numRuns: runs(300) },
    );
  });

  test('is in a state of stock or none', () => {
    fc.assert(
      fc.property(anything, anything, (stockValue, minStock) => {
        expect([undefined, 'out', 'low', 'enough']).toContain(stockOf({ stockValue, minStock }));
        expect([undefined, 'out', 'low', 'enough']).toContain(stockOfSizes({ sizes: [{ stock: stockValue }, minStock] }));
        expect(stockOf({ stockValue, minStock }) === undefined).toBe(asNumber(stockValue) === undefined);
      }),
    );
  });
});

describe('whatever a server sends', () => {
  const value = fc.oneof(anything, fc.constantFrom('Full time', 'Start time', 'Duration', '2026-02-30', '2026-02-01', '-271821-04-20', 'yesterday'));

  test('a coupon is coming, running, over or nothing of it; without an end it is in order', () => {
    fc.assert(
      fc.property(fc.record({ durationType: value, validFrom: value, validTo: value }), coupon => {
        expect([undefined, 'coming', 'running', 'over']).toContain(stateOfCoupon(coupon));
        expect(typeof isInOrder(coupon)).toBe('boolean');
        expect(isInOrder({ ...coupon, durationType: 'Full time' })).toBe(true);
        expect(applicableDates({ ...coupon, ...applicableDates(coupon) })).toEqual(applicableDates(coupon));
      }),
      { numRuns: runs(300) },
    );
  });

  test('a shop is in one state, has the changes of that one alone, and each leads to the state it says', () => {
    const flag = anything.filter(value => !Array.isArray(value));
    const leads = { approve: 'active', ban: 'banned', unban: 'active' } as const;
    fc.assert(
      fc.property(fc.record({ isApproved: flag, isActive: flag }), flags => {
        const open = (Object.keys(shopChanges) as ShopChange[]).filter(change => holds(shopChanges[change].when, flags));
        expect(open.length).toBeLessThanOrEqual(1);
        for (const change of open) expect(stateOf({ ...flags, ...shopChanges[change].flags })).toBe(leads[change]);
      }),
    );
  });

  test('the items of an order that follow it have its status then, and none is lost', () => {
    const items = fc.array(fc.oneof(fc.record({ _id: fc.uuid(), orderItemStatus: fc.oneof(fc.constantFrom(...orderStatuses), anything) }), anything));
    fc.assert(
      fc.property(fc.oneof(items, anything), fc.constantFrom(...orderStatuses), (orderItems, orderStatus) => {
        const order = { orderItems, orderStatus };
        const before = itemsOf(order);
        const after = { ...order } as Plain & typeof order;
        for (const { input } of itemsToSet(order)) after.orderItems = withItemStatus(after, input.orderItemId, input.orderItemStatus);
        expect(itemsOf(after)).toHaveLength(before.length);
        expect(itemsToSet(after)).toEqual([]);
        for (const { orderItemStatus } of itemsOf(after)) expect(typeof isOrderStatus(orderItemStatus)).toBe('boolean');
      }),
    );
  });

  test('tax percentages are from 0 to 100, and a first category is added once', () => {
    fc.assert(
      fc.property(anything, anything, (value, isMultipleTax) => {
        if (typeof value === 'number' && isTaxPercentage(value)) expect(value >= 0 && value <= 100).toBe(true);
        const settings = { id: '1', taxDetails: { isMultipleTax, taxCategories: value } };
        const once = withFirstTaxCategory(settings);
        expect(withFirstTaxCategory(once)).toEqual(once);
      }),
    );
  });
});
