/**
 * react-admin's data provider over the documented calls. What a call documents, the server does; what it
 * does not (paging, sorting, search of a whole list), is done here on the rows that came. Nothing here
 * knows any resource by name.
 */
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListParams } from 'react-admin';
import { bodyKeys, type Call, type List, type Resource, type ShopRecord, valueAt } from '../resources/define';
import { askedFrom, isNothing, recordFrom, rowsFrom, singleFrom, withId } from './fromReply';
import { type HttpRequest, messageOf, PartlyDone, pageIsLeaving, RequestError, send } from './http';
import { only, toRequest } from './toRequest';
import { toWire } from './wire';

type Plain = Record<string, unknown>;
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
  const rest = simpleRest('', plainHttp) as unknown as Record<string, (resource: string, params: unknown) => Promise<unknown>>;
  const documented = documentedMethods(find);
  const speaks = (name: string): boolean => {
    const { calls, lists } = find(name);
    return Object.keys(calls).length > 0 || Object.values(lists).some(list => list.call);
  };
  const { change: _ours, ...verbs } = documented;
  const methods = Object.entries(verbs).map(([verb, method]) => [
    verb,
    (name: string, params: unknown) => (speaks(name) ? (method as (n: string, p: unknown) => unknown)(name, params) : rest[verb]?.(name, params)),
  ]);
  const act: ShopDataProvider['act'] = async (name, action, record) => {
    const declared = find(name).actions[action];
    if (!declared) throw new Error(`'${name}' has no action '${action}'.`);
    if (!declared.call) return documented.change(name, record, declared.expect?.(record) ?? record);
    const body = declared.send?.(record);
    return { data: writtenFrom(await run(declared.call, { values: record, body }), declared.call) };
  };
  return { ...Object.fromEntries(methods), act, supportAbortSignal: true } as ShopDataProvider;
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
    if (!record && isNothing(reply)) throw new RequestError('app.errors.404', 404, reply);
    if (!record) throw new RequestError(messageOf(reply) ?? 'app.errors.unexpected', 200, reply);
    return { data: record };
  };
  const create = async (name: string, { data }: { data: Plain }) => {
    const resource = find(name);
    const created = needed(resource, 'create');
    const values = resource.send?.(data, 'create') ?? data;
    const reply = await run(created, { body: only(bodyKeys(resource, 'create'), toWire(resource.fields, values)) });
    return { data: writtenFrom(reply, created) ?? { ...data, id: untoldId } };
  };
  const update = async (name: string, { id, data, previousData }: { id: unknown; data: Plain; previousData?: Plain }) => {
    const resource = find(name);
    const updated = needed(resource, 'update');
    const values = resource.send?.(data, 'update') ?? data;
    const body = only(bodyKeys(resource, 'update'), { ...toWire(resource.fields, values, previousData ?? {}), id });
    const reply = await run(updated, { values: { ...data, id }, body });
    return { data: recordFrom(reply) ?? ({ ...data, id } as ShopRecord) };
  };
  /** Sends the whole record with what is different between two states of its row: a row may lack what the record has. */
  const change = async (name: string, before: ShopRecord, after: ShopRecord) => {
    const { calls } = find(name);
    const current = calls.one ? (await one(name, { id: before.id })).data : before;
    const different = Object.fromEntries(Object.entries(after).filter(([key, value]) => value !== before[key]));
    return update(name, { id: before.id, data: { ...current, ...different }, previousData: current });
  };
  const remove = async (name: string, { id, previousData }: { id: unknown; previousData?: Plain }) => {
    await run(needed(find(name), 'delete'), { values: { ...previousData, id } });
    return { data: { ...previousData, id } };
  };
  return {
    getList: (name: string, params: GetListParams & Signalled) => getList(find(name), params),
    getOne: one,
    getMany: async (name: string, { ids, signal }: { ids: unknown[] } & Signalled) => ({
      data: (await Promise.all(ids.map(id => one(name, { id, signal })))).map(({ data }) => data),
    }),
    /** `target` names the list whose call has the `{id}` of the other record in its path. */
    getManyReference: (name: string, { target, id, ...params }: GetListParams & Signalled & { target: string; id: unknown }) =>
      getList(find(name), { ...params, filter: { ...params.filter, id }, meta: { ...params.meta, list: target } }),
    create,
    change,
    update,
    updateMany: async (name: string, { ids, data }: { ids: unknown[]; data: Plain }) => {
      for (const id of ids) await update(name, { id, data });
      return { data: ids };
    },
    delete: remove,
    deleteMany: async (name: string, { ids }: { ids: unknown[] }) => {
      for (const id of ids) await remove(name, { id });
      return { data: ids };
    },
  };
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
  if (paged && rows.length <= pagination.perPage) return { data: rows, total: (pagination.page - 1) * pagination.perPage + rows.length };
  return pageHere(rows, params);
}

/** The list that `meta.list` names, else the first. */
const listOf = (resource: Resource, key: unknown): List | undefined =>
  typeof key === 'string' ? resource.lists[key] : Object.values(resource.lists)[0];

async function page(call: Call, { pagination = { page: 1, perPage: 10 }, filter = {}, signal }: GetListParams & Signalled) {
  const search = typeof filter.q === 'string' ? filter.q.trim() : '';
  const values = { ...filter, page: pagination.page, limit: pagination.perPage, search, searchText: search };
  return rowsFrom(await run(call, { values }, signal), call);
}

const mostPages = 100;

/** Every row of a list, for choices: page after page where the server pages, up to a number that nobody would look through. */
async function whole(call: Call, signal?: AbortSignal) {
  const all: ShopRecord[] = [];
  for (let number = 1; ; number++) {
    const { rows, total } = await page(call, { pagination: { page: number, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {}, signal });
    all.push(...rows);
    const more = call.query.some(({ name }) => name === 'page') && total !== undefined && all.length < total;
    if (!more || !rows.length || number === mostPages) return { data: all, total: all.length };
  }
}

/** Search, order and page of a list that came whole (rulings, 20). */
function pageHere(rows: ShopRecord[], { pagination = { page: 1, perPage: 10 }, sort, filter = {} }: GetListParams) {
  const words = typeof filter.q === 'string' ? filter.q.trim().toLowerCase() : '';
  const found = words ? rows.filter(row => wordsIn(row).includes(words)) : rows;
  const sorted = sort?.field ? inOrder(found, sort.field, sort.order === 'DESC' ? -1 : 1) : found;
  const from = (pagination.page - 1) * pagination.perPage;
  return { data: sorted.slice(from, from + pagination.perPage), total: found.length };
}

/** All that staff may look for in a row, whether a column shows it or not; ids, addresses of images and dates are no words. */
function wordsIn(value: unknown): string {
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

/** `ra-data-simple-rest`'s view of the door. */
async function plainHttp(url: string, { method = 'GET', body, signal }: RequestInit = {}) {
  const request: HttpRequest = { method, url, ...(typeof body === 'string' ? { body: JSON.parse(body) } : {}) };
  const { status, headers, text, json } = await send(request, signal ?? undefined);
  return { status, headers, body: text, json: plainRecords(json) };
}

const plainRecords = (json: unknown): unknown =>
  Array.isArray(json) ? json.map((row, position) => withId(row as Plain, position)) : json && typeof json === 'object' ? withId(json as Plain) : json;
