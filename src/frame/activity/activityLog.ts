/**
 * What a person has changed, in their database on this device (`drafts/store.ts`), so that nobody else is shown it. A device that keeps
 * nothing, or has no more room, never disturbs what was saved.
 */
import { currentPerson } from '#dataProvider/session.ts';
import type { WriteEvent } from '#dataProvider/writeEvents.ts';
import { valueAt } from '#define';
import { nameOf } from '#frame/format/texts.ts';
import { newId, type PersonStore, personStore } from '#frame/storage/database.ts';
import { type Entry, entryOf, isUndoOf } from './activityEntry';

/** The most entries that are kept: the newest. */
export const maxEntries = 500;

const opened = new Map<string, PersonStore>();

/** A person's database, which stays open: a page that is going does nothing later. */
function databaseOf(person: string): PersonStore {
  const known = opened.get(person) ?? personStore(person);
  opened.set(person, known);
  return known;
}

const newestFirst = (entries: readonly Entry[]): Entry[] => [...entries].sort((one, other) => other.at - one.at);

/** The journal of whoever is signed in, newest first. @throws where the device cannot be read. */
export const readActivity = async (): Promise<Entry[]> => newestFirst(await databaseOf(currentPerson()).all('changes'));

const listeners = new Set<() => void>();

const tellAll = (): void => {
  for (const tell of listeners) tell();
};

/** Runs something when the journal has changed in this tab, or may have in another meanwhile; returns how to stop. */
export function onActivity(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('focus', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('focus', tell);
  };
}

let last = 0;

/** The time of an entry; no two of a tab have the same. */
function timeNow(): number {
  last = Math.max(Date.now(), last + 1);
  return last;
}

/** Notes a change for the one who asked for it. @returns whether it is their first. @throws where the device keeps nothing. */
export async function logEntry(written: WriteEvent): Promise<boolean> {
  const { resource, before, after, by } = written;
  if (!by) return false;
  const kept = databaseOf(by);
  const known = after ?? before;
  const name = nameOf(valueAt(known, resource.represent)) || nameOf(known);
  const entry = entryOf(written, name || before.id, timeNow(), newId());
  // At once: the page may be going.
  await kept.put('changes', entry);
  const earlier = newestFirst(await kept.all('changes')).filter(({ at, id }) => id !== entry.id && at < entry.at);
  const named = name ? undefined : earlier.find(({ record }) => record === before.id)?.name;
  const undone = earlier.find(other => isUndoOf(written, other));
  if (named) await kept.put('changes', { ...entry, name: named });
  if (undone) await kept.put('changes', { ...undone, isUndone: true });
  for (const { id } of earlier.slice(maxEntries - 1)) await kept.remove('changes', id);
  tellAll();
  return earlier.length === 0;
}

/** Forgets the journal of whoever is signed in. */
export async function clearActivity(): Promise<void> {
  await databaseOf(currentPerson()).clear('changes');
  tellAll();
}

/** Whether whoever is signed in keeps their changes on this device when they log out. */
export const keepsActivity = async (): Promise<boolean> => Boolean(await databaseOf(currentPerson()).one('choices', 'keepsChanges'));

/** Keeps what they have chosen. */
export const setKeepsActivity = (keeps: boolean): Promise<void> =>
  keeps ? databaseOf(currentPerson()).put('choices', { id: 'keepsChanges' }) : databaseOf(currentPerson()).remove('choices', 'keepsChanges');
