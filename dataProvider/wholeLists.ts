/** What is done here to a list that came whole: search, order, page. Pure. */
import type { GetListParams } from 'react-admin';
import { type ShopRecord, valueAt } from '../resources/define';

/** Search, order and page of a list that came whole. */
export function pageHere(rows: ShopRecord[], { pagination = { page: 1, perPage: 10 }, sort, filter = {} }: GetListParams) {
  const words = typeof filter.q === 'string' ? filter.q.trim().toLowerCase() : '';
  const found = words ? rows.filter(row => wordsIn(row).includes(words)) : rows;
  const sorted = sort?.field ? inOrder(found, sort.field, sort.order === 'DESC' ? -1 : 1) : found;
  const from = (pagination.page - 1) * pagination.perPage;
  return { data: sorted.slice(from, from + pagination.perPage), total: found.length };
}

/** All that staff may look for in a row, in small letters, whether a column shows it or not; ids, addresses of images and dates are no words. */
export function wordsIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : '';
  return Object.entries(value)
    .filter(([key]) => !/^(_?id|url|(created|updated)At)$/.test(key))
    .map(([, inner]) => wordsIn(inner))
    .join('\n');
}

/** What of a value can be sorted by: itself, or the name of what it refers to. */
function textOf(value: unknown): string {
  const named = typeof value === 'object' && value !== null ? (valueAt(value, 'primaryLang.name') ?? valueAt(value, 'name') ?? '') : value;
  return String(named ?? '').toLowerCase();
}

const digits = /^\d+$/;

const plainly = new Intl.Collator('en').compare;
const byNumbers = new Intl.Collator('en', { numeric: true }).compare;

/** The rows by what stands in a field. What is compared is read once for each: a list may be long. */
function inOrder(rows: ShopRecord[], field: string, direction: number): ShopRecord[] {
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
