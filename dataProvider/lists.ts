/** Lists: a page of one that the server pages, or of one that comes whole. */
import type { GetListParams, GetListResult, PaginationPayload } from 'react-admin';
import { type Call, isPaged, type Plain, type Resource, type ShopRecord } from '../resources/define';
import { rowsFrom } from './fromReply';
import { send } from './http';
import { countsIn, ignoredIn, isServersPage, isWanted, listOf, listQuery } from './listQuery';
import type { AskedOfList } from './longLists';
import type { Rows } from './rows';
import { toRequest } from './toRequest';
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
  const ask: Ask = number => page(call, query.values, { ...pagination, page: number }, signal, { resource, list, query, params });
  const { rows, total, found } = await ask(pagination.page);
  if (found) return found;
  if (isServersPage(call, rows.length, total, pagination.perPage)) {
    const result = total === undefined ? await withoutTotal(rows, ask, pagination) : await withTotal(rows, total, ask, pagination);
    return { ...result, ...ignoredIn(result.data, query) };
  }
  const counts = countsIn(rows, list, resource, query);
  return { ...pageHere(rows, params, row => isWanted(row, query.tests)), ...(counts && { meta: { counts } }) };
}

/** Rows as they came, or what was asked for, `found` beside the page among rows that were many. */
export type Answered = Rows & { found?: GetListResult<ShopRecord> };

/** Reads a page of a list. */
export type Ask = (number: number) => Promise<Answered>;

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

/** Where this code cannot be had, long answers are read as all others, and choices are searched for. */
const large = () => import('./largeLists').catch(() => undefined);

async function page(
  call: Call,
  values: Plain,
  { page, perPage }: PaginationPayload,
  signal: AbortSignal | undefined,
  asked?: AskedOfList,
): Promise<Answered> {
  const reply = await send(toRequest(call, { values: { ...values, page, limit: perPage } }), signal);
  const long = reply.bytes && (await large());
  return (await long?.longList(reply, call, asked, signal)) ?? rowsFrom(reply.json, call);
}

/**
 * Every row of a list, for choices. Of a list that the server pages and that has more rows than a few hundred, only what
 * its first answer holds: `total`, or `pageInfo` where the server does not count, says that there are more.
 */
async function whole(call: Call, signal?: AbortSignal): Promise<GetListResult<ShopRecord>> {
  const ask: Ask = number => page(call, {}, { page: number, perPage: 100 }, signal);
  const { rows, total } = await ask(1);
  const isWhole = !isPaged(call) || !rows.length || (total !== undefined && rows.length >= total);
  if (isWhole) return { data: rows, total: rows.length };
  return (await large())?.allPages(rows, total, ask) ?? { data: rows, pageInfo: { hasNextPage: true, hasPreviousPage: false } };
}
