/** Lists: a page of one that the server pages, or of one that comes whole. */
import type { GetListParams, GetListResult, PaginationPayload } from 'react-admin';
import { type Call, isPaged, type Resource, type ShopRecord } from '../resources/define';
import { rowsFrom } from './fromReply';
import { countsIn, ignoredIn, isWanted, type ListQuery, listOf, listQuery } from './listQuery';
import { run } from './run';
import { pageHere } from './wholeLists';

/** What may end a request before its answer. */
export type Signalled = { signal?: AbortSignal };

/**
 * The rows that `params` asks for, of the list that `meta.list` names, else the first; with `meta.all`, every row there is, for choices.
 * @returns `total`, or `pageInfo` where the server does not count; in `meta` what the server was asked for and did not do
 * (`ignored`, `unsorted`), and how many rows each view has (`counts`) where that is known.
 */
export async function getList(resource: Resource, params: GetListParams & Signalled) {
  const { meta = {}, pagination = { page: 1, perPage: 10 }, signal } = params;
  const list = listOf(resource, meta.list);
  const call = (meta.all ? resource.calls.all : undefined) ?? list?.call ?? resource.calls.all;
  if (!call) throw new Error(`'${resource.name}' declares no list call.`);
  if (meta.all) return whole(call, signal);
  const query = listQuery(list, call, resource.fields, params);
  const ask: Ask = number => page(call, query, { ...pagination, page: number }, signal);
  const { rows, total } = await ask(pagination.page);
  if (isPaged(call) && (total !== undefined || rows.length <= pagination.perPage)) {
    const result = total === undefined ? await withoutTotal(rows, ask, pagination) : await withTotal(rows, total, ask, pagination);
    return { ...result, ...ignoredIn(result.data, query) };
  }
  const isAll = !query.values.search && !query.tests.some(({ isSent }) => isSent);
  const counts = list?.views && isAll ? { meta: { counts: countsIn(rows, list, resource.fields) } } : {};
  return { ...pageHere(rows, params, row => isWanted(row, query.tests)), ...counts };
}

/** Reads a page of a list. */
type Ask = (number: number) => Promise<{ rows: ShopRecord[]; total: number | undefined }>;

/** A page of a list whose server says how many there are; in place of one behind the end comes the last. */
async function withTotal(rows: ShopRecord[], total: number, ask: Ask, { page, perPage }: PaginationPayload) {
  const last = Math.ceil(total / perPage);
  const isBehind = !rows.length && total > 0 && page > last;
  return { data: isBehind ? (await ask(last)).rows : rows, total };
}

/**
 * A page of a list whose server does not say how many there are: a full one may have a next page, any other is the last.
 * In place of one behind the end comes the page before it.
 */
async function withoutTotal(rows: ShopRecord[], ask: Ask, { page: number, perPage }: PaginationPayload) {
  if (rows.length === perPage) return { data: rows, pageInfo: { hasNextPage: true, hasPreviousPage: number > 1 } };
  if (rows.length || number === 1) return { data: rows, total: (number - 1) * perPage + rows.length };
  const before = await ask(number - 1);
  if (!before.rows.length) return { data: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } };
  return { data: before.rows, total: (number - 2) * perPage + before.rows.length };
}

async function page(call: Call, { values }: Pick<ListQuery, 'values'>, { page, perPage }: PaginationPayload, signal?: AbortSignal) {
  return rowsFrom(await run(call, { values: { ...values, page, limit: perPage } }, signal), call);
}

/** The most records that a select is given whole. */
const mostChoices = 300;

/**
 * Every row of a list, for choices. Of a list that the server pages and that has more rows than a few hundred, only what
 * its first answer holds: `total`, or `pageInfo` where the server does not count, says that there are more.
 */
async function whole(call: Call, signal?: AbortSignal): Promise<GetListResult<ShopRecord>> {
  const ask: Ask = number => page(call, { values: {} }, { page: number, perPage: 100 }, signal);
  const { rows, total } = await ask(1);
  const isWhole = !isPaged(call) || !rows.length || (total !== undefined && rows.length >= total);
  if (isWhole) return { data: rows, total: rows.length };
  if (total === undefined) return uncounted(rows, ask);
  if (total > mostChoices) return { data: rows, total };
  const others = Array.from({ length: Math.ceil(total / rows.length) - 1 }, (_, index) => ask(index + 2));
  const data = withoutRepeats([...rows, ...(await Promise.all(others)).flatMap(({ rows }) => rows)]);
  return { data, total: data.length };
}

/** Page after page of a list whose length the server does not tell, until one brings nothing new, or there are too many. */
async function uncounted(first: ShopRecord[], ask: Ask): Promise<GetListResult<ShopRecord>> {
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
