/** react-admin's verbs over the documented calls: what is read of a record, and what is sent of it. */
import type { DataProvider } from 'react-admin';
import { bodyKeys, type Call, type Plain, type Resource, type ShopRecord } from '#define';
import { eachRecord, unlessGone } from './eachRecord';
import { isNothing, recordFrom, requestedFrom, withFlags } from './fromReply';
import { keepVersion, messageOf, RequestError, versionOf } from './http';
import { comesWhole } from './listQuery';
import { getList, type Signalled } from './lists';
import { run } from './runCall';
import { only } from './toRequest';
import { toNewWire, toWire } from './wire';

/** Stands for the id of a new record where the server did not tell it. */
export const untoldId = 'created';

/** For so long an action waits for the newest record where it can be done without. */
const secondsForNewest = 2;

/** What a record was and what it is now, of which only what was changed is known for certain: an answer may have it in another shape. */
export interface Changed {
  before: ShopRecord;
  after: ShopRecord;
}

/** What came of a change: as it was wanted, but for what the server says of the same keys. */
export function changed(before: ShopRecord, wanted: ShopRecord, told: Plain): Changed {
  const keys = Object.keys(wanted).filter(key => wanted[key] !== before[key] && told[key] !== undefined);
  return { before, after: { ...wanted, ...only(keys, told), id: before.id } };
}

/** Gives a resource by its name. */
type Find = (name: string) => Resource;

/** The verbs of resources that declare calls, and what actions need of them. */
export function documentedCalls(find: Find) {
  const { one, many } = readers(find);
  const { create, update, remove } = writers(find);
  /** The record as the server holds it now; as it is known, where no call reads one. */
  const current = async (name: string, record: ShopRecord, asked: Signalled = {}): Promise<ShopRecord> =>
    find(name).calls.one ? (await one(name, { id: record.id, ...asked })).data : record;
  /** The same; the record given, where the server does not tell within two seconds. @throws RequestError where the session is over. */
  const newest = (name: string, record: ShopRecord): Promise<ShopRecord> =>
    current(name, record, { signal: AbortSignal.timeout(secondsForNewest * 1000) }).catch(error => {
      if (error instanceof RequestError && error.status === 401) throw error;
      return record;
    });
  /** Sends the whole record, read again, as `to` makes it. */
  const change = async (name: string, record: ShopRecord, to: (held: ShopRecord) => ShopRecord): Promise<Changed> => {
    const before = await current(name, record);
    const wanted = to(before);
    const { data } = await update(name, { id: record.id, data: wanted, previousData: before });
    return changed(before, wanted, data);
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
    updateMany: (name, { ids, data }) => eachRecord(ids, id => change(name, { id: String(id) }, held => ({ ...held, ...data })).catch(unlessGone)),
    delete: (name, params) => named(remove(name, params)),
    deleteMany: (name, { ids }) => eachRecord(ids, id => remove(name, { id })),
  };
  return { documented, change, current, newest };
}

/** One record, and several. */
function readers(find: Find) {
  const one = async (name: string, { id, meta, signal }: { id: unknown; meta?: Plain } & Signalled) => {
    const resource = find(name);
    const call = needed(resource, 'one');
    // A path may name the id otherwise, as `{userId}`.
    const [, parameter = 'id'] = /\{(\w+)\}/.exec(call.path) ?? [];
    const reply = await run(call, { values: { ...meta, [parameter]: id } }, signal);
    const found = requestedFrom(reply, id, resource);
    if (!found && (call.mayBeNone || isNothing(reply))) throw new RequestError('app.errors.404', 404, reply);
    if (!found) throw new RequestError(messageOf(reply) ?? 'app.errors.unexpected', 200, reply);
    const record = withFlags(resource, found);
    keepVersion(reply, record);
    return { data: record };
  };
  /** The records of these ids among all of the resource. */
  const among = async (resource: Resource, ids: readonly unknown[], asked: Signalled) => {
    const wanted = new Set(ids.map(String));
    const { data } = await getList(resource, { meta: { all: true }, ...asked });
    return data.filter(({ id }) => wanted.has(id));
  };
  /** Leaves out what is gone. Several that one call brings with all others are looked for there, as are those that no call reads by itself. */
  const many = async (name: string, { ids, signal }: { ids: unknown[] } & Signalled) => {
    const resource = find(name);
    const { one: readsOne } = resource.calls;
    const known = !readsOne || (ids.length > 1 && comesWhole(resource)) ? await among(resource, ids, signal ? { signal } : {}) : [];
    const others = readsOne ? ids.filter(id => !known.some(record => record.id === String(id))) : [];
    const read = await Promise.all(others.map(id => one(name, { id, signal }).catch(unlessGone)));
    return { data: [...known, ...read.flatMap(reply => (reply ? [reply.data] : []))] };
  };
  return { one, many };
}

/** A record that is made, changed or taken away. */
function writers(find: Find) {
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
    // Of a record that was read right before, no other version is written over, where the server tells versions.
    const reply = await run(updated, { values: { ...data, id }, body, ifMatch: previousData && versionOf(previousData) });
    return { data: recordFrom(reply) ?? { ...data, id: String(id) } };
  };
  const remove = async (name: string, { id, previousData }: { id: unknown; previousData?: Plain }) => {
    await run(needed(find(name), 'delete'), { values: { ...previousData, id } });
    return { data: { ...previousData, id } };
  };
  return { create, update, remove };
}

/** An answer under the type that whoever asks gives its records: react-admin leaves that to the caller, and nothing here can know it. */
function named<T>(answer: Promise<{ data: unknown }>): Promise<T>;
function named(answer: Promise<unknown>): Promise<unknown> {
  return answer;
}

/** The record in the answer to a write, if any. @throws RequestError where the call says that words in its place are a refusal. */
export function writtenFrom(reply: unknown, { messageIsRefusal }: Call): ShopRecord | undefined {
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
