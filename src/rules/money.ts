/**
 * Prices, discounts, profit and tax of a product (part 1, section 5). Amounts in the shop's currency,
 * percentages as numbers such as 12.5. Pure.
 */

/** The tax rates on offer, in percent (part 1, section 9). */
export const taxRates = [0, 5, 8, 12, 15, 18, 28] as const;

/** To two decimals, halves up, without the errors of binary fractions: 1.005 becomes 1.01. */
export const round2 = (value: number): number => Math.round((value + Math.sign(value) * 1e-9) * 100) / 100;

/** A number out of an input or a record, or undefined when there is none in it. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || !value.trim())) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** The discount's value for a percentage of the price. */
export const discountValueOf = (price: number | undefined, percentage: number | undefined): number | undefined =>
  price === undefined || percentage === undefined ? undefined : round2((price * percentage) / 100);

/** The discount's percentage for a value; 0 where the price is 0. */
export const discountPercentageOf = (price: number | undefined, value: number | undefined): number | undefined =>
  price === undefined || value === undefined ? undefined : price === 0 ? 0 : round2((value / price) * 100);

/** Selling price: price minus discount, never below 0. */
export const sellingPriceOf = (price: number | undefined, discountValue: number | undefined): number | undefined =>
  price === undefined ? undefined : Math.max(0, round2(price - (discountValue ?? 0)));

/** Profit: selling price minus cost. */
export const profitOf = (sellingPrice: number | undefined, cost: number | undefined): number | undefined =>
  sellingPrice === undefined || cost === undefined ? undefined : round2(sellingPrice - cost);

/** Profit in percent of the cost, as the product's `profit` holds it; undefined where the cost is 0. */
export const profitPercentOf = (sellingPrice: number | undefined, cost: number | undefined): number | undefined =>
  sellingPrice === undefined || !cost ? undefined : round2(((sellingPrice - cost) / cost) * 100);

/** The tax within a selling price: price × rate / (rate + 100). */
export const taxValueOf = (sellingPrice: number | undefined, rate: number | undefined): number | undefined =>
  sellingPrice === undefined || rate === undefined ? undefined : round2((sellingPrice * rate) / (rate + 100));

/** The offered rate that gives a stored tax value, for a form that is opened again; undefined when none comes near. */
export function taxRateOf(sellingPrice: number | undefined, taxValue: number | undefined): number | undefined {
  if (sellingPrice === undefined || taxValue === undefined) return undefined;
  return taxRates.find(rate => Math.abs((taxValueOf(sellingPrice, rate) ?? 0) - taxValue) < 0.02);
}

/** Making a formatter is slow, using it is not. Digits are grouped as in India: lakhs and crores. */
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

let separators: Record<string, string> = {};

/** Sets the language whose separators numbers have from now on, by its BCP 47 tag: German writes 1.23.456,50. */
export function speakNumbers(tag: string): void {
  const part = (wanted: string) => new Intl.NumberFormat(tag).formatToParts(1234567.5).find(({ type }) => type === wanted)?.value;
  separators = tag === 'en' ? {} : { ',': part('group') ?? ',', '.': part('decimal') ?? '.' };
}

/** A number as people read it: up to two decimals, digits grouped as in India, separators of the language. */
export function formatNumber(value: number): string {
  const text = (Number.isInteger(value) ? whole : withPaise).format(value);
  return text.replace(/[.,]/g, sign => separators[sign] ?? sign);
}

/** An amount as people read it, with the shop's currency symbol and Indian digit grouping: ₹1,23,456.50. */
export function formatMoney(amount: number, symbol: string): string {
  return `${amount < 0 ? '-' : ''}${symbol}${formatNumber(Math.abs(amount))}`;
}
