/** Filters, searches, sorts and pages the rows of a list that came whole. Pure. */
import type { GetListParams } from 'react-admin';
import { inOrder, type ShopRecord, textHolds } from '#define';

/** One page of the wanted rows, sorted. A page behind the end gives the last page. `others` are the wanted rows of other pages. `isWanted` applies the filters, `orderBy` computes what they are sorted by. */
export function pageOfRows(
  rows: ShopRecord[],
  { pagination = { page: 1, perPage: 10 }, sort, filter = {} }: GetListParams,
  isWanted: (row: ShopRecord) => boolean = () => true,
  orderBy?: (row: ShopRecord) => unknown,
) {
  const words = typeof filter.q === 'string' ? filter.q.trim() : '';
  const holdsWords = textHolds(words);
  const filtered = rows.filter(isWanted);
  const matches = words ? filtered.filter(row => holdsWords(searchWordsIn(row))) : filtered;
  const sorted = sort?.field ? inOrder(matches, sort.field, sort.order === 'DESC' ? -1 : 1, orderBy) : matches;
  const { page, perPage } = pagination;
  const last = Math.max(1, Math.ceil(matches.length / perPage));
  const from = (Math.min(page, last) - 1) * perPage;
  const data = sorted.slice(from, from + perPage);
  return { data, total: matches.length, others: [...sorted.slice(0, from), ...sorted.slice(from + perPage)] };
}

/** All texts and numbers of a row in lower case, for searching, also those that no column shows. Ids, addresses of images and dates are left out. */
export function searchWordsIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : '';
  return Object.entries(value)
    .filter(([key]) => !/^(_?id|url|(created|updated)At)$/.test(key))
    .map(([, inner]) => searchWordsIn(inner))
    .join('\n');
}
