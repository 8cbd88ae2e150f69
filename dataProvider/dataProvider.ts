/**
 * react-admin's data provider over the documented calls. The server does what a call documents. The data provider does the rest
 * (paging, sorting, search) on the rows of a list that came whole. No resource is known by name here.
 */
import {
  type Action,
  type ActionInput,
  actionInputFields,
  actionOf,
  type FreePage,
  holds,
  idKeys,
  isPlain,
  type Plain,
  type Resource,
  type ShopRecord,
  speaksPlainRest,
} from '#define';
import { apiDialect } from './apiSettings';
import { documentedCalls, writtenFrom } from './documentedCalls';
import { figuresIn, lackOf, withFlags } from './fromReply';
import { RequestError } from './http';
import type { Signalled } from './lists';
import type { ListReads } from './plainLists';
import { run } from './runCall';
import type { ShopDataProvider } from './shopDataProvider';
import { toWire } from './wire';
import { type WriteListener, withWriteEvents } from './writeEvents';

export type { ShopDataProvider } from './shopDataProvider';

/**
 * Creates the data provider of the given resources. A resource without calls speaks the dialect of the API.
 * @param listener Is notified of each change.
 */
export function createDataProvider(resources: readonly Resource[], listener: WriteListener = { written: () => {} }): ShopDataProvider {
  const byName = new Map(resources.map(resource => [resource.name, resource]));
  const find = (name: string): Resource => {
    const resource = byName.get(name);
    if (!resource) throw new Error(`There is no resource '${name}'. Add it to the list that createDataProvider() receives.`);
    return resource;
  };
  const { documented, refetch, refetchOrKeep, change } = documentedCalls(find);
  // Loaded when it is needed: a shop whose calls are all documented needs none.
  const listsOf = async (name: string): Promise<ListReads> =>
    speaksPlainRest(find(name)) ? (await import('./plainLists')).plainLists(find, documented.getMany) : documented;
  // An action without a call sends the update call. One with a call sends that, with its record read again first if it is `fresh`.
  const act: ShopDataProvider['act'] = async (name, actionName, record, input = {}) => {
    const resource = find(name);
    const action = actionOf(resource, actionName);
    if (!action) throw new Error(`'${name}' has no action '${actionName}'.`);
    const { call, when, fresh, send, ask } = action;
    if (!call) {
      const result = await change(name, record, stored => expectedOf(action, record, input, stored));
      return { data: result.after, changed: result };
    }
    const latest = fresh ? await (when ? refetch(name, record) : refetchOrKeep(name, record)) : record;
    if (fresh && !holds(when, latest)) throw new RequestError('app.errors.unfit', 409);
    const sent = ask ? toWire(actionInputFields(resource, action), input) : input;
    const body = send ? send(record, sent, latest) : ask && sent;
    return { data: writtenFrom(await run(call, { values: record, ...(body ? { body } : {}) }), call, idKeys(resource, apiDialect())) };
  };
  return withWriteEvents(find, listener, {
    ...documented,
    getList: async (name, params) => (await listsOf(name)).getList(name, params),
    getMany: async (name, params) => (await listsOf(name)).getMany(name, params),
    getManyReference: async (name, params) => (await listsOf(name)).getManyReference(name, params),
    act,
    change,
    answer: async (call, params) => {
      const reply = await run(call, { values: params });
      if (!isPlain(reply)) throw new RequestError('app.errors.unexpected', 200, reply);
      return reply;
    },
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
  if (!figures) throw lackOf(reply, call);
  return figures;
}
