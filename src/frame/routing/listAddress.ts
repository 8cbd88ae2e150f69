import type { Plain, Resource } from '#define';

interface ListParams {
  filter?: Plain;
  /** Default: the person's page size, else what the list declares. */
  perPage?: number | undefined;
}

/** The react-admin address of a list with the given parameters. */
export function listAddress({ name, lists }: Resource, key: string, { filter = {}, perPage }: ListParams = {}): string {
  const query = new URLSearchParams();
  if (Object.keys(filter).length) query.set('filter', JSON.stringify(filter));
  if (perPage !== undefined) query.set('perPage', String(perPage));
  return `/${name}${Object.keys(lists).indexOf(key) > 0 ? `/list/${key}` : ''}${query.size ? `?${query}` : ''}`;
}

/** The last address of each resource's list in this tab, with its search, filters and page. */
const addresses = new Map<string, string>();

/** Stores the address of the list on screen. */
export const rememberList = (resource: string, address: string): void => void addresses.set(resource, address);

/** The stored address of a resource's list, if any. */
export const lastListAddress = (resource: string): string | undefined => addresses.get(resource);
