import type { SortPayload } from 'react-admin';
import type { Plain, Resource } from '#define';
import { defaultListParams, usualPerPage } from '#frame/context/defaultListParams.ts';
import { parseListPreferences, readStoredText } from '#frame/context/listPreferences.ts';

interface ListParams {
  filter: Plain;
  /** Default: what the list declares. */
  perPage?: number | undefined;
  sort?: SortPayload | undefined;
}

/** The react-admin address of a list with the given parameters; defaults are left out. */
export function listAddress({ name, lists }: Resource, key: string, { filter, sort, ...params }: ListParams): string {
  const list = lists[key] ?? { columns: [] };
  const { perPage = usualPerPage(list) } = params;
  const query = new URLSearchParams();
  if (Object.keys(filter).length) query.set('filter', JSON.stringify(filter));
  const preferred = parseListPreferences(readStoredText(`${name}/${key}`)).perPage;
  if (perPage !== (preferred ?? defaultListParams(key, list).pagination.perPage)) query.set('perPage', String(perPage));
  if (sort) {
    query.set('sort', sort.field);
    query.set('order', sort.order);
  }
  return `/${name}${Object.keys(lists).indexOf(key) > 0 ? `/list/${key}` : ''}${query.size ? `?${query}` : ''}`;
}

/** The last address of each resource's list in this tab, with its search, filters and page. */
const addresses = new Map<string, string>();

/** Stores the address of the list on screen. */
export const rememberList = (resource: string, address: string): void => void addresses.set(resource, address);

/** The stored address of a resource's list, if any. */
export const lastListAddress = (resource: string): string | undefined => addresses.get(resource);
