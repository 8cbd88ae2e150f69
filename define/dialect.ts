/**
 * The dialect of an API: how it names what every API has. A resource that declares no calls speaks the dialect of the app, and so do the
 * token and signing in. A declared call names its parameters itself. All data: the data provider writes a request by it, the mock reads it.
 */
import { type Call, call } from './call';
import type { PagingRole } from './paging';

/** The parameters of an order: two, `_sort=title&_order=ASC`; or one, as a pair `sort=["title","ASC"]` or with a sign `sort=-title`. */
export type SortNames = TwoSortNames | { field: string; as: 'pair' | 'sign' };
type TwoSortNames = { field: string; order: string; words: readonly [ascending: string, descending: string] };

/**
 * What an API calls things: how one signs in, where the token stands, and what resources without calls send and read. Declared calls keep their own
 * names. A preset with changes is a dialect too: `{ ...dialects.offset, paging: { page: 'page[number]', limit: 'page[size]' } }`.
 */
export interface Dialect {
  /** The parameters that ask for a page, by what they say: `{ page: 'page', limit: 'limit' }`. */
  paging: Readonly<Partial<Record<PagingRole, string>>>;
  /** The parameters of an order: two with the words for up and down, one with a sign (`sort=-name`), or one with a pair. */
  sort: SortNames;
  /** The parameter of a search, or its key in JSON filters. */
  search: string;
  /**
   * How filters are sent. `json`: all in one parameter of JSON, with the search. `from`, `to` and `contains`: a parameter named like the
   * field, with such an end, repeated for several choices. Default: the parameters that the filter declares.
   */
  filters?: { json: string } | { from: string; to: string; contains: string };
  /** The parameter that asks for several records when it is repeated: `id=1&id=2`. Default: the JSON filter of ids, else a call for each record. */
  many?: string;
  /** The key of the rows in the answer of a list. Default: the answer is the rows. */
  rows?: string;
  /** Where the answer of a list counts all rows: at a path, `meta.total`, or in a header, after its slash if it has one. */
  total: { key: string } | { header: string };
  /** The key of a record's id. */
  id: string;
  /** `PUT` replaces a record and sends all of it, `PATCH` sends what has changed. */
  update: 'PUT' | 'PATCH';
  /** The header with the token, and the word before it. The presets have `Authorization: Bearer …`. */
  token: { header: string; scheme?: string };
  /** The call that signs in: what it sends, and the paths of the token and of the person in its answer. */
  signIn: { path: `/${string}`; email: string; password: string; token: string; user: string };
}

/** The names of the presets. */
export type DialectName = 'shop' | 'rest' | 'jsonServer' | 'offset';

const account: Pick<Dialect, 'token' | 'signIn'> = {
  token: { header: 'Authorization', scheme: 'Bearer' },
  signIn: { path: '/login', email: 'email', password: 'password', token: 'token', user: 'user' },
};

const shopSort: TwoSortNames = { field: 'sortBy', order: 'order', words: ['asc', 'desc'] };
const jsonServerSort: TwoSortNames = { field: '_sort', order: '_order', words: ['ASC', 'DESC'] };
const offsetSort: TwoSortNames = { field: 'sort', order: 'order', words: ['asc', 'desc'] };

/**
 * The presets. `shop` has the names of the specification, `rest` those of `ra-data-simple-rest`, `jsonServer` those of
 * `ra-data-json-server`, `offset` counts rows and changes records by PATCH. `rest` is the default.
 *
 * preset| a list| its total| several records| update
 * ---|---|---|---|---
 * `rest`| `filter={"q":"teak"}&range=[0,9]&sort=["name","ASC"]`| `Content-Range`| `filter={"id":[…]}`| `PUT`
 * `jsonServer`| `_start=0&_end=10&_sort=name&_order=ASC&q=teak&price_gte=5`| `X-Total-Count`| `id=1&id=2`| `PUT`
 * `offset`| `offset=0&limit=10&sort=name&order=asc&search=teak&priceFrom=5`| `{ data, total }`| one by one| `PATCH`
 * `shop`| `page=1&limit=10&sortBy=name&order=asc&search=teak&priceFrom=5`| `{ data, total }`, id `_id`| one by one| `PUT`
 */
