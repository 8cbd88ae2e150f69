import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { isNotFound } from '#dataProvider/http.ts';
import { type ActionInput, actionOf, removesRecord, type ShopRecord } from '#define';
import { changeRecord, staleAfterWrite } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { noticeEvent, useNotices } from '#frame/context/useNotices.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { useApplyUndo } from './undo/useApplyUndo';

const importPlanUndo = () => import('./undo/planUndo');

/** The actions under way whose expected results are on the screen. */
const underWay = new Set<{ resource: string }>();

/**
 * Gives a function that runs an action of a resource, or `delete`. The expected result is shown at once, a notice shows the outcome, with an
 * Undo if there is one, and the resource's lists are read again. If the server refuses, the previous record comes back, and the result is `false`.
 */
export function useRunAction(resource: string): (action: string, record: ShopRecord, input: ActionInput) => Promise<boolean> {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const declaration = useResource(resource);
  const queryClient = useQueryClient();
  const notices = useNotices(resource);
  const applyUndo = useApplyUndo(declaration);
  return async (action, record, input) => {
    const declared = actionOf(declaration, action);
    // Loads while the call runs. If it fails to load, no Undo is offered.
    const planning = importWithRetry(importPlanUndo).catch(() => undefined);
    const expected = declared?.expect?.(record, input);
    // A read that is under way would show the record as it was.
    if (expected) await queryClient.cancelQueries(staleAfterWrite(resource));
    const restore = expected && changeRecord(queryClient, resource, expected.id, () => expected);
    const self = { resource };
    if (expected) underWay.add(self);
    /** The lists are read again once for all: a read before the last answer would show the other records as they were. */
    const readAgain = async (removes = false) => {
      underWay.delete(self);
      if (expected && [...underWay].some(other => other.resource === resource)) return;
      await queryClient.invalidateQueries(staleAfterWrite(resource, removes));
    };
    try {
      const result = action === 'delete' ? undefined : await dataProvider.act(resource, action, record, input);
      if (!result) await dataProvider.delete(resource, { id: record.id, previousData: record });
      const removes = removesRecord(declaration, action);
      const plan = (await planning)?.undoPlanOf(declaration, { action, before: record, after: expected, input, ...result?.changed });
      notices.done(noticeEvent(declaration, action), {
        removes,
        undo: plan && (() => void applyUndo(plan)),
        record: expected ?? record,
        isGone: removes && (action !== 'delete' || !plan),
      });
      await readAgain(removes);
      return true;
    } catch (error) {
      notices.failed(error, action);
      restore?.();
      // Running reads were cancelled, and another change may have succeeded since. Or someone else has deleted the record.
      if (restore || isNotFound(error)) void readAgain();
      return false;
    }
  };
}

/** Runs one action of a resource, or `delete`, see `useRunAction`. One request runs at a time. */
export function useAction(resource: string, action: string) {
  const send = useRunAction(resource);
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const run = async (record: ShopRecord, input: ActionInput = {}): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setRunning(true);
    const succeeded = await send(action, record, input);
    running.current = false;
    setRunning(false);
    return succeeded;
  };
  return { run, isRunning };
}
