import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import type { ShopRecord } from '#define';
import { limitConcurrency } from '#frame/actions/limitConcurrency.ts';
import { countKey } from '#frame/context/queryCache.ts';
import { countRows } from './countRows';
import type { InboxItem } from './inboxItems';

/** For how long a count need not be asked for again, in milliseconds. */
const freshFor = 60_000;

/** Counts go one after another, so that what staff ask for does not wait for all of them. */
const turn = limitConcurrency(1);

/** How react-query counts the rows that wait. */
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
    return turn(signal, () => countRows(ask, filter, isWhole));
  },
  staleTime: freshFor,
  retry: false,
});
