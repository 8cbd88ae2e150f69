/** What became of several things that were meant. */
export interface Settled<T> {
  done: T[];
  /** Those that failed, and why. */
  refused: { item: T; error: unknown }[];
  /** Those that were not begun: it was stopped, or the first failure of a kind ended it. */
  rest: T[];
}

interface RunOptions {
  /** Asked before each; those under way are waited for. */
  isStopped: () => boolean;
  /** Whether, after this failure, the next would fail as well. */
  isTheEnd: (error: unknown) => boolean;
  /** Is told after each how many there have been. */
  onStep: (settled: number) => void;
  /** How many are under way at a time; default a few. */
  atOnce?: number;
}

/** Does something to one after the other, in order, a few at a time, and goes on where one fails. Each is in the answer once, in the order given. */
export async function runEach<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
  { isStopped, isTheEnd, onStep, atOnce = 4 }: RunOptions,
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
  const settled: Settled<T> = { done: [], refused: [], rest: [] };
  for (const [at, item] of items.entries()) {
    const failure = ended.get(at);
    if (failure) settled.refused.push({ item, ...failure });
    else if (ended.has(at)) settled.done.push(item);
    else settled.rest.push(item);
  }
  return settled;
}
