/** Sorts rows, and checks whether a server has sorted them. Pure. */
import { isNothing } from './conditions';
import { textsIn } from './contentLanguages';
import { asNumber, asText, type ShopRecord, timeOf, valueAt } from './records';

/** The text by which a value is sorted: itself, or the name of a record. */
function textOf(value: unknown): string {
  const names = typeof value === 'object' ? textsIn(value).map(texts => valueAt(texts, 'name')) : [value];
  return asText(names.find(name => name !== undefined && name !== null) ?? '').toLowerCase();
}

const digits = /^\d+$/;

const byLetters = new Intl.Collator('en').compare;
const byNumbers = new Intl.Collator('en', { numeric: true }).compare;

/**
 * Sorts rows by a field, or by what `orderBy` computes in its place; `direction` is 1 or -1. Each value is read only once, because a list may
 * be long.
 */
export function inOrder<R extends object>(
  rows: readonly R[],
  field: string,
  direction: number,
  orderBy: (row: R) => unknown = row => valueAt(row, field),
): R[] {
  const keyed = rows.map(row => {
    const value = orderBy(row);
    return { row, value, text: textOf(value) };
  });
  keyed.sort((a, b) => {
    if (typeof a.value === 'number' && typeof b.value === 'number') return (a.value - b.value) * direction;
    // 'Size 9' sorts before 'Size 10', but the digits at the beginning of an id such as 6904a6 are no number.
    const compare = field !== 'id' || (digits.test(a.text) && digits.test(b.text)) ? byNumbers : byLetters;
    return compare(a.text, b.text) * direction;
  });
  return keyed.map(({ row }) => row);
}

type Compare = (a: unknown, b: unknown) => number;

/** The orders that servers use: by number, by time, by text in one of the usual ways. */
const orders: readonly Compare[] = [
  (a, b) => (asNumber(a) ?? Number.NaN) - (asNumber(b) ?? Number.NaN),
  (a, b) => timeOf(a) - timeOf(b),
  (a, b) => byNumbers(textOf(a), textOf(b)),
  (a, b) => byLetters(textOf(a), textOf(b)),
  (a, b) => (asText(a) < asText(b) ? -1 : Number(a !== b)),
];

/** Whether rows may be sorted by a field, in any order that servers use. Rows without a value are ignored. */
export function isInOrder(rows: readonly ShopRecord[], field: string, direction: number): boolean {
  const values = rows.map(row => valueAt(row, field)).filter(value => !isNothing(value));
  return orders.some(compare => values.every((value, at) => at === 0 || compare(values[at - 1], value) * direction <= 0));
}
