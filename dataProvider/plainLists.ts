/** The lists of resources without calls, in the dialect of the API. */
import type { DataProvider, GetListParams, SortPayload } from 'react-admin';
import { boundOf, type Dialect, idKeys, isPlain, type Plain, pageValues, partsOf, type QueryTest, queryOf, sortQuery } from '#define';
import { apiDialect } from './apiSettings';
import type { Find } from './documentedCalls';
import { rowsFrom } from './fromReply';
import { send } from './http';
import { ignoredIn, isUnsearched, isWanted, plainQuery } from './listQuery';
import { type Signalled, withoutTotal } from './lists';
import { pageOfRows } from './pageOfRows';

/** The verbs that read several records. */
export type ListReads = Pick<DataProvider, 'getList' | 'getMany' | 'getManyReference'>;

/** The parameters of a request; a name may come twice. */
type Params = (readonly [name: string, value: string])[];

/**
 * Reads lists by the dialect.
 * @param each Reads several records by a call for each, for a dialect that cannot ask for them together.
 */
export function plainLists(find: Find, each: DataProvider['getMany']): ListReads {
  const read = async (name: string, params: Params, signal?: AbortSignal) => {
    const dialect = apiDialect();
    const { json, headers } = await send({ method: 'GET', url: `/${name}?${queryText(params)}` }, signal);
    const { rows, total } = rowsFrom(json, dialect, idKeys(find(name), dialect));
    return { rows, total: ('header' in dialect.total ? totalIn(headers.get(dialect.total.header)) : undefined) ?? total };
  };
  const list = async (name: string, { signal, ...params }: GetListParams & Signalled) => {
    const dialect = apiDialect();
    const { filter, tests } = plainQuery(find(name), params);
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 10 };
    const readPage = (number: number, wanted = filter) =>
      read(name, [...filterParams(dialect, wanted, tests), ...sortParams(dialect, params.sort), ...pageParams(dialect, number, perPage)], signal);
    const { rows, total } = await readPage(page);
    if (total === undefined && rows.length > perPage) {
      const { data, total: all } = pageOfRows(rows, params, row => isWanted(row, tests));
      return { data, total: all };
    }
    const counted = total === undefined ? await withoutTotal(rows, readPage, { page, perPage }) : { data: rows, total };
    const unsearched =
      params.meta?.list !== undefined && (await isUnsearched(counted.data, filter.q, () => readPage(page, { ...filter, q: undefined })));
    return { ...counted, ...ignoredIn(counted.data, { tests, sort: undefined }, unsearched) };
  };
  const many = async (name: string, params: Params, signal?: AbortSignal) => ({ data: (await read(name, params, signal)).rows });
  return {
    getList: list,
    getMany: (name, params) => {
      const together = idParams(apiDialect(), params.ids.map(String));
      return together ? many(name, together, params.signal) : each(name, params);
    },
    getManyReference: (name, { target, id, filter, ...params }) => list(name, { ...params, filter: { ...filter, [target]: id } }),
  } as ListReads;
}

const pageParams = ({ paging }: Dialect, page: number, perPage: number): Params => {
  const values = pageValues(page, perPage);
  return (['page', 'offset', 'limit', 'end', 'range'] as const).flatMap(
    (role): Params => (paging[role] ? [[paging[role], String(values[role])]] : []),
  );
};

/** A pair is always sent, by id when no order is given: a server cannot sort by an empty field. */
function sortParams({ sort: names, id }: Dialect, sort: SortPayload | undefined): Params {
  const wanted = sort?.field ? sort : 'as' in names && names.as === 'pair' ? ({ field: 'id', order: 'ASC' } as const) : undefined;
  return wanted ? Object.entries(sortQuery(names, { ...wanted, field: wanted.field === 'id' ? id : wanted.field })) : [];
}

/** The parameters of a filter object, which has the search as `q`. */
function filterParams({ filters, search }: Dialect, filter: Plain, tests: readonly QueryTest[]): Params {
  const values = Object.entries(filter).map(([source, value]): [string, unknown] => [source === 'q' ? search : source, value]);
  if (filters && 'json' in filters) return [[filters.json, JSON.stringify(Object.fromEntries(values))]];
  const others = values.filter(([source]) => !tests.some(test => test.filter.source === source));
  return [...tests.flatMap(test => (filters ? testParams(filters, test) : Object.entries(queryOf(test.filter, test.test)))), ...flat(others)];
}

/** A test as parameters with ends: `price_gte=5`. What has no end is sent as the filter declares it. */
function testParams(ends: { from: string; to: string; contains: string }, { filter, test }: QueryTest): Params {
  const { source } = filter;
  return Object.entries(partsOf(test) ?? { in: [test] }).flatMap(([key, value]): Params => {
    if (Array.isArray(value)) return value.map(one => [source, String(one)]);
    if (key === 'from' || key === 'to' || key === 'contains') return [[source + ends[key], String(boundOf(value))]];
    return Object.entries(queryOf(filter, { [key]: value }));
  });
}

/** Values by their dotted paths, those of a list one by one. Nothing is sent for an empty value. */
const flat = (values: readonly [path: string, value: unknown][]): Params =>
  values.flatMap(([path, value]): Params => {
    if (isPlain(value)) return flat(Object.entries(value).map(([key, inner]) => [`${path}.${key}`, inner]));
    return [value].flat().flatMap((one): Params => (one === undefined || one === null || one === '' ? [] : [[path, String(one).trim()]]));
  });

/** The parameters that ask for several records at once; `undefined` when the dialect has none. */
function idParams({ many, filters, id: key }: Dialect, ids: readonly string[]): Params | undefined {
  if (many) return ids.map(id => [many, id]);
  return filters && 'json' in filters ? [[filters.json, JSON.stringify({ [key]: ids })]] : undefined;
}

/** Sorted by name, as react-admin's own data providers do. */
const queryText = (params: Params): string =>
  [...params]
    .sort(([one], [other]) => (one === other ? 0 : one < other ? -1 : 1))
    .map(pair => pair.map(encodeURIComponent).join('='))
    .join('&');

/** The number of all rows in a header such as `crates 0-9/42` or `42`. */
function totalIn(header: string | null): number | undefined {
  const count = Number.parseInt(header?.split('/').at(-1) ?? '', 10);
  return Number.isNaN(count) ? undefined : count;
}
