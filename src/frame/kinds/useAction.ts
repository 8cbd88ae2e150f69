import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type Asked, actionOf, isPlain, type ShopRecord } from '../../../resources/define';
import { loadCode } from '../loadCode';
import { useResource } from './resources';
import { useShopData } from './shopData';
import { useNotices } from './useNotices';
import { useTakeBack } from './useTakeBack';

const wayBack = () => import('../actions/wayBack');

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

/** Shows a record as it is expected to be, wherever it is held. @returns how all was before. */
async function show(queries: QueryClient, resource: string, expected: ShopRecord): Promise<[QueryKey, unknown][]> {
  const filter = { queryKey: [resource] };
  await queries.cancelQueries(filter);
  const before = queries.getQueriesData(filter);
  queries.setQueriesData(filter, (cached: unknown) => replaceIn(cached, expected));
  return before;
}

/** Puts a record back as it was. What was read was cancelled, and another change may have come through meanwhile: so all is read again. */
function showAgain(queries: QueryClient, resource: string, id: string, before: readonly [QueryKey, unknown][]): void {
  for (const [key, data] of before) {
    const old = findIn(data, id);
    if (old) queries.setQueryData(key, (cached: unknown) => replaceIn(cached, old));
  }
  void queries.invalidateQueries({ queryKey: [resource] });
}

/** Does an action to a record and tells the outcome, with an Undo where a way back is known. */
function usePerform(resource: string) {
  const dataProvider = useShopData();
  const declaration = useResource(resource);
  const queries = useQueryClient();
  const notices = useNotices(resource);
  const { done, failed } = notices;
  const takeBack = useTakeBack(declaration, notices);
  return useCallback(
    async function perform(action: string, record: ShopRecord, asked: Asked): Promise<boolean> {
      const declared = actionOf(declaration, action);
      // It comes while the call is under way; where it does not, no Undo is offered.
      const undoing = loadCode(wayBack).catch(() => undefined);
      const expected = declared?.expect?.(record, asked);
      const before = expected ? await show(queries, resource, expected) : [];
      try {
        const acted = action === 'delete' ? undefined : await dataProvider.act(resource, action, record, asked);
        if (!acted) await dataProvider.delete(resource, { id: record.id, previousData: record });
        const removes = action === 'delete' || (declared?.removes ?? false);
        const { before: was = record, after = expected } = acted?.changed ?? {};
        const back = (await undoing)?.backFrom(declaration, { action, before: was, after, asked });
        const undo = back && (() => void takeBack(back));
        const isGone = removes && (action !== 'delete' || !undo);
        done(action === 'delete' ? 'deleted' : declared?.call ? (declared.of ?? action) : 'updated', {
          removes,
          undo,
          record: expected ?? record,
          isGone,
        });
        // The screen of a record that is gone has nothing left to read.
        await queries.invalidateQueries({ queryKey: [resource], predicate: ({ queryKey }) => !removes || queryKey[1] !== 'getOne' });
        return true;
      } catch (error) {
        failed(error, action);
        if (before.length) showAgain(queries, resource, record.id, before);
        return false;
      }
    },
    [dataProvider, queries, resource, declaration, done, failed, takeBack],
  );
}

/**
 * Runs an action of a resource, or its `delete`: shows what is expected at once, sends one request at a time, tells the outcome,
 * and reads every list of the resource again. On a refusal the record as it was comes back.
 */
export function useAction(resource: string, action: string) {
  const perform = usePerform(resource);
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const run = useCallback(
    async (record: ShopRecord, asked: Asked = {}): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setRunning(true);
      try {
        return await perform(action, record, asked);
      } finally {
        running.current = false;
        setRunning(false);
      }
    },
    [perform, action],
  );
  return { run, isRunning };
}
