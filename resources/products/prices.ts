/**
 * What follows from what among a product's prices. Amounts are in the shop's currency, percentages numbers such as 12.5;
 * `undefined` is an amount that is not there. Pure.
 */

import { asNumber, type Derivation, type Plain } from '#define';

/** The tax rates on offer, in percent. */
export const taxRates = [0, 5, 8, 12, 15, 18, 28] as const;

type Amount = number | undefined;

/** From here on a number has no second decimal that could be told from its neighbour. */
const coarse = 2 ** 53 / 100;

/** To two decimals, halves up, without the errors of binary fractions: 1.005 becomes 1.01. What is too large to have any is as it is. */
export const round2 = (value: number): number => (Math.abs(value) < coarse ? Math.round((value + Math.sign(value) * 1e-9) * 100) / 100 : value);

/** What was computed, to two decimals; an amount that no number holds is not there. */
const amount2 = (value: number): Amount => (Number.isFinite(value) ? round2(value) : undefined);

/** The discount's value for a percentage of the price. */
export const discountValueOf = (price: Amount, percentage: Amount): Amount =>
  price === undefined || percentage === undefined ? undefined : amount2((price * percentage) / 100);

/** The discount's percentage for a value; 0 where the price is 0. */
export const discountPercentageOf = (price: Amount, value: Amount): Amount =>
  price === undefined || value === undefined ? undefined : price === 0 ? 0 : amount2((value / price) * 100);

/** Selling price: price minus discount, never below 0. */
export function sellingPriceOf(price: Amount, discountValue: Amount): Amount {
  const left = price === undefined ? undefined : amount2(price - (discountValue ?? 0));
  return left === undefined ? undefined : Math.max(0, left);
}

/** Profit: selling price minus cost. */
export const profitOf = (sellingPrice: Amount, cost: Amount): Amount =>
  sellingPrice === undefined || cost === undefined ? undefined : amount2(sellingPrice - cost);

/** Profit in percent of the cost, as the product's `profit` holds it; undefined where the cost is 0. */
export const profitPercentOf = (sellingPrice: Amount, cost: Amount): Amount =>
  sellingPrice === undefined || !cost ? undefined : amount2(((sellingPrice - cost) / cost) * 100);

/** The tax within a price that holds it, not rounded: price × rate / (rate + 100). */
export const taxWithin = (price: number, rate: number): number => (price * rate) / (rate + 100);

/** The tax within a selling price. */
export const taxValueOf = (sellingPrice: Amount, rate: Amount): Amount =>
  sellingPrice === undefined || rate === undefined ? undefined : amount2(taxWithin(sellingPrice, rate));

/** The offered rate that gives a tax value; undefined when none comes near, and of a selling price of 0, which has no tax at any rate. */
export function taxRateOf(sellingPrice: Amount, taxValue: Amount): Amount {
  if (!sellingPrice || taxValue === undefined) return undefined;
  const away = (rate: number) => Math.abs((taxValueOf(sellingPrice, rate) ?? 0) - taxValue);
  const nearest = taxRates.reduce((best, rate) => (away(rate) < away(best) ? rate : best));
  return away(nearest) < 0.02 ? nearest : undefined;
}

/** A discount's percentage or its value, and how much. */
export interface TypedDiscount {
  source: 'discountPercentage' | 'discountValue';
  amount: Amount;
}

/** The prices of a product that depend on each other. `profit` is in percent of the cost. */
export interface Prices {
  price?: Amount;
  cost?: Amount;
  isDiscounted?: boolean;
  discountPercentage?: Amount;
  discountValue?: Amount;
  sellingPrice?: Amount;
  profit?: Amount;
  taxValue?: Amount;
  /** The tax rate that was chosen; where none was, the one that the stored tax value implies is in force. */
  taxRate?: Amount;
  /** What of the discount was typed last, which holds; where nothing was, what the stored discount implies. */
  typedDiscount?: TypedDiscount | undefined;
}

/** The prices that staff type; all others follow. */
const typedPrices = ['price', 'cost', 'isDiscounted', 'discountPercentage', 'discountValue', 'taxRate'] as const;
export type TypedPrice = (typeof typedPrices)[number];

const amounts = ['price', 'cost', 'discountPercentage', 'discountValue', 'sellingPrice', 'profit', 'taxValue', 'taxRate'] as const;

/** The prices among the values of a form or a record. */
export function pricesIn(values: Plain & Pick<Prices, 'typedDiscount'>): Prices {
  const { isDiscounted, typedDiscount } = values;
  return { ...Object.fromEntries(amounts.map(source => [source, asNumber(values[source])])), isDiscounted: isDiscounted === true, typedDiscount };
}

