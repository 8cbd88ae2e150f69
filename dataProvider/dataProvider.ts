/**
 * react-admin's data provider over the documented calls. What a call documents, the server does; what it
 * does not (paging, sorting, search of a whole list), is done here on the rows that came. Nothing here
 * knows any resource by name.
 */
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult } from 'react-admin';
import { bodyKeys, type Call, type List, type Resource, type ShopRecord, valueAt } from '../resources/define';
import { askedFrom, isNothing, recordFrom, rowsFrom, singleFrom, withId } from './fromReply';
import { type HttpRequest, messageOf, PartlyDone, pageIsLeaving, type Refused, RequestError, SomeRefused, send } from './http';
import { isPlain, type Plain } from './plain';
import { only, toRequest } from './toRequest';
import { toNewWire, toWire } from './wire';

type Signalled = { signal?: AbortSignal };

/** react-admin's verbs and the one it lacks. */
export interface ShopDataProvider extends DataProvider {
  /**
   * Runs an action of a resource on a record.
   * @returns the record in the answer, if any.
   * @throws RequestError when the server refuses, as every other method here.
   */
  act: (resource: string, action: string, record: ShopRecord) => Promise<{ data: ShopRecord | undefined }>;
}

/** Stands for the id of a new record where the server did not tell it. */
export const untoldId = 'created';

/** The data provider of the given resources. One without calls speaks `ra-data-simple-rest`'s dialect. */
export function createDataProvider(resources: readonly Resource[]): ShopDataProvider {
  const byName = new Map(resources.map(resource => [resource.name, resource]));
  const find = (name: string): Resource => {
    const resource = byName.get(name);
    if (!resource) throw new Error(`There is no resource '${name}'. Add it to resources/index.ts.`);
    return resource;
  };
  const { documented, change, current } = documentedMethods(find);
  const simple = simpleRest('', plainHttp);
  const plain: DataProvider = {
    ...simple,
    getList: (name, params) => simple.getList(name, withoutEmptySort(params)),
    getManyReference: (name, params) => simple.getManyReference(name, withoutEmptySort(params)),
  };
  /** Who answers for a resource. */
  const of = (name: string): DataProvider => {
    const { calls, lists } = find(name);
    return Object.keys(calls).length > 0 || Object.values(lists).some(list => list.call) ? documented : plain;
  };
  const act: ShopDataProvider['act'] = async (name, action, record) => {
    const declared = find(name).actions[action];
    if (!declared) throw new Error(`'${name}' has no action '${action}'.`);
    if (!declared.call) return change(name, record, declared.expect?.(record) ?? record);
    const body = declared.send?.(record, declared.fresh ? await current(name, record) : record);
    return { data: writtenFrom(await run(declared.call, { values: record, body }), declared.call) };
  };
  return {
    getList: (name, params) => of(name).getList(name, params),
    getOne: (name, params) => of(name).getOne(name, params),
    getMany: (name, params) => of(name).getMany(name, params),
    getManyReference: (name, params) => of(name).getManyReference(name, params),
    create: (name, params) => of(name).create(name, params),
    update: (name, params) => of(name).update(name, params),
    updateMany: (name, params) => of(name).updateMany(name, params),
    delete: (name, params) => of(name).delete(name, params),
    deleteMany: (name, params) => of(name).deleteMany(name, params),
    act,
    supportAbortSignal: true,
  };
}

