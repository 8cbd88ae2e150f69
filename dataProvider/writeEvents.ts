/** Reports each change to a listener after the server has accepted it. No other code reports changes. */
import { type ActionInput, actionOf, noRecord, type Resource, type ShopRecord } from '#define';
import type { Find } from './documentedCalls';
import { SomeRefused } from './http';
import { currentPerson } from './session';
import type { ShopDataProvider } from './shopDataProvider';

/** A change that the server has accepted. */
export interface WriteEvent {
  resource: Resource;
  /** `create`, `update`, `delete` or an action of the resource. */
  action: string;
  /** The record before the change, as far as it is known: at least its id. */
  before: ShopRecord;
  /** The record after the change. `undefined` when it is deleted or not known. */
  after?: ShopRecord | undefined;
  /** The values that the action asked for. */
  input?: ActionInput | undefined;
  /** The person (`currentPerson`) who sent the change. The session may have ended when the answer comes. */
  by: string;
}

/** Listens to changes. */
export interface WriteListener {
  /** Called before a change is sent, so that the listener can load its code. */
  begins?: () => void;
  /** Called after the server has accepted a change. */
  written: (written: WriteEvent) => void;
}

/** Reports changes to the listener. */
function reporter(find: Find, listener: WriteListener) {
  /** Called before a change is sent. Gives the person who sends it. */
  const begin = () => {
    listener.begins?.();
    return currentPerson();
  };
  const notify = (name: string, event: Omit<WriteEvent, 'resource'>) => {
    try {
      listener.written({ resource: find(name), ...event });
    } catch {
      // The change has succeeded all the same.
    }
  };
  /** Reports each changed record, also when the server has refused others. */
  const notifyMany = async <A extends { data?: readonly unknown[] }>(
    name: string,
    action: string,
    writing: Promise<A>,
    data?: object,
  ): Promise<A> => {
    const by = begin();
    const notifyEach = (ids: readonly unknown[] = []) => {
      for (const id of ids.map(String)) notify(name, { action, before: { id }, ...(data ? { after: { ...data, id } } : {}), by });
    };
    try {
      const answer = await writing;
      notifyEach(answer.data);
      return answer;
    } catch (error) {
      if (error instanceof SomeRefused) notifyEach(error.done);
      throw error;
    }
  };
  return { begin, notify, notifyMany };
}

/** A data provider that reports each change. An error in the listener does not make the change fail. */
export function withWriteEvents(find: Find, listener: WriteListener, provider: ShopDataProvider): ShopDataProvider {
  const { begin, notify, notifyMany } = reporter(find, listener);
  return {
    ...provider,
    create: async (name, params) => {
      const by = begin();
      const answer = await provider.create(name, params);
      const id = String(answer.data.id);
      notify(name, { action: 'create', before: { id }, after: { ...params.data, id }, by });
      return answer;
    },
    update: async (name, params) => {
      const by = begin();
      const answer = await provider.update(name, params);
      const id = String(params.id);
      notify(name, { action: 'update', before: { ...params.previousData, id }, after: { ...params.previousData, ...params.data, id }, by });
      return answer;
    },
    updateMany: (name, params) => notifyMany(name, 'update', provider.updateMany(name, params), params.data),
    delete: async (name, params) => {
      const by = begin();
      const answer = await provider.delete(name, params);
      notify(name, { action: 'delete', before: { ...params.previousData, id: String(params.id) }, by });
      return answer;
    },
    deleteMany: (name, params) => notifyMany(name, 'delete', provider.deleteMany(name, params)),
    act: async (name, action, record, input) => {
      const by = begin();
      const answer = await provider.act(name, action, record, input);
      const { before = record, after = actionOf(find(name), action)?.expect?.(record, input ?? {}) } = answer.changed ?? {};
      // An action that belongs to no record changes none of one's own.
      if (record.id !== noRecord.id) notify(name, { action, before, after, input, by });
      return answer;
    },
    change: async (name, record, to) => {
      const by = begin();
      const changed = await provider.change(name, record, to);
      notify(name, { action: 'update', ...changed, by });
      return changed;
    },
  };
}
