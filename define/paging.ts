/** How the call of a list names the page that it wants: by its number or by the rows before it, and by its length or its end. Pure. */
import type { Call, QueryParam } from './call';

/** What a parameter of paging says. `offset` is the number of rows before the page, `end` the number with them, `range` is `[first,last]`. */
export type PagingRole = 'page' | 'offset' | 'limit' | 'end' | 'range';

/** The names in declared calls. A call without page and offset returns the whole list. */
const roles: Readonly<Record<string, PagingRole>> = {
  page: 'page',
  'page[number]': 'page',
  offset: 'offset',
  'page[offset]': 'offset',
  _start: 'offset',
  limit: 'limit',
  'page[limit]': 'limit',
  'page[size]': 'limit',
  _end: 'end',
};

/** What a query parameter says of the page; `undefined` for all others. */
export const pagingRole = (name: string): PagingRole | undefined => roles[name];

/** The parameter of a call that says this of the page. */
export const pagingParam = (call: Call, role: PagingRole): QueryParam | undefined => call.query.find(({ name }) => roles[name] === role);

/** Whether a call pages its list. Otherwise it returns the whole list, which is then filtered and sorted in the browser. */
export const isPaged = (call: Call): boolean => Boolean(pagingParam(call, 'page') ?? pagingParam(call, 'offset'));

/** Rows per page of a call without `limit`. The specification says so for all lists. */
const documentedLimit = 10;

/** The fixed number of rows per page: a constant `limit`, or 10 for a paged call without `limit`. `undefined` when the number can be chosen. */
export function fixedLimit(call: Call | undefined): number | undefined {
  if (!call || !isPaged(call)) return undefined;
  const limit = pagingParam(call, 'limit') ?? pagingParam(call, 'end');
  if (!limit) return documentedLimit;
  return limit.fixed === undefined ? undefined : Number(limit.fixed);
}

/** What each parameter of paging says of a page. */
export function pageValues(page: number, limit: number): Record<PagingRole, number | string> {
  const [offset, end] = [(page - 1) * limit, page * limit];
  return { page, offset, limit, end, range: JSON.stringify([offset, end - 1]) };
}

/** The parameters that ask a call for a page, by their names. A page of a fixed length has that length. */
export function pageQuery(call: Call, page: number, perPage: number): Record<string, number | string> {
  const values = pageValues(page, fixedLimit(call) ?? perPage);
  return Object.fromEntries(call.query.flatMap(({ name }) => (roles[name] ? [[name, values[roles[name]]]] : [])));
}

/** The rows that a query asks a call for, the reverse of `pageQuery`. */
export function pageIn(call: Call, query: Readonly<Record<string, unknown>>): { from: number; to: number } {
  const numberAt = (role: PagingRole) => Math.trunc(Number(query[pagingParam(call, role)?.name ?? role])) || 0;
  if (pagingParam(call, 'end')) return { from: Math.max(0, numberAt('offset')), to: numberAt('end') || documentedLimit };
  const limit = Math.max(1, numberAt('limit') || documentedLimit);
  const from = pagingParam(call, 'offset') ? Math.max(0, numberAt('offset')) : (Math.max(1, numberAt('page')) - 1) * limit;
  return { from, to: from + limit };
}
