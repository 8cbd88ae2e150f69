import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { PartlyDone, RequestError } from '#dataProvider/http.ts';
import { type ActionInput, actionOf, type ShopRecord } from '#define';
import { mergeOutcomes, planBulkUndo, type RunOutcome, type Skipped, splitRunnable, type Task } from '#frame/actions/runOutcome.ts';
import { runEach } from '#frame/actions/runEach.ts';
import { whyNot } from '#frame/actions/whyNot.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { useAskBeforeClosing } from '#frame/routing/unsavedChanges.ts';
import type { Progress } from '#frame/ui/ProgressWithStop.tsx';
import { settlesFor } from '#frame/ui/useSteadyRows.ts';
import { noteRun } from './bulkRuns';

const takingBack = () => import('#frame/actions/undo/applyUndo.ts');

interface RunProgress extends Progress, Pick<RunOutcome, 'action' | 'isBack'> {}

/** Ends the try of a record that was read again, and to which it is not to be done any more. */
class LeftOut extends Error {
  constructor(readonly left: Skipped) {
    super(left.why);
  }
}

/** Whether the next call would fail as well: nobody is signed in any more, or nothing arrives. */
const isTheEnd = (error: unknown): boolean => error instanceof RequestError && (error.status === 401 || error.status === 0);

/** Lets those of one record come one after the other: each may read it and send it again. */
function oneByOne(act: (task: Task) => Promise<unknown>): (task: Task) => Promise<unknown> {
  const last = new Map<string, Promise<unknown>>();
  return task => {
    const before = last.get(task.record.id);
    const doing = before
      ? before.then(
          () => act(task),
          () => act(task),
        )
      : act(task);
    last.set(task.record.id, doing);
    return doing;
  };
}

interface Run extends Pick<RunOutcome, 'action' | 'isBack' | 'left'> {
  tasks: readonly Task[];
  act: (task: Task) => Promise<unknown>;
}

/**
 * Runs through records, one run at a time. What is still to come is not begun once the screen is left. Each press stands for a moment, so
 * that the second click of a double click does not meet what comes in its place: the way to stop, or the rows behind the dialog.
 */
function useRun(onSettled: (settled: RunOutcome) => void) {
  const resource = useResource();
  const [progress, setProgress] = useState<RunProgress>();
  useAskBeforeClosing(progress !== undefined);
  const running = useRef(false);
  const isStopped = useRef(false);
  const pressed = useRef(0);
  const settlesIn = () => pressed.current + settlesFor - Date.now();
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const go = async ({ action, isBack, left, tasks, act }: Run): Promise<RunOutcome | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    isStopped.current = false;
    pressed.current = Date.now();
    const begun = { action, isBack, settled: 0, total: tasks.length, isStopping: false };
    setProgress(begun);
    const noted = noteRun(resource, { action, isBack, tasks, left });
    const { done, refused, rest } = await runEach(
      tasks,
      oneByOne(task => noted.act(task, act)),
      {
        isStopped: () => isStopped.current,
        isTheEnd,
        onStep: settled => setProgress(known => ({ ...begun, ...known, settled })),
      },
    );
    await new Promise(resolve => setTimeout(resolve, settlesIn()));
    const late = refused.flatMap(({ error }) => (error instanceof LeftOut ? [error.left] : []));
    const failed = refused.filter(({ error }) => !(error instanceof LeftOut));
    const settled: RunOutcome = { action, isBack, done, refused: failed, left: [...left, ...late], rest };
    noted.over();
    onSettled(settled);
    running.current = false;
    setProgress(undefined);
    return settled;
  };
  const stop = () => {
    if (isStopped.current || settlesIn() > 0) return;
    isStopped.current = true;
    pressed.current = Date.now();
    setProgress(known => known && { ...known, isStopping: true });
  };
  return { progress, go, stop };
}

/**
 * Does an action, or `delete`, to several records, call by call, and goes on where the server refuses one.
 * @param onSettled Is given what became of those of each run. The `outcome` holds those of the run before it as well, when the refused were tried again.
 */
export function useBulk(onSettled: (settled: RunOutcome) => void) {
  const resource = useResource();
  const { name, calls } = resource;
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const pages = useContext(PagesContext);
  const [outcome, setOutcome] = useState<RunOutcome>();
  const { progress, go, stop } = useRun(settled => {
    onSettled(settled);
    const removes = settled.action === 'delete' || actionOf(resource, settled.action)?.removes;
    void queries.invalidateQueries(staleAfterWrite(name, removes));
  });
  const perform = async (action: string, task: Task): Promise<void> => {
    const { record, asked, back } = task;
    if (back) await (await importWithRetry(takingBack)).applyUndo({ dataProvider, pages }, resource, back);
    else if (action === 'delete') await dataProvider.delete(name, { id: record.id, previousData: record });
    else task.changed = (await dataProvider.act(name, action, record, asked)).changed;
  };

  /** Does it to those of the records to which it can be done. */
  const begin = async (action: string, records: readonly ShopRecord[], asked: ActionInput) => {
    const { fit, left } = splitRunnable(resource, action, records, asked);
    const settled = await go({ action, isBack: false, left, tasks: fit.map(record => ({ record, asked })), act: task => perform(action, task) });
    if (settled) setOutcome(settled);
  };

  /** Tries those again that were refused. What did not arrive may have been done all the same, and others work too: so each is looked at first. */
  const retry = async (known: RunOutcome) => {
    const { action, isBack, refused } = known;
    const errors = new Map(refused.map(({ item, error }) => [item, error]));
    const act = async (task: Task) => {
      const error = errors.get(task);
      if (error instanceof PartlyDone) return error.retry();
      if (action !== 'delete' && !task.back && calls.one) {
        task.record = (await dataProvider.getOne<ShopRecord>(name, { id: task.record.id })).data;
        const why = whyNot(resource, action, task.record, task.asked);
        if (why) throw new LeftOut({ record: task.record, why });
      }
      return perform(action, task);
    };
    const settled = await go({ action, isBack, left: [], tasks: refused.map(({ item }) => item), act });
    if (settled) setOutcome(mergeOutcomes(known, settled));
  };

  /** Does what an action has left in records. */
  const follow = async (action: string, tasks: readonly Task[]) => {
    const settled = await go({ action, isBack: false, left: [], tasks, act: task => perform(action, task) });
    if (settled) setOutcome(settled);
  };

  const putBack = async (known: RunOutcome) => {
    const back = planBulkUndo(resource, known);
    const settled = back && (await go({ ...back, isBack: true, left: [], act: task => perform(back.action, task) }));
    if (settled) setOutcome(settled);
  };
  return { progress, outcome, begin, retry, putBack, follow, stop, forget: () => setOutcome(undefined) };
}
