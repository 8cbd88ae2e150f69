import { limitAsync } from 'es-toolkit/promise';

/** The result of running many tasks. */
export interface Settled<T> {
  done: T[];
  refused: { item: T; error: unknown }[];
  /** Tasks not started, because the run was stopped or an error was fatal. */
  notStarted: T[];
}

/** Stops a run, and follows its progress. */
export interface StepOptions {
  /** Stops the run: no further task is started, running ones are awaited. */
  signal?: AbortSignal | undefined;
  /** Called after each task with the number of ended tasks. */
  onStep?: (ended: number) => void;
}

interface RunOptions extends StepOptions {
  /** How many tasks run at a time. Default: 4. */
  concurrency?: number;
  /** Whether the next tasks would fail with the same error. By default none would. */
  isFatal?: (error: unknown) => boolean;
}

/** Runs tasks in order, a few at a time, and continues after failures. Each item appears once in the result, in the given order. */
export async function runEach<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
  { signal, isFatal, onStep, concurrency = 4 }: RunOptions,
): Promise<Settled<T>> {
  const result: Settled<T> = { done: [], refused: [], notStarted: [] };
  let ended = 0;
  let isEnded = false;
  const run = limitAsync(async (item: T) => {
    if (isEnded || signal?.aborted) return 'notStarted';
    try {
      await act(item);
      return 'done';
    } catch (error) {
      isEnded ||= isFatal?.(error) ?? false;
      return { error };
    } finally {
      onStep?.(++ended);
    }
  }, concurrency);
  for (const [at, outcome] of (await Promise.all(items.map(item => run(item)))).entries()) {
    const item = items[at] as T;
    if (typeof outcome === 'string') result[outcome].push(item);
    else result.refused.push({ item, ...outcome });
  }
  return result;
}

/** Creates a function that runs the tasks of one record one after another, as each may read the record and send it back. */
export function queueByRecord() {
  const latest = new Map<string, Promise<unknown>>();
  return <T>(id: string, task: () => Promise<T>): Promise<T> => {
    const run = (latest.get(id) ?? Promise.resolve()).then(task, task);
    latest.set(id, run);
    return run;
  };
}
