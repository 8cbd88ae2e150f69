/** Reads lists: a page that the server makes, or a page out of a list that came whole. */
import type { GetListParams, GetListResult, PaginationPayload } from 'react-admin';
import {
  type Call,
  type Column,
  fixedLimit,
  isPaged,
  type List,
  orderRuleOf,
  type Plain,
  pageQuery,
  type Resource,
  type ShopRecord,
  searchParam,
  sortNames,
  sumOf,
} from '#define';
import { type Rows, rowsFrom, withFlags } from './fromReply';
import { send } from './http';
import { countsIn, declaredList, ignoredIn, isServersPage, isUnsearched, isWanted, listQuery, searchValues } from './listQuery';
import { pageOfRows } from './pageOfRows';
import { toRequest } from './toRequest';

/** A signal that may abort a request. */
export type Signalled = { signal?: AbortSignal };

/** Keeps the rows of lists that came whole, by their address without a page. */
export interface WholeLists {
  get: (url: string) => Rows | undefined;
  keep: (url: string, rows: Rows) => void;
}

/** What `getList` takes beside react-admin's parameters. A list that `wholeLists` has sends no request. */
export type Reading = Signalled & { wholeLists?: WholeLists | undefined };

/**
 * Reads rows of the list that `meta.list` names, by default the first. `meta.all` reads every row, for choices.
 * @returns `total`, or `pageInfo` when the server does not count. `meta.ignored` and `meta.unsorted` name parameters that the server
 * ignored; `meta.counts` has the number of rows of each view, where it is known; `meta.sumsElsewhere` the sums of columns
 * over the other pages of a list that came whole.
 */
export async function getList(resource: Resource, params: GetListParams & Reading): Promise<GetListResult<ShopRecord>> {
  const result = await readList(resource, params);
  return { ...result, data: result.data.map(row => withFlags(resource, row)) };
}

async function readList(resource: Resource, input: GetListParams & Reading): Promise<GetListResult<ShopRecord>> {
  const { meta = {}, signal, wholeLists } = input;
  const list = declaredList(resource, meta.list);
  const call = (meta.all ? resource.calls.all : undefined) ?? list?.call ?? resource.calls.all;
  if (!call) throw new Error(`'${resource.name}' declares no list call.`);
  if (meta.all) return readAll(call, signal);
  const { page, perPage } = input.pagination ?? { page: 1, perPage: 10 };
  const pagination = { page, perPage: fixedLimit(call) ?? perPage };
  const params = { ...input, pagination };
  const query = listQuery(list, call, resource.fields, params);
  const read: ReadPage = (number, values = query.values) => readPage(call, values, { ...pagination, page: number }, { signal, wholeLists });
  const { rows, total, isWhole } = await read(pagination.page);
  if (!isWhole) {
    const result = total === undefined ? await withoutTotal(rows, read, pagination) : await withTotal(rows, total, read, pagination);
    const readAll = () => read(pagination.page, { ...query.values, ...searchValues('') });
    const unsearched = meta.list !== undefined && searchParam(call) !== undefined && (await isUnsearched(result.data, query.values.search, readAll));
    return { ...result, ...ignoredIn(result.data, query, unsearched) };
  }
  const counts = countsIn(rows, list, resource, query);
  const { others, ...result } = pageOfRows(
    rows,
    params,
    row => isWanted(row, query.tests),
    orderRuleOf(list ?? { columns: [] }, params.sort?.field ?? ''),
  );
  const sumsElsewhere = list && sumsIn(list, others);
  return { ...result, ...((counts || sumsElsewhere) && { meta: { ...(counts && { counts }), ...(sumsElsewhere && { sumsElsewhere }) } }) };
}

/** The sums of the columns with a `total`, by source; `undefined` without such columns. */
function sumsIn({ columns }: List, rows: readonly ShopRecord[]): Record<string, number> | undefined {
  const summed = columns.filter((column): column is Column => typeof column === 'object' && column.total !== undefined);
  return summed.length ? Object.fromEntries(summed.map(column => [column.source, sumOf(column, rows)])) : undefined;
}

/** Rows as they came: the whole list, or a page that the server made. */
type ListAnswer = Rows & { isWhole: boolean };

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
export async function withoutTotal(
  rows: ShopRecord[],
  read: (page: number) => Promise<Pick<Rows, 'rows'>>,
  { page: number, perPage }: PaginationPayload,
) {
  if (rows.length === perPage) return { data: rows, pageInfo: { hasNextPage: true, hasPreviousPage: number > 1 } };
  if (rows.length || number === 1) return { data: rows, total: (number - 1) * perPage + rows.length };
  const before = await read(number - 1);
  if (!before.rows.length) return { data: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } };
  return { data: before.rows, total: (number - 2) * perPage + before.rows.length };
}

/** Reads a page, or the whole list when the server does not page. */
async function readPage(call: Call, values: Plain, { page, perPage }: PaginationPayload, { signal, wholeLists }: Reading): Promise<ListAnswer> {
  // Page and order are left out: a list that came whole is paged and sorted here.
  const { field, order } = sortNames(call);
  const urlOf = (wanted: Plain) => toRequest(call, { values: { ...wanted, [field]: undefined, [order]: undefined } }).url;
  const url = urlOf(values);
  const stored = wholeLists?.get(url) ?? wholeLists?.get(urlOf({ ...values, ...searchValues('') }));
  if (stored) return { ...stored, isWhole: true };
  const { json } = await send(toRequest(call, { values: { ...values, ...pageQuery(call, page, perPage) } }), signal);
  const { rows, total } = rowsFrom(json, call);
  const isWhole = !isServersPage(call, rows.length, total, perPage);
  if (isWhole) wholeLists?.keep(url, { rows, total });
  return { rows, total, isWhole };
}

/** The most records that a select loads whole. */
const mostChoices = 300;

/**
 * Every row of a list, for choices. A list that the server pages and that has more than 300 rows gives only those of its first page;
 * `total`, or `pageInfo` when the server does not count, then says that there are more.
 */
async function readAll(call: Call, signal?: AbortSignal): Promise<GetListResult<ShopRecord>> {
  const read = (page: number, perPage: number) => readPage(call, {}, { page, perPage }, { signal });
  const { rows: first, total } = await read(1, 100);
  const isWhole = !isPaged(call) || !first.length || (total !== undefined && first.length >= total);
  if (isWhole) return { data: first, total: first.length };
  const readNext = (page: number) => read(page, first.length);
  if (total === undefined) return readUncounted(first, readNext);
  if (total > mostChoices) return { data: first, total };
  const others = Array.from({ length: Math.ceil(total / first.length) - 1 }, (_, index) => readNext(index + 2));
  const data = withoutRepeats([...first, ...(await Promise.all(others)).flatMap(({ rows }) => rows)]);
  return { data, total: data.length };
}

/** Reads page after page of a list without a total, until one brings nothing new or there are too many rows. */
async function readUncounted(first: ShopRecord[], read: ReadPage): Promise<GetListResult<ShopRecord>> {
  let data = first;
  for (let page = 2; data.length <= mostChoices; page++) {
    const { rows } = await read(page);
    const { length } = data;
    data = withoutRepeats([...data, ...rows]);
    if (data.length === length) return { data, total: length };
  }
  return { data, pageInfo: { hasNextPage: true, hasPreviousPage: false } };
}

const withoutRepeats = (rows: readonly ShopRecord[]): ShopRecord[] => [...new Map(rows.map(row => [row.id, row])).values()];
