/** Lists: a page of one that the server pages, or of one that comes whole. */
import type { GetListParams, GetListResult, PaginationPayload } from 'react-admin';
import { type Call, isPaged, type Plain, type Resource, type ShopRecord } from '#define';
import { rowsFrom, withFlags } from './fromReply';
import { type HttpReply, send } from './http';
import { countsIn, ignoredIn, isServersPage, isWanted, listOf, listQuery } from './listQuery';
import type { AskedOfList } from './longLists';
import { pageOfRows } from './pageOfRows';
import type { Rows } from './rowsInReply';
import { toRequest } from './toRequest';

/** What may end a request before its answer. */
export type Signalled = { signal?: AbortSignal };

/** Keeps the answers of lists that came whole, by the address that they were asked for without a page. */
export interface KeptAnswers {
  get: (url: string) => HttpReply | undefined;
  keep: (url: string, reply: HttpReply) => void;
}

/** What a list may be given beside react-admin's parameters: where `answers` has it whole, the server is not asked. */
export type Reading = Signalled & { answers?: KeptAnswers };

/**
 * The rows that `params` asks for, of the list that `meta.list` names, else the first; with `meta.all`, every row there is, for choices.
 * @returns `total`, or `pageInfo` where the server does not count; in `meta` what the server was asked for and did not do
 * (`ignored`, `unsorted`), and how many rows each view has (`counts`) where that is known.
 */
export async function getList(resource: Resource, params: GetListParams & Reading): Promise<GetListResult<ShopRecord>> {
  const result = await asAnswered(resource, params);
  return { ...result, data: result.data.map(row => withFlags(resource, row)) };
}

async function asAnswered(resource: Resource, params: GetListParams & Reading): Promise<GetListResult<ShopRecord>> {
  const { meta = {}, pagination = { page: 1, perPage: 10 }, signal, answers } = params;
  const list = listOf(resource, meta.list);
  const call = (meta.all ? resource.calls.all : undefined) ?? list?.call ?? resource.calls.all;
  if (!call) throw new Error(`'${resource.name}' declares no list call.`);
  if (meta.all) return whole(call, signal);
  const query = listQuery(list, call, resource.fields, params);
  const reading = { resource, list, query, params, answers };
  const ask: ReadPage = (number, values = query.values) => page(call, values, { ...pagination, page: number }, signal, reading);
  const { rows, total, isWhole, found } = await ask(pagination.page);
  if (found) return found;
  if (!isWhole) {
    const result = total === undefined ? await withoutTotal(rows, ask, pagination) : await withTotal(rows, total, ask, pagination);
    const looked = query.values.search && meta.list !== undefined ? await import('./ignoredSearch').catch(() => undefined) : undefined;
    const isUnsearched = await looked?.isUnsearched(result.data, call, query.values, values => ask(pagination.page, values));
    return { ...result, ...ignoredIn(result.data, query, isUnsearched) };
  }
  const counts = countsIn(rows, list, resource, query);
  return { ...pageOfRows(rows, params, row => isWanted(row, query.tests)), ...(counts && { meta: { counts } }) };
}

/** Rows as they came, whole or a page that the server made; or, of many that came whole, those that were asked for, `found` by the worker. */
export type ListAnswer = Rows & { isWhole: boolean; found?: GetListResult<ShopRecord> };

/** Whether so many rows are the whole list, where the answer says that there are `total`. */
export type IsWhole = (count: number, total: number | undefined) => boolean;

/** Reads a page of a list; with other parameters than the list was asked for, where some are given. */
export type ReadPage = (number: number, values?: Plain) => Promise<ListAnswer>;

/** A page of a list whose server says how many there are; in place of one behind the end comes the last. */
async function withTotal(rows: ShopRecord[], total: number, ask: ReadPage, { page, perPage }: PaginationPayload) {
  const last = Math.ceil(total / perPage);
  const isBehind = !rows.length && total > 0 && page > last;
  return { data: isBehind ? (await ask(last)).rows : rows, total };
}

/**
 * A page of a list whose server does not say how many there are: a full one may have a next page, any other is the last.
 * In place of one behind the end comes the page before it.
 */
async function withoutTotal(rows: ShopRecord[], ask: ReadPage, { page: number, perPage }: PaginationPayload) {
  if (rows.length === perPage) return { data: rows, pageInfo: { hasNextPage: true, hasPreviousPage: number > 1 } };
  if (rows.length || number === 1) return { data: rows, total: (number - 1) * perPage + rows.length };
  const before = await ask(number - 1);
  if (!before.rows.length) return { data: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } };
  return { data: before.rows, total: (number - 2) * perPage + before.rows.length };
}

/** Where this code cannot be had, long answers are read as all others, and choices are searched for. */
const large = () => import('./largeLists').catch(() => undefined);

const inShort = ({ rows, total }: Rows, isWhole: IsWhole): ListAnswer => ({ rows, total, isWhole: isWhole(rows.length, total) });

/** A page of a list, or all of it. Of one that was `asked` for by a list and came whole, the answer is kept. */
async function page(
  call: Call,
  values: Plain,
  { page, perPage }: PaginationPayload,
  signal: AbortSignal | undefined,
  asked?: AskedOfList,
): Promise<ListAnswer> {
  // Without page and order, in which what came whole is put here.
  const urlOf = (wanted: Plain) => toRequest(call, { values: { ...wanted, sortBy: undefined, order: undefined } }).url;
  const url = urlOf(values);
  const kept = asked?.answers?.get(url) ?? asked?.answers?.get(urlOf({ ...values, search: '', searchText: '' }));
  const reply = kept ?? (await send(toRequest(call, { values: { ...values, page, limit: perPage } }), signal));
  const isWhole: IsWhole = (count, total) => kept !== undefined || !isServersPage(call, count, total, perPage);
  const { bytes } = reply;
  const answered = (bytes && (await (await large())?.longList(bytes, call, isWhole, asked, signal))) ?? inShort(rowsFrom(reply.json, call), isWhole);
  if (answered.isWhole && !kept) asked?.answers?.keep(url, reply);
  return answered;
}

/**
 * Every row of a list, for choices. Of a list that the server pages and that has more rows than a few hundred, only what
 * its first answer holds: `total`, or `pageInfo` where the server does not count, says that there are more.
 */
async function whole(call: Call, signal?: AbortSignal): Promise<GetListResult<ShopRecord>> {
  const ask: ReadPage = number => page(call, {}, { page: number, perPage: 100 }, signal);
  const { rows, total } = await ask(1);
  const isWhole = !isPaged(call) || !rows.length || (total !== undefined && rows.length >= total);
  if (isWhole) return { data: rows, total: rows.length };
  return (await large())?.allPages(rows, total, ask) ?? { data: rows, pageInfo: { hasNextPage: true, hasPreviousPage: false } };
}
