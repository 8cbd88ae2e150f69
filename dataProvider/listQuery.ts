/** What is asked of the server for a list beside its page, and whether it was done. Pure. */
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
  withDays,
} from '#define';

/** A list as it is asked for: the parameters of its call, and what its rows should be then. */
export interface ListQuery {
  /** Parameters by name. */
  values: Plain;
  tests: readonly QueryTest[];
  /** The order that the server was asked for; none where it was not. */
  sort: SortPayload | undefined;
}

/** The list that `meta.list` names, else the first. */
export const listOf = ({ lists }: Resource, key: unknown): List | undefined => (typeof key === 'string' ? lists[key] : Object.values(lists)[0]);

/** Whether one call brings all records of a resource. */
export function comesWhole(resource: Resource): boolean {
  const call = resource.calls.all ?? listOf(resource, undefined)?.call;
  return call !== undefined && !isPaged(call);
}

/** What a list is narrowed and sorted by. Of a filter object what is declared goes as its parameters; what else it names must be a parameter of the call. */
export function listQuery(list: List | undefined, call: Call, fields: readonly Field[], { filter, sort }: GetListParams): ListQuery {
  const said = isPlain(filter) ? filter : {};
  const search = typeof said.q === 'string' ? said.q.trim() : '';
  const tests = queryOfTests({ ...list, call }, fields, said);
  const ours = [
    ...(list ? filtersOf(list, fields) : []).flatMap(({ source, params }) => [source, ...params]),
    ...(call.sorts ? ['sortBy', 'order'] : []),
  ];
  const others = Object.entries(said).filter(([name, value]) => !ours.includes(name) && (typeof value !== 'object' || value === null));
  const isSorted = sort?.field && call.sorts?.includes(sort.field);
  return {
    values: {
      ...Object.fromEntries(others),
      ...Object.assign({}, ...tests.filter(({ isSent }) => isSent).map(({ filter, test }) => queryOf(filter, test))),
      ...(isSorted ? { sortBy: sort.field, order: sort.order.toLowerCase() } : {}),
      search,
      searchText: search,
    },
    tests,
    sort: isSorted ? sort : undefined,
  };
}

/** The filter object of a list in plain REST: what is declared in one shape, what is not as it came. */
export function plainQuery(resource: Resource, { filter, meta }: GetListParams): { filter: Plain; tests: readonly QueryTest[] } {
  const list = listOf(resource, meta?.list) ?? {};
  const declared = filtersOf(list, resource.fields).map(({ source }) => source);
  const tests = queryOfTests(list, resource.fields, filter);
  const others = isPlain(filter) ? Object.entries(filter).filter(([source]) => !declared.some(one => `${one}.`.startsWith(`${source}.`))) : [];
  return { filter: { ...Object.fromEntries(others), ...withDays(tests) }, tests };
}

/** Whether a row is what was wanted, of those that came whole: the server has looked at what it was asked for, as far as rows tell. */
export const isWanted = (row: ShopRecord, tests: readonly QueryTest[]): boolean =>
  tests.every(({ filter, test, isSent, isFound }) => (isSent ? isObeyed(filter, test, row) : isFound(row)));

/**
 * What rows tell of a server that does not filter, search or sort: `ignored` has the sources, `q` for the search, `unsorted` the one of the
 * order. Nothing where all is well.
 */
export function ignoredIn(rows: readonly ShopRecord[], { tests, sort }: Pick<ListQuery, 'tests' | 'sort'>, isUnsearched = false): { meta?: Plain } {
  const ignored = tests
    .filter(({ filter, test, isSent }) => isSent && rows.some(row => !isObeyed(filter, test, row)))
    .map(({ filter: { source } }) => source)
    .concat(isUnsearched ? ['q'] : []);
  const unsorted = sort && !isInOrder(rows, sort.field, sort.order === 'DESC' ? -1 : 1) ? sort.field : undefined;
  return ignored.length || unsorted ? { meta: { ignored, ...(unsorted ? { unsorted } : {}) } } : {};
}

/** Whether so many rows are a page that the server made, and not a list that came whole. */
export const isServersPage = (call: Call, count: number, total: number | undefined, perPage: number): boolean =>
  isPaged(call) && (total !== undefined || count <= perPage);

/** How many of some rows that came whole each view of a list has; `all` of them. `undefined` without views, and where the server was asked to leave some out. */
export function countsIn(rows: readonly ShopRecord[], list: List | undefined, { fields }: Resource, { values, tests }: ListQuery) {
  if (!list?.views || values.search || tests.some(({ isSent }) => isSent)) return undefined;
  const counts = Object.entries(list.views).map(([view, { filter }]): [string, number] => {
    const asked = queryOfTests(list, fields, filter);
    return [view, rows.filter(row => asked.every(({ isFound }) => isFound(row))).length];
  });
  return { all: rows.length, ...Object.fromEntries(counts) };
}
