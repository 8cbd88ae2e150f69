import { currentPerson } from '#dataProvider/session.ts';
import { personStore, type Stores } from './database';

const lockName = (id: string): string => `draft:${id}`;

/**
 * Runs a function while this tab holds the lock of `id`, waiting until no other tab holds it. The browser releases a lock when its tab closes or
 * crashes. Without the Web Locks API the function runs at once.
 */
export async function withLock(id: string, run: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  if (!navigator.locks) return run();
  try {
    await navigator.locks.request(lockName(id), signal ? { signal } : {}, run);
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

/** Takes the lock of `id`. @returns a function that releases it. */
export function holdLock(id: string): () => void {
  let release = () => {};
  const untilReleased = new Promise<void>(resolve => {
    release = resolve;
  });
  void withLock(id, () => untilReleased).catch(() => {});
  return release;
}

/**
 * Finds the entries of a store that closed or crashed tabs left behind, and those of open tabs once they are closed. This tab holds the lock of
 * each until `remove` is called, which deletes the entry, or `signal` is aborted.
 * @param isWanted which entries to find; all by default
 */
export async function findAbandoned<S extends keyof Stores>(
  store: S,
  onFound: (entry: Stores[S] & { remove: () => void }) => void,
  signal: AbortSignal,
  isWanted: (entry: Stores[S]) => boolean = () => true,
): Promise<void> {
  const person = currentPerson();
  if (!person) return;
  const database = personStore(person);
  const take = async (id: string) => {
    const entry = await database.one(store, id);
    if (!entry || signal.aborted) return;
    await new Promise<void>(resolve => {
      signal.addEventListener('abort', () => resolve());
      const remove = () =>
        void database
          .remove(store, id)
          .catch(() => {})
          .finally(resolve);
      onFound({ ...entry, remove });
    });
  };
  for (const entry of await database.all(store)) if (isWanted(entry)) void withLock(entry.id, () => take(entry.id), signal).catch(() => {});
}
