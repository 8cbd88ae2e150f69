/** The result of running many tasks. */
export interface Settled<T> {
  done: T[];
  refused: { item: T; error: unknown }[];
  /** Tasks not started, because the run was stopped or `isTheEnd` ended it. */
  notStarted: T[];
}

/** How many tasks run at a time. */
const atOnce = 4;

interface RunOptions {
  /** Checked before each task. Running tasks are awaited. */
  isStopped: () => boolean;
  /** Whether the next tasks would fail with the same error. */
  isTheEnd: (error: unknown) => boolean;
  /** Called after each task with the number of ended tasks. */
  onStep: (settled: number) => void;
}

/** Runs tasks in order, a few at a time, and continues after failures. Each item appears once in the result, in the given order. */
export async function runEach<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
  { isStopped, isTheEnd, onStep }: RunOptions,
): Promise<Settled<T>> {
  const ended = new Map<number, { error: unknown } | undefined>();
  let next = 0;
  let isOver = false;
  const work = async (): Promise<void> => {
    while (next < items.length && !isOver && !isStopped()) {
      const at = next++;
      try {
        await act(items[at] as T);
        ended.set(at, undefined);
      } catch (error) {
        ended.set(at, { error });
        isOver ||= isTheEnd(error);
      }
      onStep(ended.size);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const settled: Settled<T> = { done: [], refused: [], notStarted: [] };
  for (const [at, item] of items.entries()) {
    const failure = ended.get(at);
    if (failure) settled.refused.push({ item, ...failure });
    else if (ended.has(at)) settled.done.push(item);
    else settled.notStarted.push(item);
  }
  return settled;
}
