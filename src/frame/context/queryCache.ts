/**
 * The keys of the query cache, and the type of each entry. Other files make no keys and read no entries but their own: two entries of one
 * resource may have different types. A write to a resource makes stale what begins with its name, except counts (`staleAfterWrite`).
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'react-admin';
import type { Rows } from '#dataProvider/fromReply.ts';
import type { WholeLists } from '#dataProvider/lists.ts';
import type { ShopRecord } from '#define';

/** A page of a list: the `GetListResult` of react-admin's `useGetList`. */
export const getListKey = (resource: string, params: GetListParams): QueryKey => [resource, 'getList', params];

/** The number of rows in a list or a view: a `Count`. A write does not make it stale: the app counts again once after several writes. */
export const countKey = (resource: string, list: string, item: string): QueryKey => [resource, 'count', `${list}.${item}`];

/** A read of a page: an object. A write to a resource of the page's name makes it stale. */
export const readKey = (page: string, read: string, params: object): QueryKey => [page, 'read', read, params];

/** Which records use a record: a list of `UsageCount`, with extensions when `isAll`. Each delete question reads it anew. */
export const usesKey = (resource: string, id: string, isAll: boolean): QueryKey => ['uses', resource, id, isAll];

/** The records of these ids that still need an action's follow-up. The follow-up does not make this stale. */
export const followKey = (resource: string, action: string, ids: readonly string[]): QueryKey => ['follow', resource, action, ids];

/** The answer with a record that is printed. Each print reads it anew. */
export const printKey = (resource: string, id: string): QueryKey => ['print', resource, id];

/** The version of the app that the server has: a text. */
export const versionKey: QueryKey = ['version'];

/** The regular look whether a watched list is due to be read: `null`. A write must not bring it forward. */
export const watchKey = (list: string): QueryKey => ['watch', list];

/** A query filter for what a write to a resource makes stale. `removes`: it removed a record, so single records are left out, as reading that one would fail. */
export const staleAfterWrite = (resource: string, removes = false) => ({
  queryKey: [resource],
  predicate: ({ queryKey: [, kind] }: { queryKey: QueryKey }) => kind !== 'count' && !(removes && kind === 'getOne'),
});

/** A query filter for the lists that came whole: `Rows` each. */
export const wholeListEntries = { predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey[1] === 'whole' };

/** The whole lists of a resource that are not stale. */
export function wholeLists(queryClient: QueryClient, resource: string): WholeLists {
  const keyOf = (url: string): QueryKey => [resource, 'whole', url];
  return {
    get: url => {
      const state = queryClient.getQueryState<Rows>(keyOf(url));
      return state?.isInvalidated ? undefined : state?.data;
    },
    keep: (url, rows) => {
      // The rows stay until their screen is left. Comparing thousands of them with those before takes long.
      queryClient.setQueryDefaults(keyOf(url), { structuralSharing: false, gcTime: Number.POSITIVE_INFINITY });
      queryClient.setQueryData(keyOf(url), rows);
    },
  };
}

/**
 * A request for a page behind the end is answered with the last page. Stores that answer under the key of the last page for some seconds:
 * react-admin then opens that page, and would request it again.
 */
export function keepLastPage(
  queryClient: QueryClient,
  resource: string,
  { pagination, sort, filter, meta }: GetListParams,
  answer: GetListResult,
): void {
  if (!pagination || answer.total === undefined) return;
  const last = Math.ceil(answer.total / pagination.perPage) || 1;
  if (last >= pagination.page) return;
  const key = getListKey(resource, { pagination: { ...pagination, page: last }, sort, filter, meta });
  queryClient.setQueryDefaults(key, { staleTime: 5000 });
  queryClient.setQueryData(key, answer);
}

type Change = (record: ShopRecord) => ShopRecord;

/** An entry with each of its records changed. Entries without records stay as they are. */
function withRecords([, verb]: QueryKey, entry: unknown, change: Change): unknown {
  if (entry === undefined) return undefined;
  if (verb === 'getOne') return change(entry as ShopRecord);
  if (verb === 'getMany') return (entry as (ShopRecord | undefined)[]).map(record => record && change(record));
  if (verb !== 'getList' && verb !== 'getManyReference') return entry;
  const answer = entry as GetListResult<ShopRecord>;
  return { ...answer, data: answer.data.map(change) };
}

/** Changes a record in every entry that has it. @returns a function that restores it */
export function changeRecord(queryClient: QueryClient, resource: string, id: string, change: Change): () => void {
  const withRecord = (key: QueryKey, entry: unknown, make: Change) => withRecords(key, entry, record => (record.id === id ? make(record) : record));
  const before: [QueryKey, ShopRecord][] = [];
  for (const [key, entry] of queryClient.getQueriesData({ queryKey: [resource] })) {
    let old: ShopRecord | undefined;
    const changed = withRecord(key, entry, record => {
      old = record;
      return change(record);
    });
    if (!old) continue;
    before.push([key, old]);
    queryClient.setQueryData(key, changed);
  }
  return () => {
    for (const [key, old] of before) queryClient.setQueryData(key, (entry: unknown) => withRecord(key, entry, () => old));
  };
}

/**
 * Removes a record from every cached list. The last row of a page behind the first stays, with a total that ends before it: react-admin then
 * opens the page before. An empty page would open the first.
 */
export function removeFromLists(queryClient: QueryClient, resource: string, id: string): void {
  for (const [key, answer] of queryClient.getQueriesData<GetListResult<ShopRecord>>({ queryKey: [resource, 'getList'] })) {
    const rows = answer?.data.filter(row => row.id !== id);
    if (!answer || !rows || rows.length === answer.data.length) continue;
    const { page, perPage } = (key[2] as GetListParams).pagination ?? { page: 1, perPage: 10 };
    const total = answer.total === undefined ? undefined : answer.total - 1;
    const isPageGone = !rows.length && page > 1;
    queryClient.setQueryData(key, isPageGone ? { ...answer, total: (page - 1) * perPage, pageInfo: undefined } : { ...answer, data: rows, total });
  }
}

/** A record from the list that was read last, ignoring stale lists. */
export function latestRow(queryClient: QueryClient, resource: string, id: string): ShopRecord | undefined {
  const lists = queryClient.getQueryCache().findAll({ queryKey: [resource, 'getList'], predicate: ({ state }) => !state.isInvalidated });
  const rows = lists.flatMap(({ state }) => {
    const row = (state.data as GetListResult<ShopRecord> | undefined)?.data.find(one => one.id === id);
    return row ? [{ row, at: state.dataUpdatedAt }] : [];
  });
  return rows.sort((one, other) => other.at - one.at)[0]?.row;
}
