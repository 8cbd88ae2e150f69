/** The journal: a person's own changes, stored in their database on this device (`storage/database.ts`). A failure to store never affects a save. */
import { createListeners } from '#dataProvider/listeners.ts';
import { currentPerson } from '#dataProvider/session.ts';
import type { WriteEvent } from '#dataProvider/writeEvents.ts';
import type { ActionInput, Resource } from '#define';
import { nameBy } from '#frame/format/texts.ts';
import { newId, personStore } from '#frame/storage/database.ts';
import { type Entry, entryOf, isUndoOf, notesOf } from './journalEntry';

/** At most this many entries are stored, the newest ones. */
export const maxEntries = 500;

const newestFirst = (entries: readonly Entry[]): Entry[] => [...entries].sort((one, other) => other.at - one.at);

/** The journal of the signed-in person, newest first. @throws if the database cannot be read. */
export const readJournal = async (): Promise<Entry[]> => newestFirst(await personStore(currentPerson()).all('changes'));

const { subscribe, notify } = createListeners();

/**
 * Calls `onChange` when the journal changes in this tab, and on focus because another tab may have changed it.
 * @returns a function that unsubscribes.
 */
export function onJournal(onChange: () => void): () => void {
  const unsubscribe = subscribe(onChange);
  addEventListener('focus', onChange);
  return () => {
    unsubscribe();
    removeEventListener('focus', onChange);
  };
}

let lastTime = 0;

/** The time of an entry, unique within the tab. */
function timeNow(): number {
  lastTime = Math.max(Date.now(), lastTime + 1);
  return lastTime;
}

/** Stores a change in the journal of its author. @returns whether it is their first entry. @throws if the database cannot be written. */
export async function logEntry(written: WriteEvent): Promise<boolean> {
  const { resource, before, after, by } = written;
  if (!by) return false;
  const database = personStore(by);
  const record = after ?? before;
  const name = nameBy(resource, record);
  const entry = entryOf(written, name || before.id, timeNow(), newId());
  // First, because the page may be closing.
  await database.put('changes', entry);
  const earlier = newestFirst(await database.all('changes')).filter(({ at, id }) => id !== entry.id && at < entry.at);
  const earlierName = name ? undefined : earlier.find(entry => entry.record === before.id)?.name;
  const undoneEntry = earlier.find(other => isUndoOf(written, other));
  if (earlierName) await database.put('changes', { ...entry, name: earlierName });
  if (undoneEntry) await database.put('changes', { ...undoneEntry, isUndone: true });
  for (const { id } of earlier.slice(maxEntries - 1)) await database.remove('changes', id);
  notify();
  return earlier.length === 0;
}

/** Adds inputs of its action's question to an entry of the signed-in person. @throws if the database cannot be written. */
export async function addNotes(id: string, resource: Resource, input: ActionInput): Promise<void> {
  const database = personStore(currentPerson());
  const entry = await database.one('changes', id);
  if (entry) await database.put('changes', { ...entry, changes: [...entry.changes, ...notesOf(resource, entry.action, input)] });
  notify();
}

export async function clearJournal(): Promise<void> {
  await personStore(currentPerson()).clear('changes');
  notify();
}

/** Whether the signed-in person keeps the journal on this device after logging out. */
export const keepsJournal = async (): Promise<boolean> => Boolean(await personStore(currentPerson()).one('choices', 'keepsChanges'));

export const setKeepsJournal = (keeps: boolean): Promise<void> =>
  keeps ? personStore(currentPerson()).put('choices', { id: 'keepsChanges' }) : personStore(currentPerson()).remove('choices', 'keepsChanges');
