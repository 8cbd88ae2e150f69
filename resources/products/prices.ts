/**
 * How the prices of a product depend on each other. Amounts are in the shop's currency, percentages are numbers such as 12.5; `undefined` is a
 * missing amount. Pure.
 */

import { asNumber, type Derivation, listOf, type Plain } from '#define';

/** The available tax rates, in percent. */
export const taxRates = listOf(0, 5, 8, 12, 15, 18, 28);

type Amount = number | undefined;

/** From this size on, floating-point numbers cannot represent two decimals. */
const maxWithDecimals = 2 ** 53 / 100;

/** Rounds to two decimals, halves up, without binary fraction errors: 1.005 becomes 1.01. A number too large for decimals stays as it is. */
export const round2 = (value: number): number =>
  Math.abs(value) < maxWithDecimals ? Math.round((value + Math.sign(value) * 1e-9) * 100) / 100 : value;

/** A computed amount, rounded to two decimals; `undefined` if it is not finite. */
const amount2 = (value: number): Amount => (Number.isFinite(value) ? round2(value) : undefined);

/** The discount value of a percentage of the price. */
export const discountValueOf = (price: Amount, percentage: Amount): Amount =>
  price === undefined || percentage === undefined ? undefined : amount2((price * percentage) / 100);

/** The discount percentage of a value; 0 if the price is 0. */
export const discountPercentageOf = (price: Amount, value: Amount): Amount =>
  price === undefined || value === undefined ? undefined : price === 0 ? 0 : amount2((value / price) * 100);

/** Selling price: price minus discount, at least 0. */
export function sellingPriceOf(price: Amount, discountValue: Amount): Amount {
  const rest = price === undefined ? undefined : amount2(price - (discountValue ?? 0));
  return rest === undefined ? undefined : Math.max(0, rest);
}

/** Profit: selling price minus cost. */
export const profitOf = (sellingPrice: Amount, cost: Amount): Amount =>
  sellingPrice === undefined || cost === undefined ? undefined : amount2(sellingPrice - cost);

/** Profit in percent of the cost, as stored in `profit`; `undefined` if the cost is 0. */
export const profitPercentOf = (sellingPrice: Amount, cost: Amount): Amount =>
  sellingPrice === undefined || !cost ? undefined : amount2(((sellingPrice - cost) / cost) * 100);

/** The tax included in a price, not rounded: price × rate / (rate + 100). */
export const taxWithin = (price: number, rate: number): number => (price * rate) / (rate + 100);

/** The tax included in a selling price. */
export const taxValueOf = (sellingPrice: Amount, rate: Amount): Amount =>
  sellingPrice === undefined || rate === undefined ? undefined : amount2(taxWithin(sellingPrice, rate));

/** The available rate that gives a tax value; `undefined` if none is close, or if the selling price is 0. */
export function taxRateOf(sellingPrice: Amount, taxValue: Amount): Amount {
  if (!sellingPrice || taxValue === undefined) return undefined;
  const difference = (rate: number) => Math.abs((taxValueOf(sellingPrice, rate) ?? 0) - taxValue);
  const nearest = taxRates.reduce((best, rate) => (difference(rate) < difference(best) ? rate : best));
  return difference(nearest) < 0.02 ? nearest : undefined;
}

/** A discount as typed: its percentage or its value. */
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
  /** The chosen tax rate; without one the rate implied by the stored tax value applies. */
  taxRate?: Amount;
  /** The last typed part of the discount, which takes precedence; without one the stored discount applies. */
  typedDiscount?: TypedDiscount | undefined;
}

/** The prices that staff type. The others are computed. */
const typedPrices = listOf('price', 'cost', 'isDiscounted', 'discountPercentage', 'discountValue', 'taxRate');
export type TypedPrice = (typeof typedPrices)[number];

const amounts = listOf('price', 'cost', 'discountPercentage', 'discountValue', 'sellingPrice', 'profit', 'taxValue', 'taxRate');

/** The prices among the values of a form or a record. */
export function pricesIn(values: Plain & Pick<Prices, 'typedDiscount'>): Prices {
  const { isDiscounted, typedDiscount } = values;
  return { ...Object.fromEntries(amounts.map(source => [source, asNumber(values[source])])), isDiscounted: isDiscounted === true, typedDiscount };
}

