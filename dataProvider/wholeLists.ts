/** What is done here to a list that came whole: filters, search, order, page. Pure. */
import type { GetListParams } from 'react-admin';
import { inOrder, type ShopRecord } from '../resources/define';

/** Of a list that came whole, the rows that are wanted, in order, a page of them. `isWanted` says which the filters leave. */
export function pageHere(
  rows: ShopRecord[],
  { pagination = { page: 1, perPage: 10 }, sort, filter = {} }: GetListParams,
  isWanted: (row: ShopRecord) => boolean = () => true,
) {
  const words = typeof filter.q === 'string' ? filter.q.trim().toLowerCase() : '';
  const wanted = rows.filter(isWanted);
  const found = words ? wanted.filter(row => wordsIn(row).includes(words)) : wanted;
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
