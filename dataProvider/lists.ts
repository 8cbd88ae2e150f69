/** Lists: a page of one that the server pages, or of one that comes whole. */
import type { GetListParams, GetListResult } from 'react-admin';
import type { Call, List, Resource, ShopRecord } from '../resources/define';
import { rowsFrom } from './fromReply';
import { run } from './run';
import { pageHere } from './wholeLists';

/** What may end a request before its answer. */
export type Signalled = { signal?: AbortSignal };

/**
 * The rows that `params` asks for, of the list that `meta.list` names, else the first; with `meta.all`, every row there is, for choices.
 * @returns `total`, or `pageInfo` where the server does not count.
 */
export async function getList(resource: Resource, params: GetListParams & Signalled) {
  const { meta = {}, pagination = { page: 1, perPage: 10 }, signal } = params;
  const list = listOf(resource, meta.list);
  const call = (meta.all ? resource.calls.all : undefined) ?? list?.call ?? resource.calls.all;
  if (!call) throw new Error(`'${resource.name}' declares no list call.`);
  if (meta.all) return whole(call, signal);
  const { rows, total } = await page(call, params);
  const paged = call.query.some(({ name }) => name === 'page');
  if (paged && total !== undefined) {
    const last = Math.ceil(total / pagination.perPage);
    if (!rows.length && total > 0 && pagination.page > last) {
      return page(call, { ...params, pagination: { ...pagination, page: last } }).then(({ rows }) => ({ data: rows, total }));
    }
    return { data: rows, total };
  }
  if (paged && rows.length <= pagination.perPage) return withoutTotal(rows, call, params);
  return pageHere(rows, params);
}

/**
 * A page of a list whose server does not say how many there are: a full one may have a next page, any other is the last.
 * In place of one behind the end comes the page before it.
 */
async function withoutTotal(rows: ShopRecord[], call: Call, params: GetListParams & Signalled) {
  const { page: number, perPage } = params.pagination ?? { page: 1, perPage: 10 };
  if (rows.length === perPage) return { data: rows, pageInfo: { hasNextPage: true, hasPreviousPage: number > 1 } };
  if (rows.length || number === 1) return { data: rows, total: (number - 1) * perPage + rows.length };
  const before = await page(call, { ...params, pagination: { page: number - 1, perPage } });
  if (!before.rows.length) return { data: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } };
  return { data: before.rows, total: (number - 2) * perPage + before.rows.length };
}

/** The list that `meta.list` names, else the first. */
const listOf = (resource: Resource, key: unknown): List | undefined =>
  typeof key === 'string' ? resource.lists[key] : Object.values(resource.lists)[0];

async function page(call: Call, { pagination = { page: 1, perPage: 10 }, filter = {}, signal }: GetListParams & Signalled) {
  const search = typeof filter.q === 'string' ? filter.q.trim() : '';
  const values = { ...filter, page: pagination.page, limit: pagination.perPage, search, searchText: search };
  return rowsFrom(await run(call, { values }, signal), call);
}

/** The most records that a select is given whole. */
const mostChoices = 300;

/**
 * Every row of a list, for choices. Of a list that the server pages and that has more rows than a few hundred, only what
 * its first answer holds: `total`, or `pageInfo` where the server does not count, says that there are more.
 */
async function whole(call: Call, signal?: AbortSignal): Promise<GetListResult<ShopRecord>> {
  const ask = (number: number) => page(call, { pagination: { page: number, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {}, signal });
  const { rows, total } = await ask(1);
  const isWhole = !call.query.some(({ name }) => name === 'page') || !rows.length || (total !== undefined && rows.length >= total);
  if (isWhole) return { data: rows, total: rows.length };
  if (total === undefined) return uncounted(rows, ask);
  if (total > mostChoices) return { data: rows, total };
  const others = Array.from({ length: Math.ceil(total / rows.length) - 1 }, (_, index) => ask(index + 2));
  const data = withoutRepeats([...rows, ...(await Promise.all(others)).flatMap(({ rows }) => rows)]);
  return { data, total: data.length };
}

/** Page after page of a list whose length the server does not tell, until one brings nothing new, or there are too many. */
async function uncounted(first: ShopRecord[], ask: (number: number) => Promise<{ rows: ShopRecord[] }>): Promise<GetListResult<ShopRecord>> {
  let data = first;
  for (let number = 2; data.length <= mostChoices; number++) {
    const { rows } = await ask(number);
    const known = data.length;
    data = withoutRepeats([...data, ...rows]);
    if (data.length === known) return { data, total: known };
  }
  return { data, pageInfo: { hasNextPage: true, hasPreviousPage: false } };
}

const withoutRepeats = (rows: readonly ShopRecord[]): ShopRecord[] => [...new Map(rows.map(row => [row.id, row])).values()];
