/** Whose draft it is while a tab lives: the browser gives a lock back when its tab is closed, killed or has crashed. */

const nameOf = (id: string): string => `draft:${id}`;

/** Runs something once no living tab has the draft, and has it until that is over. Where the browser knows no locks, at once. */
export async function withLock(id: string, run: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  if (!navigator.locks) return run();
  try {
    await navigator.locks.request(nameOf(id), signal ? { signal } : {}, run);
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

/** Keeps others from something of that id; returns how to let them. */
export function holdLock(id: string): () => void {
  let release = () => {};
  const owned = new Promise<void>(resolve => {
    release = resolve;
  });
  void withLock(id, () => owned).catch(() => {});
  return release;
}
