/** Reads lists: a page that the server makes, or a page out of a list that came whole. */
import type { GetListParams, GetListResult, PaginationPayload } from 'react-admin';
import { type Call, isPaged, type Plain, type Resource, type ShopRecord } from '#define';
import { rowsFrom, withFlags } from './fromReply';
import { type HttpReply, send } from './http';
import type { IsWhole, ListAnswer, ListRequest } from './largeLists';
import { countsIn, ignoredIn, isServersPage, isWanted, listOf, listQuery } from './listQuery';
import { pageOfRows } from './pageOfRows';
import type { Rows } from './rowsInReply';
import { toRequest } from './toRequest';

/** A signal that may abort a request. */
export type Signalled = { signal?: AbortSignal };

/** Keeps the answers of lists that came whole, by their address without a page. */
export interface CachedAnswers {
  get: (url: string) => HttpReply | undefined;
  keep: (url: string, reply: HttpReply) => void;
}

/** What `getList` takes beside react-admin's parameters. A list that `answers` holds whole sends no request. */
export type Reading = Signalled & { answers?: CachedAnswers };

/**
 * Reads rows of the list that `meta.list` names, by default the first. `meta.all` reads every row, for choices.
 * @returns `total`, or `pageInfo` when the server does not count. `meta.ignored` and `meta.unsorted` name parameters that the server
 * ignored; `meta.counts` has the number of rows of each view, where it is known.
 */
export async function getList(resource: Resource, params: GetListParams & Reading): Promise<GetListResult<ShopRecord>> {
  const result = await readList(resource, params);
  return { ...result, data: result.data.map(row => withFlags(resource, row)) };
}

async function readList(resource: Resource, params: GetListParams & Reading): Promise<GetListResult<ShopRecord>> {
  const { meta = {}, pagination = { page: 1, perPage: 10 }, signal, answers } = params;
  const list = listOf(resource, meta.list);
  const call = (meta.all ? resource.calls.all : undefined) ?? list?.call ?? resource.calls.all;
  if (!call) throw new Error(`'${resource.name}' declares no list call.`);
  if (meta.all) return readAll(call, signal);
  const query = listQuery(list, call, resource.fields, params);
  const request = { resource, list, query, params, answers };
  const read: ReadPage = (number, values = query.values) => readPage(call, values, { ...pagination, page: number }, signal, request);
  const { rows, total, isWhole, result: workerResult } = await read(pagination.page);
  if (workerResult) return workerResult;
  if (!isWhole) {
    const result = total === undefined ? await withoutTotal(rows, read, pagination) : await withTotal(rows, total, read, pagination);
    const searchCheck = query.values.search && meta.list !== undefined ? await import('./ignoredSearch').catch(() => undefined) : undefined;
    const isUnsearched = await searchCheck?.isUnsearched(result.data, call, query.values, values => read(pagination.page, values));
    return { ...result, ...ignoredIn(result.data, query, isUnsearched) };
  }
  const counts = countsIn(rows, list, resource, query);
  return { ...pageOfRows(rows, params, row => isWanted(row, query.tests)), ...(counts && { meta: { counts } }) };
}

/** Reads a page of the list, with its own parameters or with `values`. */
type ReadPage = (number: number, values?: Plain) => Promise<ListAnswer>;

/** A page of a list with a total. A page behind the end gives the last page instead. */
async function withTotal(rows: ShopRecord[], total: number, read: ReadPage, { page, perPage }: PaginationPayload) {
  const last = Math.ceil(total / perPage);
  const isBehind = !rows.length && total > 0 && page > last;
  return { data: isBehind ? (await read(last)).rows : rows, total };
}

/**
 * A page of a list without a total. A full page may have a next one; any other page is the last.
 * A page behind the end gives the page before it instead.
 */
async function withoutTotal(rows: ShopRecord[], read: ReadPage, { page: number, perPage }: PaginationPayload) {
  if (rows.length === perPage) return { data: rows, pageInfo: { hasNextPage: true, hasPreviousPage: number > 1 } };
  if (rows.length || number === 1) return { data: rows, total: (number - 1) * perPage + rows.length };
  const before = await read(number - 1);
  if (!before.rows.length) return { data: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } };
  return { data: before.rows, total: (number - 2) * perPage + before.rows.length };
}

/** When this code cannot be loaded, long answers are read like all others, and choices are found by searching. */
const largeLists = () => import('./largeLists').catch(() => undefined);

const plainAnswer = ({ rows, total }: Rows, isWhole: IsWhole): ListAnswer => ({ rows, total, isWhole: isWhole(rows.length, total) });

/** Reads a page, or the whole list when the server does not page. With a `request`, keeps the answer of a list that came whole. */
async function readPage(
  call: Call,
  values: Plain,
  { page, perPage }: PaginationPayload,
  signal: AbortSignal | undefined,
  request?: ListRequest & Pick<Reading, 'answers'>,
): Promise<ListAnswer> {
  // Page and order are left out: a list that came whole is paged and sorted here.
  const urlOf = (wanted: Plain) => toRequest(call, { values: { ...wanted, sortBy: undefined, order: undefined } }).url;
  const url = urlOf(values);
  const stored = request?.answers?.get(url) ?? request?.answers?.get(urlOf({ ...values, search: '', searchText: '' }));
  const reply = stored ?? (await send(toRequest(call, { values: { ...values, page, limit: perPage } }), signal));
  const isWhole: IsWhole = (count, total) => stored !== undefined || !isServersPage(call, count, total, perPage);
  const { bytes } = reply;
  const answer =
    (bytes && (await (await largeLists())?.longList(bytes, call, isWhole, request, signal))) ?? plainAnswer(rowsFrom(reply.json, call), isWhole);
  if (answer.isWhole && !stored) request?.answers?.keep(url, reply);
  return answer;
}

/**
 * Every row of a list, for choices. A list that the server pages and that has more than 300 rows gives only the first answer;
 * `total`, or `pageInfo` when the server does not count, then says that there are more.
 */
async function readAll(call: Call, signal?: AbortSignal): Promise<GetListResult<ShopRecord>> {
  const read = (number: number) => readPage(call, {}, { page: number, perPage: 100 }, signal);
  const { rows, total } = await read(1);
  const isWhole = !isPaged(call) || !rows.length || (total !== undefined && rows.length >= total);
  if (isWhole) return { data: rows, total: rows.length };
  return (await largeLists())?.allPages(rows, total, read) ?? { data: rows, pageInfo: { hasNextPage: true, hasPreviousPage: false } };
}
