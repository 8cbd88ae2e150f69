import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type ActionInput, actionOf, type ShopRecord } from '#define';
import { changeRecord, staleAfterWrite } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSharedDataProvider } from '#frame/context/sharedDataProvider.ts';
import { useNotices } from '#frame/context/useNotices.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { useApplyUndo } from './undo/useApplyUndo';

const wayBack = () => import('./undo/planUndo');

/** Shows a record as it is expected to be, wherever it is kept. @returns shows it as it was. */
async function show(queries: QueryClient, resource: string, expected: ShopRecord): Promise<() => void> {
  await queries.cancelQueries(staleAfterWrite(resource));
  return changeRecord(queries, resource, expected.id, () => expected);
}

/** Does an action to a record and tells the outcome, with an Undo where a way back is known. */
function usePerform(resource: string) {
  const dataProvider = useSharedDataProvider();
  const declaration = useResource(resource);
  const queries = useQueryClient();
  const notices = useNotices(resource);
  const { done, failed } = notices;
  const takeBack = useApplyUndo(declaration, notices);
  return useCallback(
    async function perform(action: string, record: ShopRecord, asked: ActionInput): Promise<boolean> {
      const declared = actionOf(declaration, action);
      // It comes while the call is under way; where it does not, no Undo is offered.
      const undoing = importWithRetry(wayBack).catch(() => undefined);
      const expected = declared?.expect?.(record, asked);
      const showAgain = expected && (await show(queries, resource, expected));
      try {
        const acted = action === 'delete' ? undefined : await dataProvider.act(resource, action, record, asked);
        if (!acted) await dataProvider.delete(resource, { id: record.id, previousData: record });
        const removes = action === 'delete' || (declared?.removes ?? false);
        const { before: was = record, after = expected } = acted?.changed ?? {};
        const back = (await undoing)?.undoPlanOf(declaration, { action, before: was, after, asked });
        const undo = back && (() => void takeBack(back));
        const isGone = removes && (action !== 'delete' || !undo);
        done(action === 'delete' ? 'deleted' : declared?.call ? (declared.of ?? action) : 'updated', {
          removes,
          undo,
          record: expected ?? record,
          isGone,
        });
        await queries.invalidateQueries(staleAfterWrite(resource, removes));
        return true;
      } catch (error) {
        failed(error, action);
        showAgain?.();
        // Reads were cancelled, and another change may have come through meanwhile.
        if (showAgain) void queries.invalidateQueries(staleAfterWrite(resource));
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
    async (record: ShopRecord, asked: ActionInput = {}): Promise<boolean> => {
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
