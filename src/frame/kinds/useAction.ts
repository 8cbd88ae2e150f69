import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider';
import type { ShopRecord } from '../../../resources/define';
import { isPlain } from '../../../resources/define';
import { useResource } from './resources';
import { useNotices } from './useNotices';

/** Puts a changed record in place of the old one in whatever react-query holds: a list's answer, many records or one. */
function replaceIn(cached: unknown, changed: ShopRecord): unknown {
  if (Array.isArray(cached)) return cached.map(record => (isRecord(record, changed.id) ? changed : record));
  if (isPlain(cached) && Array.isArray(cached.data)) return { ...cached, data: replaceIn(cached.data, changed) };
  return isRecord(cached, changed.id) ? changed : cached;
}

/** The record of this id in whatever react-query holds. */
function findIn(cached: unknown, id: string): ShopRecord | undefined {
  if (Array.isArray(cached)) return cached.find(record => isRecord(record, id));
  if (isPlain(cached) && Array.isArray(cached.data)) return findIn(cached.data, id);
  return isRecord(cached, id) ? cached : undefined;
}

const isRecord = (held: unknown, id: string): held is ShopRecord => isPlain(held) && held.id === id;

/**
 * Runs an action of a resource, or its `delete`: shows what is expected at once, sends one request at a time, tells the outcome,
 * and reads every list of the resource again. On a refusal the record as it was comes back.
 */
export function useAction(resource: string, action: string) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const declared = useResource(resource).actions[action];
  const queries = useQueryClient();
  const { done, failed } = useNotices(resource);
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const run = useCallback(
    async (record: ShopRecord): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setRunning(true);
      const filter = { queryKey: [resource] };
      let before: [QueryKey, unknown][] = [];
      if (declared?.expect) {
        await queries.cancelQueries(filter);
        before = queries.getQueriesData(filter);
        const expected = declared.expect(record);
        queries.setQueriesData(filter, (cached: unknown) => replaceIn(cached, expected));
      }
      try {
        if (action === 'delete') await dataProvider.delete(resource, { id: record.id, previousData: record });
        else await dataProvider.act(resource, action, record);
        const removes = action === 'delete' || (declared?.removes ?? false);
        done(action === 'delete' ? 'deleted' : declared?.call ? action : 'updated', removes);
        // The screen of a record that is gone has nothing left to read.
        await queries.invalidateQueries({ ...filter, predicate: ({ queryKey }) => !removes || queryKey[1] !== 'getOne' });
        return true;
      } catch (error) {
        for (const [key, data] of before) {
          const old = findIn(data, record.id);
          if (old) queries.setQueryData(key, (cached: unknown) => replaceIn(cached, old));
        }
        failed(error, action);
        // A read that was under way was cancelled, and another change may have come through meanwhile.
        if (before.length) void queries.invalidateQueries(filter);
        return false;
      } finally {
        running.current = false;
        setRunning(false);
      }
    },
    [dataProvider, queries, resource, action, declared, done, failed],
  );
  return { run, isRunning };
}
