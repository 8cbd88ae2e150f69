/** Stock levels. Pure. */
import { asNumber, declared, listOf, type Mark, recordsIn } from '#define';

/** `low` is at most the minimum stock. */
export const stockStates = listOf('out', 'low', 'enough');
type StockState = (typeof stockStates)[number];

/** The stock state of a product; `undefined` if unknown. */
export function stockOf({ stockValue, minStock }: { stockValue?: unknown; minStock?: unknown }): StockState | undefined {
  const stock = asNumber(stockValue);
  if (stock === undefined) return undefined;
  if (stock <= 0) return 'out';
  return stock <= (asNumber(minStock) ?? 0) ? 'low' : 'enough';
}

/** The stock state of a product with sizes: low if one size is out. */
export function stockOfSizes({ sizes }: { sizes?: unknown }): StockState | undefined {
  const stocks = recordsIn(sizes).flatMap(({ stock }) => asNumber(stock) ?? []);
  if (!stocks.length) return undefined;
  const inStock = stocks.filter(stock => stock > 0).length;
  return inStock === stocks.length ? 'enough' : inStock ? 'low' : 'out';
}

const tones: Mark['tones'] = { out: 'error', low: 'warning' };

/** The mark of a stock column. */
export const stockMark = <R>(value: (record: R) => StockState | undefined): Mark<R> => ({ source: 'stockState', value, tones });

/** The filter by stock state. */
export const stockFilter = <R>(value: (record: R) => StockState | undefined) => declared({ source: 'stockState', choices: stockStates, value });
