/** Lets so many tasks run at once; the others wait for their turn, and one that is no longer wanted by then gives it up. */
export function limitConcurrency(atOnce: number): <T>(signal: AbortSignal, task: () => Promise<T>) => Promise<T> {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const take = () => (free > 0 ? void free-- : new Promise<void>(resolve => waiting.push(resolve)));
  const give = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  return async (signal, task) => {
    await take();
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      give();
    }
  };
}