function documentedMethods(find: (name: string) => Resource) {
  /** `meta` fills the query of a call that has one, as the page of the revenue. */
  const one = async (name: string, { id, meta, signal }: { id: unknown; meta?: Plain } & Signalled) => {
    const resource = find(name);
    const call = needed(resource, 'one');
    // A path may name the id otherwise, as `{revenueId}`.
    const parameter = /\{(\w+)\}/.exec(call.path)?.[1];
    const reply = await run(call, { values: { ...meta, id, ...(parameter ? { [parameter]: id } : {}) } }, signal);
    const record = parameter ? askedFrom(reply, id, resource) : singleFrom(reply);
    if (!record && (call.mayBeNone || isNothing(reply))) throw new RequestError('app.errors.404', 404, reply);
    if (!record) throw new RequestError(messageOf(reply) ?? 'app.errors.unexpected', 200, reply);
    return { data: record };
  };
  const create = async (name: string, { data }: { data: Plain }) => {
    const resource = find(name);
    const created = needed(resource, 'create');
    const values = resource.send?.(data, 'create') ?? data;
    const reply = await run(created, { body: only(bodyKeys(resource, 'create'), toNewWire(resource.fields, values)) });
    return { data: writtenFrom(reply, created) ?? { ...data, id: untoldId } };
  };
  const update = async (name: string, { id, data, previousData }: { id: unknown; data: Plain; previousData?: Plain }) => {
    const resource = find(name);
    const updated = needed(resource, 'update');
    const values = resource.send?.(data, 'update') ?? data;
    const body = only(bodyKeys(resource, 'update'), { ...toWire(resource.fields, values, previousData ?? {}), id });
    const reply = await run(updated, { values: { ...data, id }, body });
    return { data: recordFrom(reply) ?? { ...data, id: String(id) } };
  };
  /** The record as the server holds it now; as it is known, where no call reads one. */
  const current = async (name: string, record: ShopRecord): Promise<ShopRecord> =>
    find(name).calls.one ? (await one(name, { id: record.id })).data : record;
  /** Sends the whole record with what is different between two states of its row: a row may lack what the record has. */
  const change = async (name: string, before: ShopRecord, after: ShopRecord) => {
    const held = await current(name, before);
    const different = Object.fromEntries(Object.entries(after).filter(([key, value]) => value !== before[key]));
    return update(name, { id: before.id, data: { ...held, ...different }, previousData: held });
  };
  const remove = async (name: string, { id, previousData }: { id: unknown; previousData?: Plain }) => {
    await run(needed(find(name), 'delete'), { values: { ...previousData, id } });
    return { data: { ...previousData, id } };
  };
  /** Leaves out what is gone. Where no call reads one record, they are looked for among all. */
  const many = async (name: string, { ids, signal }: { ids: unknown[] } & Signalled) => {
    if (!find(name).calls.one) {
      const wanted = new Set(ids.map(String));
      const { data } = await getList(find(name), { meta: { all: true }, ...(signal ? { signal } : {}) });
      return { data: data.filter(({ id }) => wanted.has(id)) };
    }
    const found = await Promise.all(ids.map(id => one(name, { id, signal }).catch(unlessGone)));
    return { data: found.flatMap(reply => (reply ? [reply.data] : [])) };
  };
  const documented: DataProvider = {
    getList: (name, params) => named(getList(find(name), params)),
    getOne: (name, params) => named(one(name, params)),
    getMany: (name, params) => named(many(name, params)),
    /** `target` names the list whose call has the `{id}` of the other record in its path. */
    getManyReference: (name, { target, id, ...params }) =>
      named(getList(find(name), { ...params, filter: { ...params.filter, id }, meta: { ...params.meta, list: target } })),
    create: (name, params) => named(create(name, params)),
    update: (name, params) => named(update(name, params)),
    /** Sends each record whole, with what is different, and leaves out what is gone. */
    updateMany: (name, { ids, data }) =>
      each(ids, id => {
        const before = { id: String(id) };
        return change(name, before, { ...before, ...data }).catch(unlessGone);
      }),
    delete: (name, params) => named(remove(name, params)),
    deleteMany: (name, { ids }) => each(ids, id => remove(name, { id })),
  };
  return { documented, change, current };
}

/** An answer under the type that whoever asks gives its records: react-admin leaves that to the caller, and nothing here can know it. */
function named<T>(answer: Promise<{ data: unknown }>): Promise<T>;
function named(answer: Promise<unknown>): Promise<unknown> {
  return answer;
}

/**
 * Does something to one record after the other, and goes on where the server refuses one.
 * @returns the ids of those to which it was done, when all went well; `act` gives nothing for one that is left out.
 * @throws SomeRefused with what was done and what was not.
 */
async function each<I>(ids: readonly I[], act: (id: I) => Promise<unknown>) {
  const done: I[] = [];
  const refused: Refused[] = [];
  for (const id of ids) {
    const ended = refused.find(({ error }) => isTheEnd(error))?.error;
    const result = ended ?? (await act(id).catch(asRequestError));
    if (result instanceof RequestError) refused.push({ id, error: result });
    else if (result !== undefined) done.push(id);
  }
  if (refused.length) throw new SomeRefused(done, refused);
  return { data: done };
}

