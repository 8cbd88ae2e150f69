/**
 * react-admin's data provider over the documented calls. What a call documents, the server does; what it
 * does not (paging, sorting, search of a whole list), is done here on the rows that came. Nothing here
 * knows any resource by name.
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
import { type Changed, changed, documentedCalls, writtenFrom } from './documentedCalls';
import { withFlags } from './fromReply';
import { RequestError } from './http';
import type { Signalled } from './lists';
import { read } from './pageReads';
import { run } from './runCall';
import { toWire } from './wire';
import { type WriteListener, withWriteEvents } from './writeEvents';

/** react-admin's verbs and those it lacks. */
export interface ShopDataProvider extends DataProvider {
  /**
   * Runs an action of a resource on a record, with what it is asked with, if anything.
   * @returns the record in the answer, if any; of an action without a call also what was changed.
   * @throws RequestError when the server refuses, as every other method here, and with status 409, unsent, when the action reads
   * the record again and that is none any more to which it can be done.
   */
  act: (resource: string, action: string, record: ShopRecord, asked?: ActionInput) => Promise<{ data: ShopRecord | undefined; changed?: Changed }>;
  /**
   * Reads a record again and sends it whole, through the resource's update, as `to` makes it: a row may lack what the record has, and
   * others work too. @throws RequestError when the server refuses, and what `to` throws, unsent.
   */
  change: (resource: string, record: ShopRecord, to: (held: ShopRecord) => ShopRecord) => Promise<Changed>;
  /** What a page that is no entity reads, filled with its parameters. */
  read: (page: FreePage, read: string, params?: Plain & Signalled) => Promise<Plain>;
}

/**
 * The data provider of the given resources. One without calls speaks `ra-data-simple-rest`'s dialect.
 * @param listener Is told of each change.
 */
export function createDataProvider(resources: readonly Resource[], listener: WriteListener = { written: () => {} }): ShopDataProvider {
  const byName = new Map(resources.map(resource => [resource.name, resource]));
  const find = (name: string): Resource => {
    const resource = byName.get(name);
    if (!resource) throw new Error(`There is no resource '${name}'. Add it to the list that createDataProvider() receives.`);
    return resource;
  };
  const { documented, current, newest, ...ofDocumented } = documentedCalls(find);
  const plain = plainLater(find);
  /** Who answers for a resource. */
  const of = (name: string): DataProvider => {
    const { calls, lists } = find(name);
    return Object.keys(calls).length > 0 || Object.values(lists).some(list => list.call) ? documented : plain;
  };
  const change: ShopDataProvider['change'] = async (name, record, to) => {
    if (of(name) !== plain) return ofDocumented.change(name, record, to);
    const { data: before } = await plain.getOne<ShopRecord>(name, { id: record.id });
    const wanted = to(before);
    return changed(before, wanted, (await plain.update(name, { id: record.id, data: wanted, previousData: before })).data);
  };
  const act: ShopDataProvider['act'] = async (name, action, record, asked = {}) => {
    const resource = find(name);
    const declared = actionOf(resource, action);
    if (!declared) throw new Error(`'${name}' has no action '${action}'.`);
    const { call, when, fresh, send, ask } = declared;
    if (!call) {
      const made = await change(name, record, held => expectedOf(declared, record, asked, held));
      return { data: made.after, changed: made };
    }
    const held = fresh ? await (when ? current(name, record) : newest(name, record)) : record;
    if (fresh && !holds(when, held)) throw new RequestError('app.errors.unfit', 409);
    const wired = ask ? toWire(actionInputFields(resource, declared), asked) : asked;
    const body = send ? send(record, wired, held) : ask && wired;
    return { data: writtenFrom(await run(call, { values: record, ...(body ? { body } : {}) }), call) };
  };
  return withWriteEvents(find, listener, {
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
    change,
    read: async (page, name, params) => {
      const told = await read(page, name, params);
      const edited = page.edits && byName.get(page.edits.resource);
      return edited ? withFlags(edited, told) : told;
    },
    supportAbortSignal: true,
  });
}

/**
 * What an action without a call makes of the record as it is held now: of a `fresh` one its outcome, else what that changes of the
 * row. @throws RequestError where it cannot be done to it any more.
 */
function expectedOf({ when, fresh, expect }: Action, record: ShopRecord, asked: ActionInput, held: ShopRecord): ShopRecord {
  if (fresh && !holds(when, held)) throw new RequestError('app.errors.unfit', 409);
  if (fresh) return expect?.(held, asked) ?? held;
  const expected = expect?.(record, asked) ?? record;
  return { ...held, ...Object.fromEntries(Object.entries(expected).filter(([key, value]) => value !== record[key])) };
}

/** Who answers for the resources without calls, whose code is fetched with the first of theirs. @throws RequestError where it does not come. */
function plainLater(find: (name: string) => Resource): DataProvider {
  let coming: Promise<DataProvider> | undefined;
  const plain = () => {
    coming ??= import('./plainCalls').then(
      ({ plainCalls }) => plainCalls(find),
      () => {
        coming = undefined;
        throw new RequestError('app.errors.missingCode', 0);
      },
    );
    return coming;
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
