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
  /** Called when a change is sent, so that the listener can load its code. */
  begins?: () => void;
  /** Called after the server has accepted a change. */
  written: (written: WriteEvent) => void;
}

type Change = Omit<WriteEvent, 'resource' | 'by'>;

/** A data provider that reports each change. An error in the listener does not make the change fail. */
export function withWriteEvents(find: Find, listener: WriteListener, provider: ShopDataProvider): ShopDataProvider {
  /** Reports what the server has accepted of a change that is under way. */
  const report = async <A>(name: string, writing: Promise<A>, changesIn: (answer: A) => readonly Change[]): Promise<A> => {
    listener.begins?.();
    const by = currentPerson();
    const answer = await writing;
    for (const change of changesIn(answer)) {
      try {
        listener.written({ resource: find(name), ...change, by });
      } catch {
        // The change has succeeded all the same.
      }
    }
    return answer;
  };
  /** Reports each changed record, also when the server has refused others. */
  const reportEach = async <A extends { data?: readonly unknown[] }>(
    name: string,
    writing: Promise<A>,
    changeOf: (id: string) => Change,
  ): Promise<A> => {
    const done = writing.catch((error: unknown) => {
      if (error instanceof SomeRefused) return { data: error.done };
      throw error;
    });
    await report(name, done, ({ data = [] }) => data.map(id => changeOf(String(id))));
    return writing;
  };
  return {
    ...provider,
    create: (name, params) =>
      report(name, provider.create(name, params), ({ data }) => {
        const id = String(data.id);
        return [{ action: 'create', before: { id }, after: { ...params.data, id } }];
      }),
    update: (name, params) => {
      const before = { ...params.previousData, id: String(params.id) };
      return report(name, provider.update(name, params), () => [{ action: 'update', before, after: { ...before, ...params.data, id: before.id } }]);
    },
    updateMany: (name, params) =>
      reportEach(name, provider.updateMany(name, params), id => ({ action: 'update', before: { id }, after: { ...params.data, id } })),
    delete: (name, params) =>
      report(name, provider.delete(name, params), () => [{ action: 'delete', before: { ...params.previousData, id: String(params.id) } }]),
    deleteMany: (name, params) => reportEach(name, provider.deleteMany(name, params), id => ({ action: 'delete', before: { id } })),
    act: (name, action, record, input) =>
      report(name, provider.act(name, action, record, input), ({ changed }) => {
        const { before = record, after = actionOf(find(name), action)?.expect?.(record, input ?? {}) } = changed ?? {};
        // An action that belongs to no record changes none of one's own.
        return record.id === noRecord.id ? [] : [{ action, before, after, input }];
      }),
    change: (name, record, to) => report(name, provider.change(name, record, to), changed => [{ action: 'update', ...changed }]),
  };
}
