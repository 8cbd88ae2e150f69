/** The order of rows: made here, and checked where a server was asked for it. Pure. */
import { isNothing } from './conditions';
import { asNumber, asText, type ShopRecord, valueAt } from './records';

/** What of a value can be sorted by: itself, or the name of what it refers to. */
function textOf(value: unknown): string {
  const named = typeof value === 'object' && value !== null ? (valueAt(value, 'primaryLang.name') ?? valueAt(value, 'name') ?? '') : value;
  return asText(named ?? '').toLowerCase();
}

const digits = /^\d+$/;

const plainly = new Intl.Collator('en').compare;
const byNumbers = new Intl.Collator('en', { numeric: true }).compare;

/** The rows by what stands in a field; `direction` is 1 or -1. What is compared is read once for each: a list may be long. */
export function inOrder<R extends object>(rows: readonly R[], field: string, direction: number): R[] {
  const keyed = rows.map(row => {
    const value = valueAt(row, field);
    return { row, value, text: textOf(value) };
  });
  keyed.sort((a, b) => {
    if (typeof a.value === 'number' && typeof b.value === 'number') return (a.value - b.value) * direction;
    // 'Size 9' comes before 'Size 10', but the digits that begin an id such as 6904a6 are no number.
    const compare = field !== 'id' || (digits.test(a.text) && digits.test(b.text)) ? byNumbers : plainly;
    return compare(a.text, b.text) * direction;
  });
  return keyed.map(({ row }) => row);
}

type Compare = (a: unknown, b: unknown) => number;

/** The ways in which servers sort: by number, by time, by letters in one of the usual orders. */
const ways: readonly Compare[] = [
  (a, b) => (asNumber(a) ?? Number.NaN) - (asNumber(b) ?? Number.NaN),
  (a, b) => new Date(asText(a)).getTime() - new Date(asText(b)).getTime(),
  (a, b) => byNumbers(textOf(a), textOf(b)),
  (a, b) => plainly(textOf(a), textOf(b)),
  (a, b) => (asText(a) < asText(b) ? -1 : Number(a !== b)),
];

/** Whether rows may be in an order that a server was asked for, in any way that servers sort. What a row lacks tells nothing. */
export function isInOrder(rows: readonly ShopRecord[], field: string, direction: number): boolean {
  const values = rows.map(row => valueAt(row, field)).filter(value => !isNothing(value));
  return ways.some(compare => values.every((value, at) => at === 0 || compare(values[at - 1], value) * direction <= 0));
}
