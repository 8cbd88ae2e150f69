import { describe, expect, test } from 'vitest';
import fixtures from '#mock-api/fixtures/products.json';
import {
  discountPercentageOf,
  discountValueOf,
  type Prices,
  pricesAfter,
  profitOf,
  profitPercentOf,
  sellingPriceOf,
  type TypedPrice,
  taxRateOf,
  taxRates,
  taxValueOf,
} from '#resources/products/prices.ts';
import { fc } from '#tests/support/properties.ts';

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

test('a rate is found again from the tax value it gave, also of a small price; not where there is none to find', () => {
  for (const rate of taxRates) for (const price of [1, 749]) expect(taxRateOf(price, taxValueOf(price, rate))).toBe(rate);
  expect(taxRateOf(100, 50)).toBeUndefined();
  expect(taxRateOf(0, 0)).toBeUndefined();
});

type Change = { [S in TypedPrice]: [S, Prices[S]] }[TypedPrice];

/** The prices after several changes. */
const changed = (changes: Change[], stored: Prices = {}, before: Prices = stored): Prices =>
  changes.reduce((prices, [source, typed]) => pricesAfter(prices, source, typed, stored), before);

/** The value of an input after each typed key: the number so far, or nothing. */
const keys = (text: string): (number | undefined)[] => [undefined, ...[...text].map((_, last) => Number(text.slice(0, last + 1)))];

/** A number typed key by key into an empty input. */
const typed = (source: Exclude<TypedPrice, 'isDiscounted'>, amount: number): Change[] =>
  keys(String(amount)).map((number): Change => [source, number]);

/** The prices of a stored record. */
const recorded = ({ typedDiscount: _discount, taxRate: _rate, ...prices }: Prices) => prices;

describe('typed key by key', () => {
  test('a discount value before the price', () => {
    expect(changed([...typed('discountValue', 250), ...typed('price', 1000)])).toMatchObject({
      isDiscounted: true,
      discountPercentage: 25,
      discountValue: 250,
      sellingPrice: 750,
    });
  });

  test('a price again keeps the half of the discount that was typed last', () => {
    const first = changed([...typed('price', 1000), ...typed('discountPercentage', 10), ...typed('discountValue', 250)]);
    expect(changed(typed('price', 500), {}, first)).toMatchObject({ discountPercentage: 50, discountValue: 250, sellingPrice: 250 });
    const second = changed(typed('discountPercentage', 12.5), {}, first);
    expect(changed(typed('price', 999), {}, second)).toMatchObject({ discountPercentage: 12.5, discountValue: 124.88, sellingPrice: 874.12 });
  });

  test('a cleared price leaves nothing but what was typed', () => {
    const cleared = changed([...typed('price', 1000), ...typed('discountValue', 250), ['price', undefined]]);
    expect(cleared).toMatchObject({ discountPercentage: undefined, discountValue: 250, sellingPrice: undefined });
  });
});

describe('a stored discount', () => {
  test.each([0, undefined])('whose percentage is %s counts as a typed value', discountPercentage => {
    const stored: Prices = { price: 1000, isDiscounted: true, discountPercentage, discountValue: 250, sellingPrice: 750 };
    expect(changed(typed('price', 1000), stored)).toMatchObject({ discountPercentage: 25, discountValue: 250, sellingPrice: 750 });
    expect(changed(typed('price', 2000), stored)).toMatchObject({ discountPercentage: 12.5, discountValue: 250, sellingPrice: 1750 });
  });

  test('holds its value where the percentage does not give it, else its percentage', () => {
    const rounded: Prices = { price: 7900, isDiscounted: true, discountPercentage: 11.39, discountValue: 900, sellingPrice: 7000 };
    expect(changed(typed('price', 9000), rounded)).toMatchObject({ discountPercentage: 10, discountValue: 900, sellingPrice: 8100 });
    const exact: Prices = { price: 1000, isDiscounted: true, discountPercentage: 10, discountValue: 100, sellingPrice: 900 };
    expect(changed(typed('price', 9000), exact)).toMatchObject({ discountPercentage: 10, discountValue: 900, sellingPrice: 8100 });
  });

  test('stays as it is when only the cost or the tax rate changes', () => {
    const odd: Prices = { price: 1000, cost: 500, isDiscounted: true, discountPercentage: 10, discountValue: 250, sellingPrice: 760, profit: 52 };
    const { profit, taxValue: _tax, ...rest } = odd;
    expect(changed(typed('cost', 400), odd)).toMatchObject({ ...rest, cost: 400, profit: 90 });
    expect(changed([['taxRate', 18]], odd)).toMatchObject({ ...rest, profit, taxValue: 115.93 });
  });
});

describe('switched off, a discount', () => {
  const stored: Prices = { price: 7900, isDiscounted: true, discountPercentage: 11.39, discountValue: 900, sellingPrice: 7000 };
  test('is none, whatever the price becomes', () => {
    const off = changed([['isDiscounted', false], ...typed('price', 500)], stored);
    expect(off).toMatchObject({ discountPercentage: 0, discountValue: 0, sellingPrice: 500 });
  });
  test('and on again, is back: as stored, or as typed last, at the price there is now', () => {
    const toggled: Change[] = [
      ['isDiscounted', false],
      ['isDiscounted', true],
    ];
    expect(recorded(changed(toggled, stored))).toMatchObject(stored);
    const retyped = changed([...typed('discountPercentage', 20), ...typed('price', 1000), ...toggled], stored);
    expect(retyped).toMatchObject({ isDiscounted: true, discountPercentage: 20, discountValue: 200, sellingPrice: 800 });
    expect(changed([['isDiscounted', false], ...typed('price', 9000), ['isDiscounted', true]], stored)).toMatchObject({
      discountPercentage: 10,
      discountValue: 900,
      sellingPrice: 8100,
    });
  });
});

