/**
 * react-admin's data provider over the documented calls. What a call documents, the server does; what it
 * does not (paging, sorting, search of a whole list), is done here on the rows that came. Nothing here
 * knows any resource by name.
 */
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListParams } from 'react-admin';
import {
  type Asked,
  actionOf,
  askedFields,
  bodyKeys,
  type Call,
  type FreePage,
  holds,
  isPlain,
  type Plain,
  type Resource,
  type ShopRecord,
} from '../resources/define';
import { askedFrom, isNothing, recordFrom, withId } from './fromReply';
import { type HttpRequest, messageOf, type Refused, RequestError, SomeRefused, send } from './http';
import { ignoredIn, plainQuery } from './listQuery';
import { getList, type Signalled } from './lists';
import { read } from './pages';
import { run } from './run';
import { only } from './toRequest';
import { toNewWire, toWire } from './wire';

/** react-admin's verbs and those it lacks. */
export interface ShopDataProvider extends DataProvider {
  /**
   * Runs an action of a resource on a record, with what it is asked with, if anything.
   * @returns the record in the answer, if any.
   * @throws RequestError when the server refuses, as every other method here, and with status 409, unsent, when the action reads
   * the record again and that is none any more to which it can be done.
   */
  act: (resource: string, action: string, record: ShopRecord, asked?: Asked) => Promise<{ data: ShopRecord | undefined }>;
  /** What a page that is no entity reads, filled with its parameters. */
  read: (page: FreePage, read: string, params?: Plain & Signalled) => Promise<Plain>;
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
    getList: async (name, params) => {
      const { filter, tests } = plainQuery(find(name), params);
      const result = await simple.getList(name, withoutEmptySort({ ...params, filter }));
      return { ...result, ...ignoredIn(result.data.map(withId), { tests, sort: undefined }) };
    },
    getManyReference: (name, params) => simple.getManyReference(name, withoutEmptySort(params)),
  };
  /** Who answers for a resource. */
  const of = (name: string): DataProvider => {
    const { calls, lists } = find(name);
    return Object.keys(calls).length > 0 || Object.values(lists).some(list => list.call) ? documented : plain;
  };
  const act: ShopDataProvider['act'] = async (name, action, record, asked = {}) => {
    const resource = find(name);
    const declared = actionOf(resource, action);
    if (!declared) throw new Error(`'${name}' has no action '${action}'.`);
    const { call, when, fresh, send, expect, ask } = declared;
    if (!call) {
      const expected = expect?.(record, asked) ?? record;
      return of(name) === plain ? plain.update(name, { id: record.id, data: expected, previousData: record }) : change(name, record, expected);
    }
    const held = fresh ? await current(name, record) : record;
    if (fresh && !holds(when, held)) throw new RequestError('app.errors.unfit', 409);
    const wired = ask ? toWire(askedFields(resource, declared), asked) : asked;
    const body = send ? send(record, wired, held) : ask && wired;
    return { data: writtenFrom(await run(call, { values: record, ...(body ? { body } : {}) }), call) };
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
    read,
    supportAbortSignal: true,
  };
}

function documentedMethods(find: (name: string) => Resource) {
  const one = async (name: string, { id, meta, signal }: { id: unknown; meta?: Plain } & Signalled) => {
    const resource = find(name);
    const call = needed(resource, 'one');
    // A path may name the id otherwise, as `{userId}`.
    const [, parameter = 'id'] = /\{(\w+)\}/.exec(call.path) ?? [];
    const reply = await run(call, { values: { ...meta, [parameter]: id } }, signal);
    const record = askedFrom(reply, id, resource);
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
