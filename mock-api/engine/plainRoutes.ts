/** The routes of a resource without calls: the dialect of `ra-data-simple-rest`. */
import { filtersOf, fits, isPlain, type Plain, queryOfTests, type Resource, type ShopRecord, valueAt } from '#define';
import { Refusal, type Row } from './behaviourTypes';
import type { Table } from './resourceTable';
import { idIn, type Route } from './route';

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
  const others = Object.entries(filter).filter(([source]) => !declared.some(one => `${one}.`.startsWith(`${source}.`)));
  return row =>
    tests.every(({ isFound }) => isFound(row)) &&
    others.every(([source, value]) => fits(Array.isArray(value) ? { in: value } : value, valueAt(row, source)));
}

/** A row as plain REST answers it: its id is under `id`. */
export const plainRecord = ({ _id, ...row }: Row): ShopRecord => ({ id: _id, ...row });

/** Sort, range and filter are in the query, the total is in `Content-Range`. */
export function plainRoutes(resource: Resource, table: Table): Route[] {
  const { name } = resource;
  return [
    {
      method: 'GET',
      path: `/${name}`,
      answer: ({ query }) => {
        const [field, order] = readParameter(query, 'sort', isTexts, ['name', 'ASC']) ?? [];
        const filter = readParameter(query, 'filter', isPlain, { q: 'teak' }) ?? {};
        const rows = table
          .list('all', { search: String(filter.q ?? '') })
          .rows()
          .map(plainRecord)
          .filter(matcherOf(resource, filter));
        if (field)
          rows.sort(
            (a, b) =>
              String(valueAt(a, field) ?? '').localeCompare(String(valueAt(b, field) ?? ''), undefined, { numeric: true }) *
              (order === 'DESC' ? -1 : 1),
          );
        const [from = 0, to = rows.length - 1] = readParameter(query, 'range', isNumbers, [0, 9]) ?? [];
        return { body: rows.slice(from, to + 1), headers: { 'Content-Range': `${name} ${from}-${Math.min(to, rows.length - 1)}/${rows.length}` } };
      },
    },
    { method: 'GET', path: `/${name}/:id`, answer: request => ({ body: plainRecord(table.answered(table.find(idIn(request)))) }) },
    { method: 'POST', path: `/${name}`, answer: ({ body }) => ({ body: plainRecord(table.create(body)) }) },
    { method: 'PUT', path: `/${name}/:id`, answer: request => ({ body: plainRecord(table.update(idIn(request), request.body)) }) },
    {
      method: 'DELETE',
      path: `/${name}/:id`,
      answer: request => {
        const row = table.find(idIn(request));
        table.remove(idIn(request));
        return { body: plainRecord(row) };
      },
    },
  ];
}
