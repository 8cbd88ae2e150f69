/** How much of something is left. Pure. */
import { asNumber, type Mark, recordsIn } from '#define';

/** Nothing left; something, but no more than the least there should be; more than that. */
export const stockStates = ['out', 'low', 'enough'] as const;
type StockState = (typeof stockStates)[number];

/** The state of a product's stock; `undefined` where it tells none. */
export function stockOf({ stockValue, minStock }: { stockValue?: unknown; minStock?: unknown }): StockState | undefined {
  const stock = asNumber(stockValue);
  if (stock === undefined) return undefined;
  if (stock <= 0) return 'out';
  return stock <= (asNumber(minStock) ?? 0) ? 'low' : 'enough';
}

/** The state of the stock of a product that has some in each size: low where a size is out. */
export function stockOfSizes({ sizes }: { sizes?: unknown }): StockState | undefined {
  const stocks = recordsIn(sizes).flatMap(({ stock }) => asNumber(stock) ?? []);
  if (!stocks.length) return undefined;
  const left = stocks.filter(stock => stock > 0).length;
  return left === stocks.length ? 'enough' : left ? 'low' : 'out';
}

const tones = { out: 'error', low: 'warning' } as const;

/** What marks stock in a list. */
export const stockMark = <R>(value: (record: R) => StockState | undefined): Mark<R> => ({ source: 'stockState', value, tones });

/** What a list is asked for by the state of the stock. */
export const stockFilter = <R>(value: (record: R) => StockState | undefined) => ({ source: 'stockState', choices: stockStates, value }) as const;