/** Whether the next call would fail as well: nobody is signed in any more, or nothing arrives. */
const isTheEnd = ({ status }: RequestError): boolean => status === 401 || status === 0;

function asRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}

/** For what is done to many records: one that is gone is nothing to fail for. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof RequestError) || error.status !== 404) throw error;
}

/** The record in the answer to a write, if any. @throws RequestError where the call says that words in its place are a refusal. */
function writtenFrom(reply: unknown, { messageIsRefusal }: Call): ShopRecord | undefined {
  const record = recordFrom(reply);
  const words = messageOf(reply);
  if (messageIsRefusal && !record && words) throw new RequestError(words, 200, reply);
  return record;
}

function needed(resource: Resource, verb: 'one' | 'create' | 'update' | 'delete'): Call {
  const found = resource.calls[verb];
  if (!found) throw new Error(`'${resource.name}' declares no call to ${verb}.`);
  return found;
}

async function run(call: Call, filling: { values?: Plain; body?: Plain }, signal?: AbortSignal): Promise<unknown> {
  const { followedBy } = call;
  const reply = send(toRequest(call, filling), signal);
  if (!followedBy) return (await reply).json;
  const follow = () => run(followedBy, filling);
  if (pageIsLeaving()) return Promise.all([reply, follow()]);
  const { json } = await reply;
  try {
    await follow();
  } catch (error) {
    // What is not there need not be deleted.
    if (error instanceof RequestError && error.status === 404 && followedBy.method === 'DELETE') return json;
    throw error instanceof RequestError ? new PartlyDone(error, follow) : error;
  }
  return json;
}

async function getList(resource: Resource, params: GetListParams & Signalled) {
  const { meta = {}, pagination = { page: 1, perPage: 10 }, signal } = params;
  const list = listOf(resource, meta.list);
  const call = (meta.all ? resource.calls.all : undefined) ?? list?.call ?? resource.calls.all;
  if (!call) throw new Error(`'${resource.name}' declares no list call.`);
  if (meta.all) return whole(call, signal);
  const { rows, total } = await page(call, params);
  const paged = call.query.some(({ name }) => name === 'page');
  if (paged && total !== undefined) {
    const last = Math.ceil(total / pagination.perPage);
    if (!rows.length && total > 0 && pagination.page > last) {
      return page(call, { ...params, pagination: { ...pagination, page: last } }).then(({ rows }) => ({ data: rows, total }));
    }
    return { data: rows, total };
  }
  if (paged && rows.length <= pagination.perPage) return withoutTotal(rows, call, params);
  return pageHere(rows, params);
}

/**
 * A page of a list whose server does not say how many there are: a full one may have a next page, any other is the last.
 * In place of one behind the end comes the page before it.
 */
async function withoutTotal(rows: ShopRecord[], call: Call, params: GetListParams & Signalled) {
  const { page: number, perPage } = params.pagination ?? { page: 1, perPage: 10 };
  if (rows.length === perPage) return { data: rows, pageInfo: { hasNextPage: true, hasPreviousPage: number > 1 } };
  if (rows.length || number === 1) return { data: rows, total: (number - 1) * perPage + rows.length };
  const before = await page(call, { ...params, pagination: { page: number - 1, perPage } });
  if (!before.rows.length) return { data: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } };
  return { data: before.rows, total: (number - 2) * perPage + before.rows.length };
}

/** The list that `meta.list` names, else the first. */
const listOf = (resource: Resource, key: unknown): List | undefined =>
  typeof key === 'string' ? resource.lists[key] : Object.values(resource.lists)[0];

async function page(call: Call, { pagination = { page: 1, perPage: 10 }, filter = {}, signal }: GetListParams & Signalled) {
  const search = typeof filter.q === 'string' ? filter.q.trim() : '';
  const values = { ...filter, page: pagination.page, limit: pagination.perPage, search, searchText: search };
  return rowsFrom(await run(call, { values }, signal), call);
}

/** The most records that a select is given whole. */
const mostChoices = 300;

/**
 * Every row of a list, for choices. Of a list that the server pages and that has more rows than a few hundred, only what
 * its first answer holds: `total`, or `pageInfo` where the server does not count, says that there are more.
 */
