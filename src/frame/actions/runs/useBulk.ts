import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { failsForAll, PartlyDone } from '#dataProvider/http.ts';
import { removesRecord, type ShopRecord } from '#define';
import { applyUndo } from '#frame/actions/undo/applyUndo.ts';
import { whyNot } from '#frame/actions/whyNot.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useAskBeforeClosing } from '#frame/routing/unsavedChanges.ts';
import type { Progress } from '#frame/ui/ProgressWithStop.tsx';
import { settlesFor } from '#frame/ui/useSteadyRows.ts';
import { queueByRecord, runEach } from './runEach';
import { expectedValues, isWritten, type Job, mergeOutcomes, type RunOutcome, type Skipped, type Task } from './runOutcome';
import { storeRun } from './storedRuns';

interface RunProgress extends Progress, Pick<RunOutcome, 'action' | 'isUndo'> {}

/** Thrown by a retry if the action no longer fits the record. */
class SkippedError extends Error {
  constructor(readonly skipped: Skipped) {
    super(skipped.why);
  }
}

/**
 * Performs one task of a job. A task that is tried again reads its record first: the call may have worked without an answer, or somebody else
 * has changed it.
 */
function usePerform(): (job: Job, task: Task) => Promise<void> {
  const resource = useResource();
  const { name, calls } = resource;
  const dataProvider = useDataProvider<ShopDataProvider>();
  const pages = useContext(PagesContext);
  return async ({ action, retryOf }, task) => {
    const error = retryOf?.refused.find(({ item }) => item === task)?.error;
    if (error instanceof PartlyDone) return void (await error.retry());
    if (retryOf && action !== 'delete' && !task.undo && calls.one) {
      task.record = (await dataProvider.getOne<ShopRecord>(name, { id: task.record.id })).data;
      const why = whyNot(resource, action, task.record, task.input) ?? (isWritten(resource, task.record, task) ? 'same' : undefined);
      task.written = expectedValues(resource, action, task);
      if (why) throw new SkippedError({ record: task.record, why });
    }
    const { record, input, undo } = task;
    if (undo) await applyUndo({ dataProvider, pages }, resource, undo);
    else if (action === 'delete') await dataProvider.delete(name, { id: record.id, previousData: record });
    else task.changed = (await dataProvider.act(name, action, record, input)).changed;
  };
}

/**
 * Runs an action, or `delete`, on several records: one call each, going on after a refused one; one run at a time. Leaving the screen stops the
 * run after the calls under way. A run lasts at least `settlesFor` milliseconds and cannot be stopped earlier, so that the second click of a
 * double click hits neither the Stop button nor the rows behind the dialog.
 * @param onSettled gets the outcome of each run. The returned `outcome` also includes the run before, if this one retried its refused records.
 */
export function useBulk(onSettled: (settled: RunOutcome) => void) {
  const resource = useResource();
  const queryClient = useQueryClient();
  const perform = usePerform();
  const [progress, setProgress] = useState<RunProgress>();
  const [outcome, setOutcome] = useState<RunOutcome>();
  /** The run under way, and when its start or its Stop was pressed. */
  const activeRun = useRef<{ controller: AbortController; pressedAt: number }>(undefined);
  const remaining = () => (activeRun.current?.pressedAt ?? 0) + settlesFor - Date.now();
  useAskBeforeClosing(progress !== undefined);
  useEffect(() => () => activeRun.current?.controller.abort(), []);
  const run = async (job: Job): Promise<void> => {
    if (activeRun.current) return;
    const { action, isUndo, tasks, retryOf, precededBy = retryOf?.precededBy } = job;
    const controller = new AbortController();
    const { signal } = controller;
    activeRun.current = { controller, pressedAt: Date.now() };
    setProgress({ action, isUndo, settled: 0, total: tasks.length, isStopping: false });
    for (const task of tasks) task.written ??= expectedValues(resource, action, task);
    const storedRun = storeRun(resource, job);
    const enqueue = queueByRecord();
    const runTask = (task: Task) => enqueue(task.record.id, () => storedRun.runTask(task, () => perform(job, task)));
    const { refused, ...others } = await runEach(tasks, runTask, {
      signal,
      isFatal: failsForAll,
      onStep: settled => setProgress(shown => shown && { ...shown, settled }),
    });
    storedRun.finish();
    await new Promise(resolve => setTimeout(resolve, remaining()));
    const settled = {
      action,
      isUndo,
      precededBy,
      ...others,
      refused: refused.filter(({ error }) => !(error instanceof SkippedError)),
      skipped: [...job.skipped, ...refused.flatMap(({ error }) => (error instanceof SkippedError ? error.skipped : []))],
    };
    onSettled(settled);
    void queryClient.invalidateQueries(staleAfterWrite(resource.name, removesRecord(resource, action)));
    const next = signal.aborted ? undefined : await job.next?.(settled);
    activeRun.current = undefined;
    setProgress(undefined);
    setOutcome(retryOf ? mergeOutcomes(retryOf, settled) : settled);
    if (next) await run({ ...next, precededBy: settled });
  };
  const stop = () => {
    const { current } = activeRun;
    if (!current || current.controller.signal.aborted || remaining() > 0) return;
    current.controller.abort();
    current.pressedAt = Date.now();
    setProgress(shown => shown && { ...shown, isStopping: true });
  };
  return { progress, outcome, run, stop, clearOutcome: () => setOutcome(undefined) };
}