export const dialects: Readonly<Record<DialectName, Dialect>> = {
  shop: {
    ...account,
    paging: { page: 'page', limit: 'limit' },
    sort: shopSort,
    search: 'search',
    rows: 'data',
    total: { key: 'total' },
    id: '_id',
    update: 'PUT',
  },
  rest: {
    ...account,
    paging: { range: 'range' },
    sort: { field: 'sort', as: 'pair' },
    search: 'q',
    filters: { json: 'filter' },
    total: { header: 'Content-Range' },
    id: 'id',
    update: 'PUT',
  },
  jsonServer: {
    ...account,
    paging: { offset: '_start', end: '_end' },
    sort: jsonServerSort,
    search: 'q',
    filters: { from: '_gte', to: '_lte', contains: '_like' },
    many: 'id',
    total: { header: 'X-Total-Count' },
    id: 'id',
    update: 'PUT',
  },
  offset: {
    ...account,
    paging: { offset: 'offset', limit: 'limit' },
    sort: offsetSort,
    search: 'search',
    rows: 'data',
    total: { key: 'total' },
    id: 'id',
    update: 'PATCH',
  },
};

/** Names that answers may have in place of those of the dialect. */
export const tolerated = { rows: ['data', 'items', 'results'], totals: ['total', 'count', 'totalCount'], ids: ['_id', 'id'] } as const;

/** The names that declared calls have for a search. */
export const searchNames = ['search', 'searchText', 'q'] as const;

/** The parameter of a declared call that searches. */
export const searchParam = ({ query }: Call) => query.find(({ name }) => searchNames.some(known => known === name));

/** The pairs of parameters by which a declared call may sort. */
export const sortPairs: readonly TwoSortNames[] = [shopSort, jsonServerSort, offsetSort];

/** The parameters by which a declared call sorts: those of a preset that it has, by default `sortBy` and `order`. */
export function sortNames({ query }: Pick<Call, 'query'>): TwoSortNames {
  const has = (name: string) => query.some(param => param.name === name);
  return sortPairs.find(({ field, order }) => has(field) && has(order)) ?? shopSort;
}

/** The parameters that ask for an order. */
export function sortQuery(names: SortNames, { field, order }: { field: string; order: 'ASC' | 'DESC' }): Record<string, string> {
  if ('order' in names) return { [names.field]: field, [names.order]: names.words[order === 'DESC' ? 1 : 0] };
  return { [names.field]: names.as === 'pair' ? JSON.stringify([field, order]) : `${order === 'DESC' ? '-' : ''}${field}` };
}

/** The call that signs in. */
export const signInCall = ({ signIn: { path, email, password } }: Dialect) => call(`POST ${path}`, { body: [email, password] });

/** The calls on one record. */
export type RecordVerb = 'one' | 'create' | 'update' | 'delete';

/** The calls of a resource beside its lists. `all` loads every record, for the choices of a select. */
export type Verb = RecordVerb | 'all';

/** The part of a resource that says what it speaks. */
interface Speaking {
  calls: Readonly<Partial<Record<Verb, Call>>>;
  lists: Readonly<Record<string, { call?: Call | undefined }>>;
}

/** Whether a resource declares no calls of its lists and records, and so speaks plain REST. Its actions may have calls all the same. */
export const speaksPlainRest = ({ calls, lists }: Speaking): boolean => !Object.keys(calls).length && !Object.values(lists).some(({ call }) => call);

/** Whether records of a resource can be found by typing: in plain REST, by a list that searches, or among all that one call brings. */
export const canBeSearched = (resource: Speaking): boolean =>
  speaksPlainRest(resource) ||
  resource.calls.all !== undefined ||
  Object.values(resource.lists).some(({ call }) => call && searchParam(call) !== undefined);

/** Whether a resource can send a verb: by a call of its own, or in plain REST, which has all of them. */
export const hasCall = (resource: Speaking, verb: RecordVerb): boolean => resource.calls[verb] !== undefined || speaksPlainRest(resource);

/** The call of every list in plain REST, without the parameters of filters. */
export function plainList({ name }: { name: string }, { paging, sort, search, filters }: Dialect = dialects.rest): Call {
  const names = [
    sort.field,
    ...('order' in sort ? [sort.order] : []),
    ...Object.values(paging),
    filters && 'json' in filters ? filters.json : search,
  ];
  return call(`GET /${name}${names.map((param, at) => `[${at ? '&' : '?'}${param}]`).join('')}`);
}

/** The calls of a resource beside its lists: those that it declares, or those of plain REST. */
export function recordCalls(resource: Speaking & { name: string }, { update }: Dialect = dialects.rest): Speaking['calls'] {
  if (!speaksPlainRest(resource)) return resource.calls;
  const { name } = resource;
  return {
    one: call(`GET /${name}/{id}`),
    create: call(`POST /${name}`),
    update: call(`${update} /${name}/{id}`),
    delete: call(`DELETE /${name}/{id}`),
  };
}

/** The keys under which a record of this resource may hold its id, the first one first. */
export const idKeys = (resource: Speaking, { id }: Dialect): readonly string[] =>
  speaksPlainRest(resource) ? [id, ...tolerated.ids] : tolerated.ids;
