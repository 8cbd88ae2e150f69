/** Counts the rows of a list or view, although a server may ignore the filter or not count at all. */
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import type { Plain, ShopRecord } from '#define';
import { limitConcurrency } from '#frame/actions/limitConcurrency.ts';
import { countKey } from '#frame/context/queryCache.ts';
import type { InboxItem } from './inboxItems';

interface Answer {
  data: readonly ShopRecord[];
  /** Undefined if the server does not count. */
  total?: number | undefined;
  meta?: { ignored?: readonly string[] };
}

/** A count, or why there is none: the server ignores the filter, or does not count. */
export type Count = { known: number; reason?: never } | { known?: never; reason: 'ignored' | 'uncounted' };

/** At most this many rows are read to tell whether the server filters. */
const maxSample = 100;

const isIgnored = ({ meta }: Answer): boolean => Boolean(meta?.ignored?.length);

/**
 * Counts the rows that match a filter, by the total of a one-row page. If the total is the same without the filter, the server may ignore
 * it: then the rows are read and checked, unless there are too many.
 * @param isWhole the server returns the list whole, and the data provider filters it
 * @throws what `ask` throws
 */
export async function countRows(ask: (filter: Plain, perPage: number) => Promise<Answer>, filter: Plain, isWhole: boolean): Promise<Count> {
  const first = await ask(filter, 1);
  if (isIgnored(first)) return { reason: 'ignored' };
  const { total } = first;
  if (total === undefined) return { reason: 'uncounted' };
  const isPlainList = Object.keys(filter).length === 0;
  if (isWhole || isPlainList || total <= first.data.length) return { known: total };
  const all = await ask({}, 1);
  if (all.total !== total) return { known: total };
  const rows = await ask(filter, maxSample);
  return !isIgnored(rows) && rows.data.length >= total ? { known: total } : { reason: 'ignored' };
}

/** How long a count is fresh, in milliseconds. */
const freshFor = 60_000;

/** Counts run one after another, so that they do not hold up the requests of staff. */
const queue = limitConcurrency(1);

/** The react-query options that count the rows of an inbox item. */
export const countQuery = (dataProvider: ShopDataProvider, { resource, list, name: item, filter, isWhole }: InboxItem) => ({
  queryKey: countKey(resource.name, list, item),
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const ask = (filter: object, perPage: number) =>
      dataProvider.getList<ShopRecord>(resource.name, {
        pagination: { page: 1, perPage },
        sort: { field: '', order: 'ASC' },
        filter,
        meta: { list },
        signal,
      });
    return queue(signal, () => countRows(ask, filter, isWhole));
  },
  staleTime: freshFor,
  retry: false,
});
