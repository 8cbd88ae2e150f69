import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { PartlyDone, RequestError } from '#dataProvider/http.ts';
import { type ActionInput, actionOf, type ShopRecord } from '#define';
import { runEach } from '#frame/actions/runEach.ts';
import { mergeOutcomes, planBulkUndo, type RunOutcome, type Skipped, splitRunnable, type Task } from '#frame/actions/runOutcome.ts';
import { whyNot } from '#frame/actions/whyNot.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { useAskBeforeClosing } from '#frame/routing/unsavedChanges.ts';
import type { Progress } from '#frame/ui/ProgressWithStop.tsx';
import { settlesFor } from '#frame/ui/useSteadyRows.ts';
import { noteRun } from './bulkRuns';

const importApplyUndo = () => import('#frame/actions/undo/applyUndo.ts');

interface RunProgress extends Progress, Pick<RunOutcome, 'action' | 'isUndo'> {}

/** Thrown by a retry if the action no longer fits the record. */
class SkippedError extends Error {
  constructor(readonly skipped: Skipped) {
    super(skipped.why);
  }
}

/** Whether all further calls would fail too: the session has ended, or the server cannot be reached. */
const endsRun = (error: unknown): boolean => error instanceof RequestError && (error.status === 401 || error.status === 0);

/** Makes tasks of the same record run one after another, as each may read the record and send it back. */
function queuedByRecord(act: (task: Task) => Promise<unknown>): (task: Task) => Promise<unknown> {
  const latest = new Map<string, Promise<unknown>>();
  return task => {
    const previous = latest.get(task.record.id);
    const run = () => act(task);
    const promise = previous ? previous.then(run, run) : run();
    latest.set(task.record.id, promise);
    return promise;
  };
}

interface Run extends Pick<RunOutcome, 'action' | 'isUndo' | 'skipped'> {
  tasks: readonly Task[];
  act: (task: Task) => Promise<unknown>;
}

/**
 * Runs tasks and tracks their progress, one run at a time. Leaving the screen stops the run after the calls under way. A run lasts at least
 * `settlesFor` milliseconds and cannot be stopped earlier, so that the second click of a double click hits neither the Stop button nor the
 * rows behind the dialog.
 */
function useRun(onSettled: (settled: RunOutcome) => void) {
  const resource = useResource();
  const [progress, setProgress] = useState<RunProgress>();
  useAskBeforeClosing(progress !== undefined);
  const isRunning = useRef(false);
  const isStopped = useRef(false);
  const pressedAt = useRef(0);
  const remaining = () => pressedAt.current + settlesFor - Date.now();
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const start = async ({ action, isUndo, skipped, tasks, act }: Run): Promise<RunOutcome | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    isStopped.current = false;
    pressedAt.current = Date.now();
    const initial = { action, isUndo, settled: 0, total: tasks.length, isStopping: false };
    setProgress(initial);
    const noted = noteRun(resource, { action, isUndo, tasks, skipped });
    const { done, refused, notStarted } = await runEach(
      tasks,
      queuedByRecord(task => noted.act(task, act)),
      {
        isStopped: () => isStopped.current,
        isTheEnd: endsRun,
        onStep: settled => setProgress(current => ({ ...initial, ...current, settled })),
      },
    );
    await new Promise(resolve => setTimeout(resolve, remaining()));
    const nowSkipped = refused.flatMap(({ error }) => (error instanceof SkippedError ? [error.skipped] : []));
    const failed = refused.filter(({ error }) => !(error instanceof SkippedError));
    const settled: RunOutcome = { action, isUndo, done, refused: failed, skipped: [...skipped, ...nowSkipped], notStarted };
    noted.finish();
    onSettled(settled);
    isRunning.current = false;
    setProgress(undefined);
    return settled;
  };
  const stop = () => {
    if (isStopped.current || remaining() > 0) return;
    isStopped.current = true;
    pressedAt.current = Date.now();
    setProgress(current => current && { ...current, isStopping: true });
  };
  return { progress, start, stop };
}

/**
 * Runs an action, or `delete`, on several records: one call each, going on after a refused one.
 * @param onSettled gets the outcome of each run. The returned `outcome` also includes the run before, if this one retried its refused records.
 */
export function useBulk(onSettled: (settled: RunOutcome) => void) {
  const resource = useResource();
  const { name, calls } = resource;
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const pages = useContext(PagesContext);
  const [outcome, setOutcome] = useState<RunOutcome>();
  const { progress, start, stop } = useRun(settled => {
    onSettled(settled);
    const removes = settled.action === 'delete' || actionOf(resource, settled.action)?.removes;
    void queries.invalidateQueries(staleAfterWrite(name, removes));
  });
  const perform = async (action: string, task: Task): Promise<void> => {
    const { record, input, undo: undoPlan } = task;
    if (undoPlan) await (await importWithRetry(importApplyUndo)).applyUndo({ dataProvider, pages }, resource, undoPlan);
    else if (action === 'delete') await dataProvider.delete(name, { id: record.id, previousData: record });
    else task.changed = (await dataProvider.act(name, action, record, input)).changed;
  };

  /** Runs an action on those of the records that it fits. */
  const run = async (action: string, records: readonly ShopRecord[], input: ActionInput) => {
    const { fit, skipped } = splitRunnable(resource, action, records, input);
    const tasks = fit.map(record => ({ record, input }));
    const settled = await start({ action, isUndo: false, skipped, tasks, act: task => perform(action, task) });
    if (settled) setOutcome(settled);
  };

  /** Runs the refused tasks again. It reads each record first: the call may have worked without an answer, or somebody else has changed it. */
  const retry = async (previous: RunOutcome) => {
    const { action, isUndo, refused } = previous;
    const errors = new Map(refused.map(({ item, error }) => [item, error]));
    const act = async (task: Task) => {
      const error = errors.get(task);
      if (error instanceof PartlyDone) return error.retry();
      if (action !== 'delete' && !task.undo && calls.one) {
        task.record = (await dataProvider.getOne<ShopRecord>(name, { id: task.record.id })).data;
        const why = whyNot(resource, action, task.record, task.input);
        if (why) throw new SkippedError({ record: task.record, why });
      }
      return perform(action, task);
    };
    const settled = await start({ action, isUndo, skipped: [], tasks: refused.map(({ item }) => item), act });
    if (settled) setOutcome(mergeOutcomes(previous, settled));
  };

  const follow = async (action: string, tasks: readonly Task[]) => {
    const settled = await start({ action, isUndo: false, skipped: [], tasks, act: task => perform(action, task) });
    if (settled) setOutcome(settled);
  };

  const undo = async (previous: RunOutcome) => {
    const plan = planBulkUndo(resource, previous);
    const settled = plan && (await start({ ...plan, isUndo: true, skipped: [], act: task => perform(plan.action, task) }));
    if (settled) setOutcome(settled);
  };
  return { progress, outcome, run, retry, undo, follow, stop, clearOutcome: () => setOutcome(undefined) };
}