/** How one of the prices follows when another is typed. */
export const following = <S extends keyof Prices>(price: S) =>
  ({
    from: typedPrices.filter((typed): typed is Exclude<TypedPrice, S> => typed !== price),
    rule: (values: Plain, { typed, stored }) => {
      const source = typedPrices.find(known => known === typed);
      const now = pricesIn(values);
      return source ? pricesAfter(now, source, now[source], pricesIn(stored))[price] : now[price];
    },
  }) satisfies Derivation;

/**
 * The prices after one change: `source` was typed, and is now `typed`.
 *
 * Of discount percentage and value, the one typed last holds, and the other follows from it and the price. The discount
 * makes the selling price, which with the cost makes the profit, and with the rate the tax value.
 * What follows from amounts that are as in the record is as in the record, to the digit, whether they agree or not.
 *
 * @param before the prices before the change
 * @param stored the prices as the record holds them; nothing of a new one
 */
export function pricesAfter<S extends TypedPrice>(before: Prices, source: S, typed: Prices[S], stored: Prices = {}): Prices {
  const now: Prices = { ...before, [source]: typed };
  const as = (...sources: (keyof Prices)[]) => sources.every(key => now[key] === stored[key]);
  if (source !== 'cost' && source !== 'taxRate') {
    Object.assign(now, discountAfter(now, source, stored));
    const stands = as('price', 'isDiscounted', 'discountValue');
    now.sellingPrice = (stands ? stored.sellingPrice : undefined) ?? sellingPriceOf(now.price, now.discountValue);
  }
  if (source !== 'taxRate') now.profit = (as('sellingPrice', 'cost') ? stored.profit : undefined) ?? profitPercentOf(now.sellingPrice, now.cost);
  const implied = impliedTaxRate(stored);
  const rate = now.taxRate ?? implied;
  const taxStands = as('sellingPrice') && rate === implied;
  if (rate !== undefined) now.taxValue = (taxStands ? stored.taxValue : undefined) ?? taxValueOf(now.sellingPrice, rate);
  return now;
}

function discountAfter(now: Prices, source: TypedPrice, stored: Prices): Prices {
  if (source === 'discountPercentage' || source === 'discountValue') {
    const typedDiscount = { source, amount: now[source] };
    const pair = discountAt(now.price, typedDiscount, stored);
    return { ...pair, typedDiscount, isDiscounted: Boolean(pair.discountPercentage || pair.discountValue) };
  }
  if (source === 'isDiscounted' && !now.isDiscounted) return { discountPercentage: 0, discountValue: 0 };
  const holds = now.typedDiscount ?? impliedDiscount(stored);
  const isOff = !now.isDiscounted && !now.discountPercentage && !now.discountValue;
  return holds && !isOff ? discountAt(now.price, holds, stored) : {};
}

/** Both halves of a discount at a price. */
function discountAt(price: Amount, { source, amount }: TypedDiscount, stored: Prices): Pick<Prices, 'discountPercentage' | 'discountValue'> {
  const { discountPercentage, discountValue } = stored;
  if (discountPercentage && discountValue && price === stored.price && amount === stored[source]) return { discountPercentage, discountValue };
  return source === 'discountPercentage'
    ? { discountPercentage: amount, discountValue: discountValueOf(price, amount) }
    : { discountPercentage: discountPercentageOf(price, amount), discountValue: amount };
}

/** What was typed of a stored discount, as far as it can be told: a value that its percentage does not give was typed. */
function impliedDiscount({ price, discountPercentage, discountValue }: Prices): TypedDiscount | undefined {
  const isValue = discountValue && (!discountPercentage || discountValueOf(price, discountPercentage) !== discountValue);
  if (isValue) return { source: 'discountValue', amount: discountValue };
  return discountPercentage ? { source: 'discountPercentage', amount: discountPercentage } : undefined;
}

/** The rate of a stored tax value: the offered one that gives it, else the one that it is of its selling price. */
function impliedTaxRate({ sellingPrice, taxValue }: Prices): Amount {
  const offered = taxRateOf(sellingPrice, taxValue);
  if (offered !== undefined || !sellingPrice || taxValue === undefined) return offered;
  const rate = taxValue >= 0 && taxValue < sellingPrice ? (taxValue / (sellingPrice - taxValue)) * 100 : undefined;
  return Number.isFinite(rate) ? rate : undefined;
}
