/** react-admin's verbs by the calls of a resource. Plain REST has lists of its own (`plainLists.ts`), and record calls by its dialect. */
import type { DataProvider } from 'react-admin';
import { type Call, hasCall, idKeys, isPlain, type Plain, type RecordVerb, type Resource, recordCalls, type ShopRecord } from '#define';
import { apiDialect } from './apiSettings';
import { eachRecord, unlessGone } from './eachRecord';
import { isEmptyReply, lackOf, recordFrom, requestedFrom, withFlags } from './fromReply';
import { keepVersion, messageOf, RequestError, versionOf } from './http';
import { comesWhole } from './listQuery';
import { getList, type Signalled } from './lists';
import { run } from './runCall';
import { only } from './toRequest';
import { createBody, updateBody } from './wire';

/** The id of a new record when the answer of the create call does not contain it. */
export const unknownId = 'created';

/** In milliseconds. An action without a `when` waits this long for its record to be read again, and then uses that of the screen. */
const refetchTimeout = 2000;

/** A record before and after a change. Only the changed values of `after` are certain: an answer may have another shape than the record. */
export interface Changed {
  before: ShopRecord;
  after: ShopRecord;
}

/** The result of a change: the wanted record, with the server's values for the changed keys. */
export function changed(before: ShopRecord, wanted: ShopRecord, answer: Plain): Changed {
  const keys = keysChanged(before, wanted).filter(key => answer[key] !== undefined);
  return { before, after: { ...wanted, ...only(keys, answer), id: before.id } };
}

const keysChanged = (before: ShopRecord, wanted: ShopRecord): string[] => Object.keys(wanted).filter(key => wanted[key] !== before[key]);

/** Gives the resource of a name. */
export type Find = (name: string) => Resource;

/** Creates react-admin's verbs, and what actions need besides: `change`, `refetch` and `refetchOrKeep`. */
export function documentedCalls(find: Find) {
  const { one, many } = readers(find);
  const { create, update, remove } = writers(find);
  /** Reads the record again. Gives the same record when the resource has no call to read one. */
  const refetch = async (name: string, record: ShopRecord, options: Signalled = {}): Promise<ShopRecord> =>
    hasCall(find(name), 'one') ? (await one(name, { id: record.id, ...options })).data : record;
  /** The same, but gives the known record when reading fails or takes too long. @throws RequestError when the session has ended. */
  const refetchOrKeep = (name: string, record: ShopRecord): Promise<ShopRecord> =>
    refetch(name, record, { signal: AbortSignal.timeout(refetchTimeout) }).catch(error => {
      if (error instanceof RequestError && error.status === 401) throw error;
      return record;
    });
  /** Reads the record again, changes it by `to`, and sends all of it. */
  const change = async (name: string, record: ShopRecord, to: (current: ShopRecord) => ShopRecord): Promise<Changed> => {
    const before = await refetch(name, record);
    const wanted = to(before);
    const { data } = await update(name, { id: record.id, data: wanted, previousData: before, set: keysChanged(before, wanted) });
    return changed(before, wanted, data);
  };
  const documented = {
    getList: (name, params) => getList(find(name), params),
    getOne: one,
    getMany: many,
    /** `target` is the list whose call has the `{id}` of the other record in its path. */
    getManyReference: (name, { target, id, ...params }) =>
      getList(find(name), { ...params, filter: { ...params.filter, id }, meta: { ...params.meta, list: target } }),
    create,
    update,
    /** Reads each record, and sends all of it with the new values. Leaves out records that are deleted. */
    updateMany: (name, { ids, data }) =>
      eachRecord(ids, id => change(name, { id: String(id) }, current => ({ ...current, ...data })).catch(unlessGone)),
    delete: remove,
    deleteMany: (name, { ids }) => eachRecord(ids, id => remove(name, { id })),
    // react-admin lets the caller choose the type of the records, so nothing here can check it.
  } as DataProvider;
  return { documented, change, refetch, refetchOrKeep };
}

