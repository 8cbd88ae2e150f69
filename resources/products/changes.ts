/** How prices and stock of many are changed at once. Pure. */
import { asNumber, asText, isPlain, type Plain } from '#define';
import { pricesAfter, pricesIn, round2 } from './prices';

type Amount = number | undefined;

/** What an amount is rounded to, each as the nearest. */
export const roundings = ['whole', 'halves', 'tenths', 'cents', 'end99', 'end95'] as const;

const steps: Record<string, number> = { cents: 0.01, tenths: 0.1, halves: 0.5, whole: 1 };
const endings: Record<string, number> = { end99: 0.99, end95: 0.95 };

/** An amount rounded as asked; a price that ends as asked is the nearest such, and never below 0. */
export function rounded(amount: number, to: unknown): number {
  const step = steps[asText(to)];
  if (step !== undefined) return round2(Number.isSafeInteger(Math.round(amount / step)) ? Math.round((amount + 1e-9) / step) * step : amount);
  const ending = endings[asText(to)];
  return ending === undefined ? round2(amount) : Math.max(ending, round2(Math.round(amount - ending) + ending));
}

/** What is asked for before prices are changed. */
export const askedOfPrice = [
  { source: 'changeHow', kind: 'choice', choices: ['percent', 'amount', 'set'], initial: 'percent', required: true },
  { source: 'changeBy', kind: 'number', required: true },
  { source: 'changeRounding', kind: 'choice', choices: roundings, initial: 'whole', required: true },
] as const;

/** What is asked for before stock is changed. */
export const askedOfStock = [
  { source: 'changeHow', kind: 'choice', choices: ['amount', 'set'], initial: 'amount', required: true },
  { source: 'changeBy', kind: 'number', required: true },
] as const;

/** An amount changed as asked, never below 0: set, or by so much, or by so many per cent. One that is not there can only be set; one that no number holds is not made. */
export function amountAfter(amount: Amount, { changeHow, changeBy, changeRounding }: Plain): Amount {
  const by = asNumber(changeBy);
  if (by === undefined) return amount;
  if (changeHow === 'set') return Math.max(0, rounded(by, changeRounding));
  if (amount === undefined) return undefined;
  const after = changeHow === 'percent' ? amount * (1 + by / 100) : amount + by;
  return Number.isFinite(after) ? Math.max(0, rounded(after, changeRounding)) : amount;
}

/** Of a product the prices after its price was changed as asked: what follows from it, follows as in its form. */
export function pricesChanged(product: Plain, asked: Plain): Plain {
  const stored = pricesIn(product);
  const price = amountAfter(stored.price, asked);
  if (price === stored.price) return {};
  const { typedDiscount: _typed, taxRate: _rate, ...after } = pricesAfter(stored, 'price', price, stored);
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => value !== undefined && value !== stored[key as keyof typeof stored]));
}

/** Rows, as the sizes of a shop product, with one amount of each changed as asked. */
export const rowsChanged = (rows: unknown, source: string, asked: Plain): unknown =>
  Array.isArray(rows) ? rows.map(row => (isPlain(row) ? { ...row, [source]: amountAfter(asNumber(row[source]), asked) ?? row[source] } : row)) : rows;
