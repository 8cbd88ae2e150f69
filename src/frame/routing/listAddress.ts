import type { SortPayload } from 'react-admin';
import type { Plain, Resource } from '#define';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { parseListPreferences, readStoredText } from '#frame/context/listPreferences.ts';

interface Wanted {
  filter: Plain;
  perPage: number;
  sort?: SortPayload | undefined;
}

/** react-admin's own address of a list, with what is asked of it; what is asked anyway is left out. */
export function listAddress({ name, lists }: Resource, key: string, { filter, perPage, sort }: Wanted): string {
  const query = new URLSearchParams();
  if (Object.keys(filter).length) query.set('filter', JSON.stringify(filter));
  const own = parseListPreferences(readStoredText(`${name}/${key}`)).perPage;
  if (perPage !== (own ?? defaultListParams(key, lists[key] ?? { columns: [] }).pagination.perPage)) query.set('perPage', String(perPage));
  if (sort) {
    query.set('sort', sort.field);
    query.set('order', sort.order);
  }
  return `/${name}${Object.keys(lists).indexOf(key) > 0 ? `/list/${key}` : ''}${query.size ? `?${query}` : ''}`;
}