/** Reads one record, or several. */
function readers(find: Find) {
  const one = async (name: string, { id, meta, signal }: { id: unknown; meta?: Plain } & Signalled) => {
    const resource = find(name);
    const call = needed(resource, 'one');
    // A path may use another name for the id: `{userId}`.
    const [, parameter = 'id'] = /\{(\w+)\}/.exec(call.path) ?? [];
    const reply = await run(call, { values: { ...meta, [parameter]: id } }, signal);
    const requested = requestedFrom(reply, id, resource, idKeys(resource, apiDialect()));
    if (!requested) throw lackOf(reply, call);
    const record = withFlags(resource, requested);
    keepVersion(reply, record);
    return { data: record };
  };
  /** Reads all records of the resource, and gives those with these ids. */
  const among = async (resource: Resource, ids: readonly unknown[], options: Signalled) => {
    const wanted = new Set(ids.map(String));
    const { data } = await getList(resource, { meta: { all: true }, ...options });
    return data.filter(({ id }) => wanted.has(id));
  };
  /**
   * Leaves out records that are deleted. When one call brings all records, several ids are looked up in its answer; so are the ids of a
   * resource without a call for one record.
   */
  const many = async (name: string, { ids, signal }: { ids: unknown[] } & Signalled) => {
    const resource = find(name);
    const readsOne = hasCall(resource, 'one');
    const known = !readsOne || (ids.length > 1 && comesWhole(resource)) ? await among(resource, ids, signal ? { signal } : {}) : [];
    const others = readsOne ? ids.filter(id => !known.some(record => record.id === String(id))) : [];
    const read = await Promise.all(others.map(id => one(name, { id, signal }).catch(unlessGone)));
    return { data: [...known, ...read.flatMap(reply => (reply ? [reply.data] : []))] };
  };
  return { one, many };
}

/** Creates, updates and deletes records. */
function writers(find: Find) {
  const create = async (name: string, { data }: { data: Plain }) => {
    const resource = find(name);
    const created = needed(resource, 'create');
    const reply = await run(created, { body: createBody(resource, data) });
    return { data: writtenFrom(reply, created, idKeys(resource, apiDialect())) ?? { ...data, id: unknownId } };
  };
  const update = async (
    name: string,
    { id, data, previousData, set }: { id: unknown; data: Plain; previousData?: Plain; set?: readonly string[] },
  ) => {
    const resource = find(name);
    const updated = needed(resource, 'update');
    const body = updateBody(resource, id, data, previousData, set, apiDialect());
    // A server that sends ETags then refuses to overwrite another version than the one that was read.
    const reply = await run(updated, { values: { ...data, id }, body, ifMatch: previousData && versionOf(previousData) });
    const answered = recordFrom(reply, idKeys(resource, apiDialect()));
    // An answer may name another record, such as the user who did it.
    return { data: answered?.id === String(id) ? answered : { ...data, id: String(id) } };
  };
  const remove = async (name: string, { id, previousData }: { id: unknown; previousData?: Plain }) => {
    await run(needed(find(name), 'delete'), { values: { ...previousData, id } });
    return { data: { ...previousData, id } };
  };
  return { create, update, remove };
}

/** The record in the answer to a write, if any. @throws RequestError when the answer has only a message and the call says `messageIsRefusal`. */
export function writtenFrom(reply: unknown, { messageIsRefusal }: Call, ids?: readonly string[]): ShopRecord | undefined {
  const record = recordFrom(reply, ids);
  const message = isPlain(reply) && isEmptyReply(reply.data) ? messageOf(reply) : undefined;
  if (messageIsRefusal && !record && message) throw new RequestError(message, 200, reply);
  return record;
}

function needed(resource: Resource, verb: RecordVerb): Call {
  const call = recordCalls(resource, apiDialect())[verb];
  if (!call) throw new Error(`'${resource.name}' declares no call to ${verb}.`);
  return call;
}