async function whole(call: Call, signal?: AbortSignal): Promise<GetListResult<ShopRecord>> {
  const ask = (number: number) => page(call, { pagination: { page: number, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {}, signal });
  const { rows, total } = await ask(1);
  const isWhole = !call.query.some(({ name }) => name === 'page') || !rows.length || (total !== undefined && rows.length >= total);
  if (isWhole) return { data: rows, total: rows.length };
  if (total === undefined) return uncounted(rows, ask);
  if (total > mostChoices) return { data: rows, total };
  const others = Array.from({ length: Math.ceil(total / rows.length) - 1 }, (_, index) => ask(index + 2));
  const data = withoutRepeats([...rows, ...(await Promise.all(others)).flatMap(({ rows }) => rows)]);
  return { data, total: data.length };
}

/** Page after page of a list whose length the server does not tell, until one brings nothing new, or there are too many. */
async function uncounted(first: ShopRecord[], ask: (number: number) => Promise<{ rows: ShopRecord[] }>): Promise<GetListResult<ShopRecord>> {
  let data = first;
  for (let number = 2; data.length <= mostChoices; number++) {
    const { rows } = await ask(number);
    const known = data.length;
    data = withoutRepeats([...data, ...rows]);
    if (data.length === known) return { data, total: known };
  }
  return { data, pageInfo: { hasNextPage: true, hasPreviousPage: false } };
}

const withoutRepeats = (rows: readonly ShopRecord[]): ShopRecord[] => [...new Map(rows.map(row => [row.id, row])).values()];

/** Search, order and page of a list that came whole. */
function pageHere(rows: ShopRecord[], { pagination = { page: 1, perPage: 10 }, sort, filter = {} }: GetListParams) {
  const words = typeof filter.q === 'string' ? filter.q.trim().toLowerCase() : '';
  const found = words ? rows.filter(row => wordsIn(row).includes(words)) : rows;
  const sorted = sort?.field ? inOrder(found, sort.field, sort.order === 'DESC' ? -1 : 1) : found;
  const from = (pagination.page - 1) * pagination.perPage;
  return { data: sorted.slice(from, from + pagination.perPage), total: found.length };
}

/** All that staff may look for in a row, in small letters, whether a column shows it or not; ids, addresses of images and dates are no words. */
export function wordsIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : '';
  return Object.entries(value)
    .filter(([key]) => !/^(_?id|url|(created|updated)At)$/.test(key))
    .map(([, inner]) => wordsIn(inner))
    .join('\n');
}

/** What of a value can be sorted by: itself, or the name of what it refers to. */
function textOf(value: unknown): string {
  const named = typeof value === 'object' && value !== null ? (valueAt(value, 'primaryLang.name') ?? valueAt(value, 'name') ?? '') : value;
  return String(named ?? '').toLowerCase();
}

const digits = /^\d+$/;

const plainly = new Intl.Collator('en').compare;
const byNumbers = new Intl.Collator('en', { numeric: true }).compare;

/** The rows by what stands in a field. What is compared is read once for each: a list may be long. */
function inOrder(rows: ShopRecord[], field: string, direction: number): ShopRecord[] {
  const keyed = rows.map(row => {
    const value = valueAt(row, field);
    return { row, value, text: textOf(value) };
  });
  keyed.sort((a, b) => {
    if (typeof a.value === 'number' && typeof b.value === 'number') return (a.value - b.value) * direction;
    // 'Size 9' comes before 'Size 10', but the digits that begin an id such as 6904a6 are no number.
    const compare = field !== 'id' || (digits.test(a.text) && digits.test(b.text)) ? byNumbers : plainly;
    return compare(a.text, b.text) * direction;
  });
  return keyed.map(({ row }) => row);
}

/** Where no order is asked for, that of the dialect's own lists; an empty field is none that a server could sort by. */
function withoutEmptySort<T extends Pick<GetListParams, 'sort'>>(params: T): T {
  return params.sort?.field ? params : { ...params, sort: { field: 'id', order: 'ASC' } };
}

/** `ra-data-simple-rest`'s view of the door. */
async function plainHttp(url: string, { method = 'GET', body, signal }: RequestInit = {}) {
  const request: HttpRequest = { method, url, ...(typeof body === 'string' ? { body: JSON.parse(body) } : {}) };
  const { status, headers, text, json } = await send(request, signal ?? undefined);
  return { status, headers, body: text, json: plainRecords(json) };
}

const plainRecords = (json: unknown): unknown =>
  Array.isArray(json) ? json.map((row, position) => withId(row, position)) : isPlain(json) ? withId(json) : json;
