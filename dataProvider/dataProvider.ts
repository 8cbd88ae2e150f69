/**
 * react-admin's data provider over the documented calls. The server does what a call documents. The data provider does the rest
 * (paging, sorting, search) on the rows of a list that came whole. No resource is known by name here.
 */
import type { DataProvider } from 'react-admin';
import {
  type Action,
  type ActionInput,
  actionInputFields,
  actionOf,
  type FreePage,
  holds,
  type Plain,
  type Resource,
  type ShopRecord,
} from '#define';
import { changed, documentedCalls, writtenFrom } from './documentedCalls';
import { figuresIn, isNothing, withFlags } from './fromReply';
import { messageOf, RequestError } from './http';
import type { Signalled } from './lists';
import { run } from './runCall';
import type { ShopDataProvider } from './shopDataProvider';
import { toWire } from './wire';
import { type WriteListener, withWriteEvents } from './writeEvents';

export type { ShopDataProvider } from './shopDataProvider';

/**
 * Creates the data provider of the given resources. A resource without calls speaks `ra-data-simple-rest`'s dialect.
 * @param listener Is notified of each change.
 */
export function createDataProvider(resources: readonly Resource[], listener: WriteListener = { written: () => {} }): ShopDataProvider {
  const byName = new Map(resources.map(resource => [resource.name, resource]));
  const find = (name: string): Resource => {
    const resource = byName.get(name);
    if (!resource) throw new Error(`There is no resource '${name}'. Add it to the list that createDataProvider() receives.`);
    return resource;
  };
  const { documented, current, newest, change: changeDocumented } = documentedCalls(find);
  const plain = plainProvider(find);
  const providerOf = (name: string): DataProvider => {
    const { calls, lists } = find(name);
    return Object.keys(calls).length > 0 || Object.values(lists).some(list => list.call) ? documented : plain;
  };
  const change: ShopDataProvider['change'] = async (name, record, to) => {
    if (providerOf(name) !== plain) return changeDocumented(name, record, to);
    const { data: before } = await plain.getOne<ShopRecord>(name, { id: record.id });
    const wanted = to(before);
    return changed(before, wanted, (await plain.update(name, { id: record.id, data: wanted, previousData: before })).data);
  };
  const act: ShopDataProvider['act'] = async (name, actionName, record, input = {}) => {
    const resource = find(name);
    const action = actionOf(resource, actionName);
    if (!action) throw new Error(`'${name}' has no action '${actionName}'.`);
    const { call, when, fresh, send, ask } = action;
    if (!call) {
      const result = await change(name, record, stored => expectedOf(action, record, input, stored));
      return { data: result.after, changed: result };
    }
    const latest = fresh ? await (when ? current(name, record) : newest(name, record)) : record;
    if (fresh && !holds(when, latest)) throw new RequestError('app.errors.unfit', 409);
    const sent = ask ? toWire(actionInputFields(resource, action), input) : input;
    const body = send ? send(record, sent, latest) : ask && sent;
    return { data: writtenFrom(await run(call, { values: record, ...(body ? { body } : {}) }), call) };
  };
  return withWriteEvents(find, listener, {
    getList: (name, params) => providerOf(name).getList(name, params),
    getOne: (name, params) => providerOf(name).getOne(name, params),
    getMany: (name, params) => providerOf(name).getMany(name, params),
    getManyReference: (name, params) => providerOf(name).getManyReference(name, params),
    create: (name, params) => providerOf(name).create(name, params),
    update: (name, params) => providerOf(name).update(name, params),
    updateMany: (name, params) => providerOf(name).updateMany(name, params),
    delete: (name, params) => providerOf(name).delete(name, params),
    deleteMany: (name, params) => providerOf(name).deleteMany(name, params),
    act,
    change,
    read: async (page, name, params) => {
      const answer = await read(page, name, params);
      const edited = page.edits && byName.get(page.edits.resource);
      return edited ? withFlags(edited, answer) : answer;
    },
    supportAbortSignal: true,
  });
}

/**
 * The record after an action without a call. A `fresh` action changes the record that was just read; any other action adds to it the
 * values that `expect` changes in the row. @throws RequestError when the action's `when` no longer holds.
 */
function expectedOf({ when, fresh, expect }: Action, record: ShopRecord, input: ActionInput, stored: ShopRecord): ShopRecord {
  if (fresh && !holds(when, stored)) throw new RequestError('app.errors.unfit', 409);
  if (fresh) return expect?.(stored, input) ?? stored;
  const expected = expect?.(record, input) ?? record;
  return { ...stored, ...Object.fromEntries(Object.entries(expected).filter(([key, value]) => value !== record[key])) };
}

/**
 * Runs a read of a page that belongs to no resource. @returns the object in the answer (see `figuresIn`).
 * @throws RequestError when the server refuses, answers only words, or answers nothing (404).
 */
async function read(page: FreePage, name: string, { signal, ...params }: Plain & Signalled = {}): Promise<Plain> {
  const call = page.reads[name];
  if (!call) throw new Error(`The page '${page.name}' reads no '${name}'.`);
  const reply = await run(call, { values: params }, signal);
  const figures = figuresIn(reply, [page.name, name]);
  if (!figures && (call.mayBeNone || isNothing(reply))) throw new RequestError('app.errors.404', 404, reply);
  if (!figures) throw new RequestError(messageOf(reply) ?? 'app.errors.unexpected', 200, reply);
  return figures;
}

/** The provider of resources without calls. Its code loads with its first request. @throws RequestError when the code cannot be loaded. */
function plainProvider(find: (name: string) => Resource): DataProvider {
  let loading: Promise<DataProvider> | undefined;
  const plain = () => {
    loading ??= import('./plainCalls').then(
      ({ plainCalls }) => plainCalls(find),
      () => {
        loading = undefined;
        throw new RequestError('app.errors.missingCode', 0);
      },
    );
    return loading;
  };
  return {
    getList: async (name, params) => (await plain()).getList(name, params),
    getOne: async (name, params) => (await plain()).getOne(name, params),
    getMany: async (name, params) => (await plain()).getMany(name, params),
    getManyReference: async (name, params) => (await plain()).getManyReference(name, params),
    create: async (name, params) => (await plain()).create(name, params),
    update: async (name, params) => (await plain()).update(name, params),
    updateMany: async (name, params) => (await plain()).updateMany(name, params),
    delete: async (name, params) => (await plain()).delete(name, params),
    deleteMany: async (name, params) => (await plain()).deleteMany(name, params),
  };
}