/** The derivation of one price from the others. */
export const following = <S extends keyof Prices>(price: S) =>
  ({
    from: typedPrices.filter((typed): typed is Exclude<TypedPrice, S> => typed !== price),
    rule: (values: Plain, { typed, stored }) => {
      const source = typedPrices.find(candidate => candidate === typed);
      const now = pricesIn(values);
      return source ? pricesAfter(now, source, now[source], pricesIn(stored))[price] : now[price];
    },
  }) satisfies Derivation;

/**
 * The prices after one of them changed.
 * Of discount percentage and value, the last typed one is kept and the other is computed. The discount gives the selling price; the selling price
 * gives the profit with the cost, and the tax value with the rate.
 * An amount computed only from stored values keeps its stored value, even if they do not agree.
 * @param before the prices before the change
 * @param source the price that was typed
 * @param typed its new value
 * @param stored the prices of the stored record; empty for a new one
 */
export function pricesAfter<S extends TypedPrice>(before: Prices, source: S, typed: Prices[S], stored: Prices = {}): Prices {
  const now: Prices = { ...before, [source]: typed };
  const isStored = (...sources: (keyof Prices)[]) => sources.every(key => now[key] === stored[key]);
  if (source !== 'cost' && source !== 'taxRate') {
    Object.assign(now, discountAfter(now, source, stored));
    const isPriceStored = isStored('price', 'isDiscounted', 'discountValue');
    now.sellingPrice = (isPriceStored ? stored.sellingPrice : undefined) ?? sellingPriceOf(now.price, now.discountValue);
  }
  if (source !== 'taxRate')
    now.profit = (isStored('sellingPrice', 'cost') ? stored.profit : undefined) ?? profitPercentOf(now.sellingPrice, now.cost);
  const implied = impliedTaxRate(stored);
  const rate = now.taxRate ?? implied;
  const isTaxStored = isStored('sellingPrice') && rate === implied;
  if (rate !== undefined) now.taxValue = (isTaxStored ? stored.taxValue : undefined) ?? taxValueOf(now.sellingPrice, rate);
  return now;
}

function discountAfter(now: Prices, source: TypedPrice, stored: Prices): Prices {
  if (source === 'discountPercentage' || source === 'discountValue') {
    const typedDiscount = { source, amount: now[source] };
    const pair = discountAt(now.price, typedDiscount, stored);
    return { ...pair, typedDiscount, isDiscounted: Boolean(pair.discountPercentage || pair.discountValue) };
  }
  if (source === 'isDiscounted' && !now.isDiscounted) return { discountPercentage: 0, discountValue: 0 };
  const discount = now.typedDiscount ?? impliedDiscount(stored);
  const hasNoDiscount = !now.isDiscounted && !now.discountPercentage && !now.discountValue;
  return discount && !hasNoDiscount ? discountAt(now.price, discount, stored) : {};
}

/** Percentage and value of a discount at a price. */
function discountAt(price: Amount, { source, amount }: TypedDiscount, stored: Prices): Pick<Prices, 'discountPercentage' | 'discountValue'> {
  const { discountPercentage, discountValue } = stored;
  if (discountPercentage && discountValue && price === stored.price && amount === stored[source]) return { discountPercentage, discountValue };
  return source === 'discountPercentage'
    ? { discountPercentage: amount, discountValue: discountValueOf(price, amount) }
    : { discountPercentage: discountPercentageOf(price, amount), discountValue: amount };
}

/** The typed part of a stored discount. If the percentage does not give the value, the value was typed. */
function impliedDiscount({ price, discountPercentage, discountValue }: Prices): TypedDiscount | undefined {
  const isValue = discountValue && (!discountPercentage || discountValueOf(price, discountPercentage) !== discountValue);
  if (isValue) return { source: 'discountValue', amount: discountValue };
  return discountPercentage ? { source: 'discountPercentage', amount: discountPercentage } : undefined;
}

/** The rate implied by a stored tax value: an available rate, or the exact ratio. */
function impliedTaxRate({ sellingPrice, taxValue }: Prices): Amount {
  const offered = taxRateOf(sellingPrice, taxValue);
  if (offered !== undefined || !sellingPrice || taxValue === undefined) return offered;
  const rate = taxValue >= 0 && taxValue < sellingPrice ? (taxValue / (sellingPrice - taxValue)) * 100 : undefined;
  return Number.isFinite(rate) ? rate : undefined;
}
