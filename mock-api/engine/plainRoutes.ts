/** The routes of a resource without calls, in the dialect of the API. */
import {
  type Dialect,
  type FullFilter,
  filtersOf,
  fits,
  isPlain,
  type Plain,
  queryOfTests,
  type Resource,
  type ShopRecord,
  testOf,
  valueAt,
  valuesBySource,
} from '#define';
import { type ApiRequest, Refusal, type Row } from './behaviourTypes';
import type { Table } from './resourceTable';
import { type Answer, idIn, type Route } from './route';

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(item => typeof item === 'string');
const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(item => typeof item === 'number');

/** A query parameter in JSON, undefined when it is not there. @throws Refusal when it is no JSON or `isValid` rejects it. */
function readParameter<T>(query: Record<string, string>, name: string, isValid: (value: unknown) => value is T, example: T): T | undefined {
  const json = query[name];
  if (!json) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    if (isValid(value)) return value;
  } catch {
    // Invalid JSON is refused below, as other wrong values are.
  }
  throw new Refusal(`'${name}' must be JSON, like ${JSON.stringify(example)}`);
}

/** A test of rows by a filter object, whose values are a value, a list of values, or a test. */
function matcherOf(resource: Resource, { q: _words, ...filter }: Plain): (row: ShopRecord) => boolean {
  const list = Object.values(resource.lists)[0] ?? {};
  const declared = filtersOf(list, resource.fields).map(({ source }) => source);
  const tests = queryOfTests(list, resource.fields, filter);
  const others = valuesBySource(filter, declared).filter(([source]) => !declared.some(one => `${one}.`.startsWith(`${source}.`)));
  return row =>
    tests.every(({ isFound }) => isFound(row)) &&
    others.every(([source, value]) => fits(Array.isArray(value) ? { in: value } : value, valueAt(row, source)));
}

/** The filter object in the parameters of a list, with the search as `q`: the reverse of what the data provider sends. */
function filterIn({ filters, search, many, id }: Dialect, { lists, fields }: Resource, { query, all }: ApiRequest): Plain {
  if (filters && 'json' in filters) {
    const filter = readParameter(query, filters.json, isPlain, { [search]: 'teak' }) ?? {};
    const ours: Readonly<Record<string, string>> = { [search]: 'q', [id]: 'id' };
    return Object.fromEntries(Object.entries(filter).map(([key, value]) => [ours[key] ?? key, value]));
  }
  const declared = filtersOf(Object.values(lists)[0] ?? {}, fields);
  const tests = declared.map((filter): [string, unknown] => [filter.source, testOf(filter, filters ? withoutEnds(filters, filter, all) : query)]);
  const isOfField = (name: string) =>
    fields.some(({ source }) => `${name}.`.startsWith(`${source}.`)) && !declared.some(({ source }) => source === name);
  const others = [...new Set(all.keys())].filter(isOfField).map((name): [string, unknown] => [name, all.getAll(name)]);
  const ids = [many, id].flatMap(name => (name ? all.getAll(name) : []));
  return {
    q: all.get(search) ?? '',
    ...Object.fromEntries([...others, ...tests].filter(([, test]) => test !== undefined)),
    ...(ids.length ? { id: ids } : {}),
  };
}

/** The parameters of a filter as it declares them, from parameters with ends. */
function withoutEnds(
  { from, to, contains }: { from: string; to: string; contains: string },
  { source, form, params: [first = '', second = ''] }: FullFilter,
  all: URLSearchParams,
): Record<string, string | undefined> {
  const at = (name: string) => all.get(name) ?? undefined;
  if (form === 'range') return { [first]: at(source + from), [second]: at(source + to) };
  if (form === 'contains') return { [first]: at(source + contains) };
  return { [first]: all.getAll(source).join(',') };
}

