/** Runs at most `atOnce` tasks at a time; others wait. A task whose `signal` is aborted while it waits is not run. */
export function limitConcurrency(limit: number): <T>(signal: AbortSignal, task: () => Promise<T>) => Promise<T> {
  let free = limit;
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