describe('the tax value', () => {
  const stored: Prices = { price: 1180, sellingPrice: 1180, taxValue: 180 };
  test('keeps to the rate that the stored one implies, through a cleared price', () => {
    expect(changed([['price', undefined]], stored).taxValue).toBeUndefined();
    expect(changed(typed('price', 2360), stored).taxValue).toBe(360);
  });
  test('keeps to the rate that was chosen', () => {
    expect(changed([['taxRate', 28], ...typed('price', 1280)], stored).taxValue).toBe(280);
    expect(changed([['taxRate', 18], ...typed('price', 236)])).toMatchObject({ sellingPrice: 236, taxValue: 36 });
  });
  test('keeps to a rate that is not on offer', () => {
    expect(changed(typed('price', 2200), { price: 1100, sellingPrice: 1100, taxValue: 100 }).taxValue).toBe(200);
  });
  test('stays where no rate can be told', () => {
    expect(changed(typed('price', 100), { price: 0, sellingPrice: 0, taxValue: 0 }).taxValue).toBe(0);
    expect(changed(typed('price', 100)).taxValue).toBeUndefined();
  });
});

const amount = fc.integer({ min: 1, max: 10_000_000 }).map(paise => paise / 100);
const percentage = fc.integer({ min: 1, max: 10_000 }).map(hundredths => hundredths / 100);
const cleared = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const price = fc.tuple(fc.constant('price' as const), cleared(amount));
const cost = fc.tuple(fc.constant('cost' as const), cleared(amount));
const discount = fc.oneof(
  fc.tuple(fc.constant('discountValue' as const), cleared(amount)),
  fc.tuple(fc.constant('discountPercentage' as const), cleared(percentage)),
);
const isDiscounted = fc.tuple(fc.constant('isDiscounted' as const), fc.boolean());
const taxRate = fc.tuple(fc.constant('taxRate' as const), fc.constantFrom(...taxRates));

/** A record whose prices need not agree. */
const anyRecord = fc.record({
  price: amount,
  cost: amount,
  isDiscounted: fc.boolean(),
  discountPercentage: percentage,
  discountValue: amount,
  sellingPrice: amount,
  profit: percentage,
  taxValue: amount,
});

describe('whatever was typed before,', () => {
  test('the prices end where the values typed last say, in any order of the inputs', () => {
    const blocks = fc.record({
      price: amount,
      cost: amount,
      rate: fc.constantFrom(...taxRates),
      discount: fc.oneof(
        amount.map(amount => ({ source: 'discountValue' as const, amount })),
        percentage.map(amount => ({ source: 'discountPercentage' as const, amount })),
      ),
    });
    const noise = fc.array(fc.oneof(price, cost, discount, isDiscounted, taxRate));
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(noise, blocks, order, (noise, last, order) => {
        const { source, amount } = last.discount;
        const inputs: Change[][] = [typed('price', last.price), typed('cost', last.cost), typed(source, amount), [['taxRate', last.rate]]];
        const prices = changed([...noise, ...order.flatMap(input => inputs[input] ?? [])]);
        const isValue = source === 'discountValue';
        const discountValue = isValue ? amount : discountValueOf(last.price, amount);
        const sellingPrice = sellingPriceOf(last.price, discountValue);
        expect(recorded(prices)).toEqual({
          price: last.price,
          cost: last.cost,
          isDiscounted: true,
          discountPercentage: isValue ? discountPercentageOf(last.price, amount) : amount,
          discountValue,
          sellingPrice,
          profit: profitPercentOf(sellingPrice, last.cost),
          taxValue: taxValueOf(sellingPrice, last.rate),
        });
      }),
    );
  });

  test('a record whose price and cost are as they were is as it was, to the digit', () => {
    fc.assert(
      fc.property(anyRecord, fc.array(fc.oneof(price, cost)), (stored, noise) => {
        const again: Change[] = [...noise, ...typed('price', stored.price), ...typed('cost', stored.cost)];
        expect(recorded(changed(again, stored))).toEqual(stored);
      }),
    );
  });

  test('a discounted record whose price, cost and half of the discount are as they were is as it was', () => {
    const half = fc.constantFrom('discountPercentage' as const, 'discountValue' as const);
    const noise = fc.array(fc.oneof(price, cost, discount, isDiscounted));
    fc.assert(
      fc.property(anyRecord, noise, half, (record, noise, source) => {
        const stored = { ...record, isDiscounted: true };
        const again: Change[] = [...noise, ...typed('cost', stored.cost), ...typed(source, stored[source]), ...typed('price', stored.price)];
        expect(recorded(changed(again, stored))).toEqual(stored);
      }),
    );
  });

  test('the same value typed twice is typed once', () => {
    fc.assert(
      fc.property(anyRecord, fc.array(fc.oneof(price, cost, discount, isDiscounted, taxRate), { minLength: 1 }), (stored, changes) => {
        const once = changed(changes, stored);
        expect(changed(changes.slice(-1), stored, once)).toEqual(once);
      }),
    );
  });
});

test('every discounted fixture stays to the digit when its price, its cost or its discount is typed again', () => {
  const discounted = fixtures.filter(product => product.discountValue > 0);
  expect(discounted).toHaveLength(59);
  for (const product of discounted)
    for (const source of ['price', 'cost', 'discountPercentage', 'discountValue'] as const)
      expect(recorded(changed(typed(source, product[source]), product))).toEqual(product);
});
