import { currentPerson } from '#dataProvider/session.ts';
import { newId, personStore } from '#frame/storage/database.ts';
import { findAbandoned, holdLock } from '#frame/storage/tabLock.ts';

/** A delete that the user was told of and that is not sent yet. */
interface PendingDelete {
  id: string;
  resource: string;
  record: string;
  /** The record's title. */
  name: string;
  /** When it began, in milliseconds. */
  at: number;
}

declare module '#frame/storage/database.ts' {
  interface Stores {
    deletes: PendingDelete;
  }
}

/** Stores a delete that waits for its Undo, so that it survives a crash of its tab. @returns a function to call when the delete is sent or undone. */
export function notePendingDelete(pending: Pick<PendingDelete, 'resource' | 'record' | 'name'>): () => void {
  const person = currentPerson();
  if (!person) return () => {};
  const id = newId();
  const database = personStore(person);
  const release = holdLock(id);
  const stored = database.put('deletes', { ...pending, id, at: Date.now() });
  return () =>
    void stored
      .then(() => database.remove('deletes', id))
      .catch(() => {})
      .finally(release);
}

/** A delete that, as far as this device knows, was never sent. */
export interface UnfinishedDelete extends PendingDelete {
  /** Forgets the delete: it was sent, or the record is kept. */
  decided: () => void;
}

/** Finds the deletes of closed or crashed tabs. */
export const findUnfinishedDeletes = (onFound: (one: UnfinishedDelete) => void, signal: AbortSignal): Promise<void> =>
  findAbandoned('deletes', onFound, signal);
