import { currentPerson } from '#dataProvider/session.ts';
import { newId, type PendingDelete, personStore, type Stores } from '#frame/storage/database.ts';
import { holdLock, withLock } from '#frame/storage/tabLock.ts';

/** Notes a delete that has been told and waits for its Undo, so that it is not forgotten with its tab. @returns what to run once it is over. */
export function notePendingDelete(waiting: Pick<PendingDelete, 'resource' | 'record' | 'name'>): () => void {
  const person = currentPerson();
  if (!person) return () => {};
  const id = newId();
  const kept = personStore(person);
  const release = holdLock(id);
  const noted = kept.put('deletes', { ...waiting, id, at: Date.now() });
  return () =>
    void noted
      .then(() => kept.remove('deletes', id))
      .catch(() => {})
      .finally(release);
}

/** A delete that was told and, as far as this device knows, never done. */
export interface UnfinishedDelete extends PendingDelete {
  /** It is done, or not wanted. */
  decided: () => void;
}

/** Finds what was left in a store by tabs that are gone; each is this tab's until it is decided, or `signal` is aborted. */
export async function findAbandoned<S extends 'deletes' | 'runs'>(
  store: S,
  found: (one: Stores[S] & { decided: () => void }) => void,
  signal: AbortSignal,
): Promise<void> {
  const person = currentPerson();
  if (!person) return;
  const kept = personStore(person);
  const take = async (id: string) => {
    const left = await kept.one(store, id);
    if (!left || signal.aborted) return;
    await new Promise<void>(resolve => {
      signal.addEventListener('abort', () => resolve());
      const decided = () =>
        void kept
          .remove(store, id)
          .catch(() => {})
          .finally(resolve);
      found({ ...left, decided });
    });
  };
  for (const { id } of await kept.all(store)) void withLock(id, () => take(id), signal).catch(() => {});
}

/** Finds the deletes whose tab is gone. */
export const findUnfinishedDeletes = (found: (one: UnfinishedDelete) => void, signal: AbortSignal): Promise<void> =>
  findAbandoned('deletes', found, signal);
