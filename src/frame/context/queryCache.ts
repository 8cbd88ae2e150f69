/**
 * The keys of the query cache, and what lies under each. No other file makes a key or looks into an entry that it has not made itself: two
 * entries of one resource may hold different things.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'react-admin';
import type { HttpReply } from '#dataProvider/http.ts';
import type { KeptAnswers } from '#dataProvider/lists.ts';
import type { ShopRecord } from '#define';

/** A page of a list, as react-admin's `useGetList` keeps it: a `GetListResult`. */
export const listKey = (resource: string, params: GetListParams): QueryKey => [resource, 'getList', params];

/** One record, as react-admin's `useGetOne` keeps it. */
export const recordKey = (resource: string, id: string): QueryKey => [resource, 'getOne', { id, meta: undefined }];

/** What a search box has found of a resource, page after page; without `words`, all that any has. */
export const searchKey = (resource: string, words?: string): QueryKey => [resource, 'search', ...(words === undefined ? [] : [words])];

/** How many rows of a list, or of a view of it, wait: a `Count`. */
export const countKey = (resource: string, list: string, item: string): QueryKey => [resource, 'count', `${list}.${item}`];

/** What a page has read, an object. Under the page's name: a write to a resource of the same name has it read again. */
export const readKey = (page: string, read: string, params: object): QueryKey => [page, 'read', read, params];

/** Who uses a record, a list of `Use`; all that can be told, or only what documented calls tell. Under no resource: it is asked with each question. */
export const usesKey = (resource: string, id: string, isAll: boolean): QueryKey => ['uses', resource, id, isAll];

/** The records of these ids that an action has left something to be done in. Under no resource: what is found there is written to next. */
export const followKey = (resource: string, action: string, ids: readonly string[]): QueryKey => ['follow', resource, action, ids];

/** Finds all that a write to a resource makes stale. Records of their own are left out where one was removed: its screen has nothing left to read. */
export const staleAfterWrite = (resource: string, removes = false) => ({
  queryKey: [resource],
  predicate: ({ queryKey }: { queryKey: QueryKey }) => !removes || queryKey[1] !== 'getOne',
});

/** Finds the answers of lists that came whole, an `HttpReply` each. */
export const wholeAnswers = { predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey[1] === 'answer' };

/** The answers of a resource's lists that came whole, but for those that a write has made stale. */
export function keptAnswers(queries: QueryClient, resource: string): KeptAnswers {
  const keyOf = (url: string): QueryKey => [resource, 'answer', url];
  return {
    get: url => {
      const state = queries.getQueryState<HttpReply>(keyOf(url));
      return state?.isInvalidated ? undefined : state?.data;
    },
    keep: (url, reply) => {
      // A long answer is compared with nothing, as that would parse it, and stays until its screen is left.
      queries.setQueryDefaults(keyOf(url), { structuralSharing: false, gcTime: Number.POSITIVE_INFINITY });
      queries.setQueryData(keyOf(url), reply);
    },
  };
}

type Change = (record: ShopRecord) => ShopRecord;

/** An entry with each of its records changed; one that holds no records as it is. */
function withRecords([, verb]: QueryKey, entry: unknown, change: Change): unknown {
  if (entry === undefined) return undefined;
  if (verb === 'getOne') return change(entry as ShopRecord);
  if (verb === 'getMany') return (entry as (ShopRecord | undefined)[]).map(record => record && change(record));
  if (verb !== 'getList' && verb !== 'getManyReference') return entry;
  const answer = entry as GetListResult<ShopRecord>;
  return { ...answer, data: answer.data.map(change) };
}

/** Changes a record wherever it is kept. @returns puts it back as it was. */
export function changeRecord(queries: QueryClient, resource: string, id: string, change: Change): () => void {
  const put = (key: QueryKey, entry: unknown, make: Change) => withRecords(key, entry, record => (record.id === id ? make(record) : record));
  const before: [QueryKey, ShopRecord][] = [];
  for (const [key, entry] of queries.getQueriesData({ queryKey: [resource] })) {
    let old: ShopRecord | undefined;
    const changed = put(key, entry, record => {
      old = record;
      return change(record);
    });
    if (!old) continue;
    before.push([key, old]);
    queries.setQueryData(key, changed);
  }
  return () => {
    for (const [key, old] of before) queries.setQueryData(key, (entry: unknown) => put(key, entry, () => old));
  };
}

/**
 * Takes a record out of every list that is kept. The last row of a later page stays, and the total says that the page before it is the last:
 * react-admin leads there, but from an empty page to the first.
 */
export function removeFromLists(queries: QueryClient, resource: string, id: string): void {
  for (const [key, answer] of queries.getQueriesData<GetListResult<ShopRecord>>({ queryKey: [resource, 'getList'] })) {
    const rows = answer?.data.filter(row => row.id !== id);
    if (!answer || !rows || rows.length === answer.data.length) continue;
    const { page, perPage } = (key[2] as GetListParams).pagination ?? { page: 1, perPage: 10 };
    const total = answer.total === undefined ? undefined : answer.total - 1;
    const isPageGone = !rows.length && page > 1;
    queries.setQueryData(key, isPageGone ? { ...answer, total: (page - 1) * perPage, pageInfo: undefined } : { ...answer, data: rows, total });
  }
}

/** A record as the list has it that was read last, of the lists that no write has made stale. */
export function latestRow(queries: QueryClient, resource: string, id: string): ShopRecord | undefined {
  const lists = queries.getQueryCache().findAll({ queryKey: [resource, 'getList'], predicate: ({ state }) => !state.isInvalidated });
  const rows = lists.flatMap(({ state }) => {
    const row = (state.data as GetListResult<ShopRecord> | undefined)?.data.find(one => one.id === id);
    return row ? [{ row, at: state.dataUpdatedAt }] : [];
  });
  return rows.sort((one, other) => other.at - one.at)[0]?.row;
}
