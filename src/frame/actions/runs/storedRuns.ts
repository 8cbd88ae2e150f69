/** Stores each step of a bulk run on this device, so that its outcome can be shown later if its tab closes before the end. */
import { RequestError } from '#dataProvider/http.ts';
import { currentPerson } from '#dataProvider/session.ts';
import { isLeaving } from '#dataProvider/sessionEnd.ts';
import { type Resource, type ShopRecord, withValue } from '#define';
import { nameBy } from '#frame/format/texts.ts';
import { newId, personStore } from '#frame/storage/database.ts';
import { findAbandoned, holdLock } from '#frame/storage/tabLock.ts';
import type { Job, RunOutcome, Skipped, Task } from './runOutcome';

/** A task of a run, as it is stored. `notStarted`: not started. `begun`: sent, but without an answer yet. */
interface StoredTask extends Pick<Task, 'record' | 'input' | 'part' | 'undo' | 'written'> {
  state: 'notStarted' | 'begun' | 'done' | 'refused';
  /** The error, if it was refused. */
  message?: string;
  status?: number;
}

/** A run, as it is stored. Of its records only the id, the field that names them, and what it writes. */
export interface StoredRun extends Pick<RunOutcome, 'action' | 'isUndo'> {
  id: string;
  at: number;
  resource: string;
  tasks: StoredTask[];
  skipped: Skipped[];
}

declare module '#frame/storage/database.ts' {
  interface Stores {
    runs: StoredRun;
  }
}

/** In milliseconds. No call is sent before the run is stored, unless the storage is slower than this. */
const maxWait = 1000;

/** Starts storing a run. @returns `runTask` to perform each task, and `finish` to call after the last one */
export function storeRun(resource: Resource, { action, isUndo, tasks, skipped }: Job) {
  const id = newId();
  const store = personStore(currentPerson());
  const releaseLock = holdLock(id);
  const named = (record: ShopRecord): ShopRecord => withValue({ id: record.id }, resource.represent, nameBy(resource, record));
  const storedTasks = new Map<Task, StoredTask>(
    tasks.map(task => {
      const { record, input, part, undo, written } = task;
      return [task, { record: named(record), input, part, undo, written, state: 'notStarted' }];
    }),
  );
  const run = {
    id,
    at: Date.now(),
    resource: resource.name,
    action,
    isUndo,
    skipped: skipped.map(({ record, why }) => ({ record: named(record), why })),
  };
  // Without storage the run goes on all the same.
  const put = () => store.put('runs', { ...run, tasks: [...storedTasks.values()] }).catch(() => {});
  const firstWrite = Promise.race([put(), new Promise(resolve => setTimeout(resolve, maxWait))]);
  const storeState = (task: Task, state: StoredTask['state'], error?: unknown) => {
    const reason = error instanceof RequestError ? { message: error.message, status: error.status } : {};
    Object.assign(storedTasks.get(task) ?? {}, { state, ...reason });
    void put();
  };
  return {
    runTask: async (task: Task, perform: () => Promise<unknown>): Promise<void> => {
      await firstWrite;
      storeState(task, 'begun');
      try {
        await perform();
        storeState(task, 'done');
      } catch (error) {
        storeState(task, 'refused', error);
        throw error;
      }
    },
    /** Deletes the stored run. If the session has ended, it is kept until the person signs in again. */
    finish: (): void => {
      if (!isLeaving())
        void store
          .remove('runs', id)
          .catch(() => {})
          .finally(releaseLock);
    },
  };
}

export interface InterruptedRun {
  id: string;
  resource: string;
  /** A task without an answer counts as refused. */
  outcome: RunOutcome;
  /** Deletes the run from this device. */
  discard: () => void;
}

/** Calls `onRun` for each run whose tab is closed. This tab then keeps the run from other tabs, until it is discarded or `signal` aborts. */
export const findInterruptedRuns = (onRun: (run: InterruptedRun) => void, signal: AbortSignal): Promise<void> =>
  findAbandoned(
    'runs',
    ({ id, resource, tasks, skipped, action, isUndo, remove }) => {
      const inState = (...states: readonly StoredTask['state'][]) => tasks.filter(({ state }) => states.includes(state));
      const refused = inState('refused', 'begun').map(({ message = 'app.errors.unanswered', status = 0, ...item }) => ({
        item,
        error: new RequestError(message, status),
      }));
      onRun({
        id,
        resource,
        outcome: { action, isUndo, skipped, done: inState('done'), refused, notStarted: inState('notStarted') },
        discard: remove,
      });
    },
    signal,
  );
