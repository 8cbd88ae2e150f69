/** Bulk changes of prices and stock. Pure. */
import { asNumber, asText, fieldList, isPlain, listOf, type Plain } from '#define';
import { pricesAfter, pricesIn, round2 } from './prices';

type Amount = number | undefined;

/** Rounding of amounts to the nearest step. */
export const roundings = listOf('whole', 'halves', 'tenths', 'cents', 'end99', 'end95');

const steps: Record<string, number> = { cents: 0.01, tenths: 0.1, halves: 0.5, whole: 1 };
const endings: Record<string, number> = { end99: 0.99, end95: 0.95 };

/** An amount rounded to a step or to the nearest price with the given ending, at least 0. */
export function rounded(amount: number, to: unknown): number {
  const step = steps[asText(to)];
  if (step !== undefined) return round2(Number.isSafeInteger(Math.round(amount / step)) ? Math.round((amount + 1e-9) / step) * step : amount);
  const ending = endings[asText(to)];
  return ending === undefined ? round2(amount) : Math.max(ending, round2(Math.round(amount - ending) + ending));
}

/** The inputs of a price change. */
export const priceInputs = fieldList(
  { source: 'changeHow', kind: 'choice', choices: ['percent', 'amount', 'set'], initial: 'percent', required: true },
  { source: 'changeBy', kind: 'number', required: true, help: true },
  { source: 'changeRounding', kind: 'choice', choices: roundings, initial: 'whole', required: true },
);

/** The inputs of a stock change. */
export const stockInputs = fieldList(
  { source: 'changeHow', kind: 'choice', choices: ['amount', 'set'], initial: 'amount', required: true },
  { source: 'changeBy', kind: 'number', required: true, help: true },
);

/**
 * Changes an amount, at least 0: sets it, or adds a number or a percentage. A missing amount can only be set. A result that is not finite changes
 * nothing.
 */
export function amountAfter(amount: Amount, { changeHow, changeBy, changeRounding }: Plain): Amount {
  const by = asNumber(changeBy);
  if (by === undefined) return amount;
  if (changeHow === 'set') return Math.max(0, rounded(by, changeRounding));
  if (amount === undefined) return undefined;
  const after = changeHow === 'percent' ? amount * (1 + by / 100) : amount + by;
  return Number.isFinite(after) ? Math.max(0, rounded(after, changeRounding)) : amount;
}

/** The changed prices of a product. Dependent prices follow as in its form. */
export function pricesChanged(product: Plain, input: Plain): Plain {
  const stored = pricesIn(product);
  const price = amountAfter(stored.price, input);
  if (price === stored.price) return {};
  const { typedDiscount: _typed, taxRate: _rate, ...after } = pricesAfter(stored, 'price', price, stored);
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => value !== undefined && value !== stored[key as keyof typeof stored]));
}

/** Rows, such as the sizes of a shop product, with one amount of each row changed. */
export const rowsChanged = (rows: unknown, source: string, input: Plain): unknown =>
  Array.isArray(rows) ? rows.map(row => (isPlain(row) ? { ...row, [source]: amountAfter(asNumber(row[source]), input) ?? row[source] } : row)) : rows;
