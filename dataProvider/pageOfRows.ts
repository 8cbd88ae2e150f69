/** What is done here to a list that came whole: filters, search, order, page. Pure. */
import type { GetListParams } from 'react-admin';
import { inOrder, type ShopRecord, textHolds } from '#define';

/** Of a list that came whole, the rows that are wanted, in order, a page of them; in place of one behind the end the last. `isWanted` says which the filters leave. */
export function pageOfRows(
  rows: ShopRecord[],
  { pagination = { page: 1, perPage: 10 }, sort, filter = {} }: GetListParams,
  isWanted: (row: ShopRecord) => boolean = () => true,
) {
  const words = typeof filter.q === 'string' ? filter.q.trim() : '';
  const holds = textHolds(words);
  const wanted = rows.filter(isWanted);
  const found = words ? wanted.filter(row => holds(searchWordsIn(row))) : wanted;
  const sorted = sort?.field ? inOrder(found, sort.field, sort.order === 'DESC' ? -1 : 1) : found;
  const { page, perPage } = pagination;
  const last = Math.max(1, Math.ceil(found.length / perPage));
  const from = (Math.min(page, last) - 1) * perPage;
  return { data: sorted.slice(from, from + perPage), total: found.length };
}

/** All that staff may look for in a row, in small letters, whether a column shows it or not; ids, addresses of images and dates are no words. */
export function searchWordsIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : '';
  return Object.entries(value)
    .filter(([key]) => !/^(_?id|url|(created|updated)At)$/.test(key))
    .map(([, inner]) => searchWordsIn(inner))
    .join('\n');
}