/** The rows that a list is asked for: all without parameters of a page. */
function pageIn({ paging }: Dialect, query: Record<string, string>): { from: number; to: number } {
  if (paging.range) {
    const [from = 0, last = Number.POSITIVE_INFINITY] = readParameter(query, paging.range, isNumbers, [0, 9]) ?? [];
    return { from, to: last + 1 };
  }
  const at = (role: keyof typeof paging) => Math.trunc(Number(query[paging[role] ?? ''])) || 0;
  const limit = at('limit') || Number.POSITIVE_INFINITY;
  const from = at('offset') || (at('page') > 1 ? (at('page') - 1) * limit : 0);
  return { from, to: at('end') || from + limit };
}

/** The field and the direction that a list is asked for. */
function sortIn({ sort: names, id }: Dialect, query: Record<string, string>): { field: string | undefined; direction: number } {
  const text = query[names.field];
  const [field, order] =
    'order' in names
      ? [text, query[names.order]?.toUpperCase()]
      : names.as === 'sign'
        ? [text?.replace(/^-/, ''), text?.startsWith('-') ? 'DESC' : 'ASC']
        : (readParameter(query, names.field, isTexts, ['name', 'ASC']) ?? []);
  return { field: field === id ? 'id' : field, direction: order === 'DESC' ? -1 : 1 };
}

/** A row as plain REST answers it: its id is under the key of the dialect. */
export const plainRecord = ({ _id, ...row }: Row, { id }: Pick<Dialect, 'id'>): Plain => ({ [id]: _id, ...row });

/** The answer of a list: rows and their number, which stands beside them or in a header. */
function listAnswer(
  name: string,
  { rows: key, total, id }: Dialect,
  records: readonly ShopRecord[],
  { from, to }: { from: number; to: number },
): Answer {
  const rows = records.slice(from, to).map(({ id: value, ...row }) => ({ [id]: value, ...row }));
  const body = key ? { [key]: rows } : rows;
  if ('key' in total) {
    const counted = total.key.split('.').reduceRight<unknown>((inner, step) => ({ [step]: inner }), records.length);
    return { body: { [key ?? 'data']: rows, ...(isPlain(counted) ? counted : {}) } };
  }
  const last = Math.min(to, records.length) - 1;
  const text = total.header === 'Content-Range' ? `${name} ${from}-${last}/${records.length}` : String(records.length);
  return { body, headers: { [total.header]: text } };
}

/** Lists, and the calls of a record. */
export function plainRoutes(resource: Resource, table: Table, dialect: Dialect): Route[] {
  const { name } = resource;
  const shown = (row: Row) => plainRecord(row, dialect);
  const needs = (action: string) => ({ needs: { name, action } });
  return [
    {
      method: 'GET',
      path: `/${name}`,
      ...needs('list'),
      rows: dialect.rows,
      answer: request => {
        const { field, direction } = sortIn(dialect, request.query);
        const filter = filterIn(dialect, resource, request);
        const rows = table
          .list('all', { search: String(filter.q ?? '') })
          .rows()
          .map(({ _id, ...row }): ShopRecord => ({ id: _id, ...row }))
          .filter(matcherOf(resource, filter));
        if (field)
          rows.sort(
            (a, b) => String(valueAt(a, field) ?? '').localeCompare(String(valueAt(b, field) ?? ''), undefined, { numeric: true }) * direction,
          );
        return listAnswer(name, dialect, rows, pageIn(dialect, request.query));
      },
    },
    { method: 'GET', path: `/${name}/:id`, ...needs('show'), answer: request => ({ body: shown(table.answered(table.find(idIn(request)))) }) },
    { method: 'POST', path: `/${name}`, ...needs('create'), answer: ({ body }) => ({ body: shown(table.create(body)) }) },
    {
      method: dialect.update,
      path: `/${name}/:id`,
      ...needs('edit'),
      answer: request => ({ body: shown(table.update(idIn(request), request.body)) }),
    },
    {
      method: 'DELETE',
      path: `/${name}/:id`,
      ...needs('delete'),
      answer: request => {
        const row = table.find(idIn(request));
        table.remove(idIn(request));
        return { body: shown(row) };
      },
    },
  ];
}
