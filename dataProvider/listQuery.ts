/** Filters, search and order of a list as parameters of its call, and whether the server obeyed them. Pure. */
import type { GetListParams, SortPayload } from 'react-admin';
import {
  type Call,
  type Field,
  filtersOf,
  isInOrder,
  isObeyed,
  isPaged,
  isPlain,
  type List,
  type Plain,
  type QueryTest,
  queryOf,
  queryOfTests,
  type Resource,
  type ShopRecord,
  searchNames,
  sortNames,
  sortQuery,
  textHolds,
  valueAt,
  withDays,
} from '#define';
import { searchWordsIn } from './pageOfRows';

/** The query of a list: the parameters of its call, and what the rows must be. */
export interface ListQuery {
  /** Parameters by name. */
  values: Plain;
  tests: readonly QueryTest[];
  /** The order that the server is asked for; `undefined` when the order is made here. */
  sort: SortPayload | undefined;
}

/** The list of this key, by default the first. */
export const declaredList = ({ lists }: Resource, key: unknown): List | undefined => (typeof key === 'string' ? lists[key] : Object.values(lists)[0]);

/** Whether one call returns all records of a resource. */
export function comesWhole(resource: Resource): boolean {
  const call = resource.calls.all ?? declaredList(resource, undefined)?.call;
  return call !== undefined && !isPaged(call);
}

/** The query of a list. Declared filters become their parameters; any other key of the filter object is sent as a parameter of that name. */
export function listQuery(list: List | undefined, call: Call, fields: readonly Field[], { filter, sort }: GetListParams): ListQuery {
  const input = isPlain(filter) ? filter : {};
  const search = typeof input.q === 'string' ? input.q.trim() : '';
  const tests = queryOfTests({ ...list, call }, fields, input);
  const names = sortNames(call);
  const declared = [
    ...(list ? filtersOf(list, fields) : []).flatMap(({ source, params }) => [source, ...params]),
    ...(call.sorts ? [names.field, names.order] : []),
  ];
  const others = Object.entries(input).filter(([name, value]) => !declared.includes(name) && (typeof value !== 'object' || value === null));
  const isSorted = sort?.field && call.sorts?.includes(sort.field);
  return {
    values: {
      ...Object.fromEntries(others),
      ...Object.assign({}, ...tests.filter(({ isSent }) => isSent).map(({ filter, test }) => queryOf(filter, test))),
      ...(isSorted ? sortQuery(names, sort) : {}),
      ...searchValues(search),
    },
    tests,
    sort: isSorted ? sort : undefined,
  };
}

/** The words of a search, by each name that a call may have for it. */
export const searchValues = (words: string): Plain => Object.fromEntries(searchNames.map(name => [name, words]));

/** The filter object of a list in plain REST. Declared filters get their one shape; other keys stay as they are. */
export function plainQuery(resource: Resource, { filter, meta }: GetListParams): { filter: Plain; tests: readonly QueryTest[] } {
  const list = declaredList(resource, meta?.list) ?? {};
  const declared = filtersOf(list, resource.fields).map(({ source }) => source);
  const tests = queryOfTests(list, resource.fields, filter);
  const others = isPlain(filter) ? Object.entries(filter).filter(([source]) => !declared.some(one => `${one}.`.startsWith(`${source}.`))) : [];
  return { filter: { ...Object.fromEntries(others), ...withDays(tests) }, tests };
}

/** Whether a row of a list that came whole passes all filters. A filter that was sent to the server excludes only rows that clearly contradict it. */
export const isWanted = (row: ShopRecord, tests: readonly QueryTest[]): boolean =>
  tests.every(({ filter, test, isSent, isFound }) => (isSent ? isObeyed(filter, test, row) : isFound(row)));

/**
 * The parameters that the server ignored, as the rows show: `ignored` lists the sources of filters, and `q` for the search; `unsorted` is
 * the source of the order. Empty when the server obeyed all of them.
 */
export function ignoredIn(rows: readonly ShopRecord[], { tests, sort }: Pick<ListQuery, 'tests' | 'sort'>, unsearched = false): { meta?: Plain } {
  const ignored = tests
    .filter(({ filter, test, isSent }) => isSent && rows.some(row => !isObeyed(filter, test, row)))
    .map(({ filter: { source } }) => source)
    .concat(unsearched ? ['q'] : []);
  const unsorted = sort && !isInOrder(rows, sort.field, sort.order === 'DESC' ? -1 : 1) ? sort.field : undefined;
  return ignored.length || unsorted ? { meta: { ignored, ...(unsorted ? { unsorted } : {}) } } : {};
}

/**
 * Whether the server returned the same rows as without the search. This needs a second request, which is sent only when some row lacks a
 * word of the search.
 * @param readAll Reads the same page without the search.
 */
export async function isUnsearched(
  rows: readonly ShopRecord[],
  typed: unknown,
  readAll: () => Promise<{ rows: readonly ShopRecord[] }>,
): Promise<boolean> {
  const search = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
  const words = search.split(/\s+/);
  const holdsSearch = textHolds(search);
  const matches = (row: ShopRecord) => {
    const text = `${searchWordsIn(row)}\n${row.id}`.toLowerCase();
    return words.every(word => text.includes(word)) || holdsSearch(text);
  };
  if (!search || rows.every(matches)) return false;
  const all = await readAll().catch(() => undefined);
  return all !== undefined && all.rows.map(({ id }) => id).join() === rows.map(({ id }) => id).join();
}

/** Whether the server ignored a filter or the search, by the `meta` of its answer. */
export function isFilterIgnored(meta: unknown): boolean {
  const ignored = valueAt(meta, 'ignored');
  return Array.isArray(ignored) && ignored.length > 0;
}

/** Whether `count` rows are a page that the server made, and not the whole list. */
export const isServersPage = (call: Call, count: number, total: number | undefined, perPage: number): boolean =>
  isPaged(call) && (count <= perPage || (total !== undefined && count < total));

/** The number of rows in each view of a list that came whole, and in `all`. `undefined` without views, and when the server left out rows. */
export function countsIn(rows: readonly ShopRecord[], list: List | undefined, { fields }: Resource, { values, tests }: ListQuery) {
  if (!list?.views || values.search || tests.some(({ isSent }) => isSent)) return undefined;
  const counts = Object.entries(list.views).map(([view, filter]): [string, number] => {
    const tests = queryOfTests(list, fields, filter);
    return [view, rows.filter(row => tests.every(({ isFound }) => isFound(row))).length];
  });
  return { all: rows.length, ...Object.fromEntries(counts) };
}
