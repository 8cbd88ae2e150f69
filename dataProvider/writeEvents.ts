/** What was written: told after the server has accepted it, at this one place. */
import { type ActionInput, actionOf, type Resource, type ShopRecord } from '#define';
import { SomeRefused } from './http';
import { currentPerson } from './session';
import type { ShopDataProvider } from './shopDataProvider';

/** A change that the server has accepted. */
export interface WriteEvent {
  resource: Resource;
  /** `create`, `update`, `delete` or an action of the resource. */
  action: string;
  /** The record as it was known before; with nothing but its id, where no more was known. */
  before: ShopRecord;
  /** The record as it is now; none where it is gone, or where that is not known. */
  after?: ShopRecord | undefined;
  asked?: ActionInput | undefined;
  /** Who asked for it, as `personNow` had them then: the session may be over when the answer comes. */
  by: string;
}

/** Who is told of changes. */
export interface WriteListener {
  /** Is called before a change is sent, so that what hears of it can be at hand when the server answers. */
  begins?: () => void;
  /** Is called after the server has accepted a change. */
  written: (written: WriteEvent) => void;
}

/** A data provider that tells of each change. What hears of it can fail without the change being taken for one that failed. */
export function withWriteEvents(find: (name: string) => Resource, listener: WriteListener, provider: ShopDataProvider): ShopDataProvider {
  const begin = () => {
    listener.begins?.();
    return currentPerson();
  };
  const tell = (name: string, written: Omit<WriteEvent, 'resource'>) => {
    try {
      listener.written({ resource: find(name), ...written });
    } catch {
      // The change itself has succeeded.
    }
  };
  /** Several are told one by one, those too that were done before others were refused. */
  const tellMany = async <A extends { data?: readonly unknown[] }>(name: string, action: string, writing: Promise<A>, data?: object): Promise<A> => {
    const by = begin();
    const tellEach = (ids: readonly unknown[] = []) => {
      for (const id of ids.map(String)) tell(name, { action, before: { id }, ...(data ? { after: { ...data, id } } : {}), by });
    };
    try {
      const answer = await writing;
      tellEach(answer.data);
      return answer;
    } catch (error) {
      if (error instanceof SomeRefused) tellEach(error.done);
      throw error;
    }
  };
  return {
    ...provider,
    create: async (name, params) => {
      const by = begin();
      const answer = await provider.create(name, params);
      const id = String(answer.data.id);
      tell(name, { action: 'create', before: { id }, after: { ...params.data, id }, by });
      return answer;
    },
    update: async (name, params) => {
      const by = begin();
      const answer = await provider.update(name, params);
      const id = String(params.id);
      tell(name, { action: 'update', before: { ...params.previousData, id }, after: { ...params.previousData, ...params.data, id }, by });
      return answer;
    },
    updateMany: (name, params) => tellMany(name, 'update', provider.updateMany(name, params), params.data),
    delete: async (name, params) => {
      const by = begin();
      const answer = await provider.delete(name, params);
      tell(name, { action: 'delete', before: { ...params.previousData, id: String(params.id) }, by });
      return answer;
    },
    deleteMany: (name, params) => tellMany(name, 'delete', provider.deleteMany(name, params)),
    act: async (name, action, record, asked) => {
      const by = begin();
      const answer = await provider.act(name, action, record, asked);
      const { before = record, after = actionOf(find(name), action)?.expect?.(record, asked ?? {}) } = answer.changed ?? {};
      tell(name, { action, before, after, asked, by });
      return answer;
    },
    change: async (name, record, to) => {
      const by = begin();
      const changed = await provider.change(name, record, to);
      tell(name, { action: 'update', ...changed, by });
      return changed;
    },
  };
}
