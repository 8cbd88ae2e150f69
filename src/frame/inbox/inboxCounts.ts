/** The inbox: the lists and views whose rows wait to be worked off (`inbox` in their declaration), and their counts. */
import { limitAsync } from 'es-toolkit/promise';
import type { GetListResult } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { isFilterIgnored } from '#dataProvider/listQuery.ts';
import { type Conditions, conditionsOf, isPaged, type List, type Plain, type Resource, type ShopRecord } from '#define';
import { needsExtension } from '#frame/context/needsExtension.ts';
import { countKey } from '#frame/context/queryCache.ts';

export interface InboxItem {
  resource: Resource;
  list: string;
  /** The key of its label: that of the view, or of the list if all its rows wait. */
  name: string;
  filter: Plain;
  /** It is hidden unless the settings fulfil all of these. */
  conditions: readonly (Conditions | undefined)[];
  /** Counting it needs parameters that no specification documents. */
  needsExtension: boolean;
  /** The server returns the list whole, and the data provider filters it. */
  isWhole: boolean;
}

/** All items, in the order of the resources. */
export function inboxItems(resources: readonly Resource[]): InboxItem[] {
  return resources.flatMap(resource => Object.entries(resource.lists).flatMap(([key, list]) => itemsOf(resource, key, list)));
}

function itemsOf(resource: Resource, key: string, list: List): InboxItem[] {
  const isWhole = list.call !== undefined && !isPaged(list.call);
  const item = (name: string, filter: Plain): InboxItem => ({
    resource,
    list: key,
    name,
    filter,
    conditions: conditionsOf(list, resource.fields, filter),
    needsExtension: needsExtension(list, resource.fields, filter),
    isWhole,
  });
  const { inbox = [], views = {} } = list;
  return inbox === true ? [item(key, {})] : inbox.flatMap(view => (views[view] ? [item(view, views[view])] : []));
}

/** A count, or why there is none: the server ignores the filter, or does not count. */
export type Count = { known: number; reason?: never } | { known?: never; reason: 'ignored' | 'uncounted' };

/** At most this many rows are read to tell whether the server filters. */
const maxSample = 100;

/**
 * Counts the rows that match a filter, by the total of a one-row page. If the total is the same without the filter, the server may ignore
 * it: then the rows are read and checked, unless there are too many.
 * @param isWhole the server returns the list whole, and the data provider filters it
 * @throws what `ask` throws
 */
export async function countRows(
  ask: (filter: Plain, perPage: number) => Promise<GetListResult<ShopRecord>>,
  filter: Plain,
  isWhole: boolean,
): Promise<Count> {
  const first = await ask(filter, 1);
  if (isFilterIgnored(first.meta)) return { reason: 'ignored' };
  const { total } = first;
  if (total === undefined) return { reason: 'uncounted' };
  const isPlainList = Object.keys(filter).length === 0;
  if (isWhole || isPlainList || total <= first.data.length) return { known: total };
  const all = await ask({}, 1);
  if (all.total !== total) return { known: total };
  const rows = await ask(filter, maxSample);
  return !isFilterIgnored(rows.meta) && rows.data.length >= total ? { known: total } : { reason: 'ignored' };
}

/** How long a count is fresh, in milliseconds. */
const freshFor = 60_000;

/** Counts run one after another, so that they do not hold up the requests of staff. */
const countInTurn = limitAsync(countRows, 1);

/** The react-query options that count the rows of an inbox item. */
export const countQuery = (dataProvider: ShopDataProvider, { resource, list, name: item, filter, isWhole }: InboxItem) => ({
  queryKey: countKey(resource.name, list, item),
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const ask = (filter: object, perPage: number) =>
      dataProvider.getList<ShopRecord>(resource.name, {
        pagination: { page: 1, perPage },
        filter,
        meta: { list },
        signal,
      });
    return countInTurn(ask, filter, isWhole);
  },
  staleTime: freshFor,
  retry: false,
});
