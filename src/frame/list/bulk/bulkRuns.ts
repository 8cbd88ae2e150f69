/** Bulk runs, noted step by step: of one whose tab goes before it ends, it is known after what was done and what was not. */
import { RequestError } from '#dataProvider/http.ts';
import { currentPerson } from '#dataProvider/session.ts';
import { isLeaving } from '#dataProvider/sessionEnd.ts';
import type { Resource, ShopRecord } from '#define';
import type { RunOutcome, Skipped, Task } from '#frame/actions/runOutcome.ts';
import { pickSources } from '#frame/actions/undo/planUndo.ts';
import { newId, personStore } from '#frame/storage/database.ts';
import { findAbandoned, holdLock } from '#frame/storage/tabLock.ts';

/** One record of a run: `rest` is not begun, `begun` has no answer yet. */
interface NotedTask extends Pick<Task, 'record' | 'asked' | 'part' | 'back'> {
  state: 'rest' | 'begun' | 'done' | 'refused';
  /** Why it was refused. */
  message?: string;
  status?: number;
}

/** A run, as far as it has come. Of its records no more is kept than what names them. */
export interface NotedRun extends Pick<RunOutcome, 'action' | 'isBack'> {
  id: string;
  at: number;
  resource: string;
  tasks: NotedTask[];
  left: Skipped[];
}

declare module '#frame/storage/database.ts' {
  interface Stores {
    runs: NotedRun;
  }
}

/** Notes a run that begins. @returns what does each task and notes what becomes of it, and what to run once the run is over. */
export function noteRun(
  { name, represent }: Resource,
  { action, isBack, tasks, left }: Pick<RunOutcome, 'action' | 'isBack' | 'left'> & { tasks: readonly Task[] },
) {
  const id = newId();
  const kept = personStore(currentPerson());
  const release = holdLock(id);
  const named = ({ id, ...record }: ShopRecord): ShopRecord => ({ ...pickSources(record, [represent]), id });
  const noted = new Map<Task, NotedTask>(
    tasks.map(({ record, asked, part, back }, place) => [
      tasks[place] as Task,
      { record: named(record), asked, ...(part ? { part } : {}), ...(back ? { back } : {}), state: 'rest' },
    ]),
  );
  const run = { id, at: Date.now(), resource: name, action, isBack, left: left.map(({ record, why }) => ({ record: named(record), why })) };
  const step = (task: Task, state: NotedTask['state'], error?: unknown) => {
    const known = noted.get(task);
    if (!known) return;
    const why = error instanceof RequestError ? { message: error.message, status: error.status } : {};
    noted.set(task, { ...known, state, ...why });
    const steps = [...noted.values()];
    // Once every call is answered, nothing is left to tell at the next start, unless an answer has ended the session.
    const isAnswered = steps.every(({ state }) => state === 'done' || state === 'refused') && !isLeaving();
    // A device that keeps nothing does not hold the run up.
    void (isAnswered ? kept.remove('runs', id) : kept.put('runs', { ...run, tasks: steps })).catch(() => {});
  };
  return {
    act: async (task: Task, act: (task: Task) => Promise<unknown>): Promise<void> => {
      step(task, 'begun');
      try {
        await act(task);
        step(task, 'done');
      } catch (error) {
        step(task, 'refused', error);
        throw error;
      }
    },
    /** Where the session has ended, its outcome waits for the person to sign in again. */
    over: (): void => {
      if (!isLeaving())
        void kept
          .remove('runs', id)
          .catch(() => {})
          .finally(release);
    },
  };
}

/** A run that was cut off, by what became of its records. */
export interface InterruptedRun {
  id: string;
  resource: string;
  outcome: RunOutcome;
  /** Staff have seen it. */
  decided: () => void;
}

/** Finds the runs whose tab is gone; each is this tab's until staff have seen it, or `signal` is aborted. */
export const findInterruptedRuns = (found: (run: InterruptedRun) => void, signal: AbortSignal): Promise<void> =>
  findAbandoned(
    'runs',
    ({ id, resource, tasks, left, action, isBack, decided }) => {
      const of = (...states: readonly NotedTask['state'][]) => tasks.filter(({ state }) => states.includes(state));
      const refused = of('refused', 'begun').map(({ message = 'app.errors.unanswered', status = 0, ...item }) => ({
        item,
        error: new RequestError(message, status),
      }));
      found({ id, resource, outcome: { action, isBack, left, done: of('done'), refused, rest: of('rest') }, decided });
    },
    signal,
  );
