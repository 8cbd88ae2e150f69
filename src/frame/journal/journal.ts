/**
 * What the person who is signed in has changed, on this device. Kept in the local storage under their own key, so that nobody else is
 * shown it: it outlives signing out and the end of a session, and goes with 'Logout On This Device'. Storage that fails or is full never
 * disturbs what was saved.
 */
import { journalKey, personNow } from '../../../dataProvider/session';
import type { Written } from '../../../dataProvider/written';
import { isPlain, valueAt } from '../../../resources/define';
import { nameOf } from '../format/texts';
import { type Entry, entryOf, takesBack } from './entry';

/** The most that is kept: the newest. Local storages hold some five million characters, for all that is in them. */
export const most = { entries: 500, characters: 400_000 };

const keyOfPerson = (): string => `${journalKey}${personNow()}`;

/** The journal as text; the same text as long as it is the same. */
export function journalText(): string {
  try {
    return localStorage.getItem(keyOfPerson()) ?? '';
  } catch {
    return '';
  }
}

const isEntry = (value: unknown): value is Entry =>
  isPlain(value) && typeof value.at === 'number' && typeof value.resource === 'string' && Array.isArray(value.changes);

/** The entries of a journal, newest first; what is unreadable in it is left out. */
export function entriesIn(text: string): Entry[] {
  try {
    const held: unknown = JSON.parse(text || '[]');
    return Array.isArray(held) ? held.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();

/** Runs something whenever the journal has changed, in this tab or another; returns how to stop. */
export function onJournal(tell: () => void): () => void {
  const heard = ({ key }: StorageEvent) => (key === null || key.startsWith(journalKey)) && tell();
  listeners.add(tell);
  addEventListener('storage', heard);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', heard);
  };
}

/** Keeps the newest that there is room for. */
function keep(entries: readonly Entry[]): void {
  const texts: string[] = [];
  let length = 0;
  for (const entry of entries.slice(0, most.entries)) {
    const text = JSON.stringify(entry);
    length += text.length + 1;
    if (length > most.characters) break;
    texts.push(text);
  }
  write(texts);
  for (const tell of listeners) tell();
}

/** Where the device has less room than we would take, the older half goes. */
function write(texts: readonly string[]): void {
  try {
    localStorage.setItem(keyOfPerson(), `[${texts.join()}]`);
  } catch {
    if (texts.length > 1) write(texts.slice(0, Math.ceil(texts.length / 2)));
  }
}

/** Notes a change. @returns whether it is the first of this person on this device. */
export function note(written: Written): boolean {
  const { resource, before, after } = written;
  const text = journalText();
  const entries = entriesIn(text);
  const known = after ?? before;
  const named = nameOf(valueAt(known, resource.represent)) || nameOf(known) || nameOf(entries.find(({ record }) => record === before.id)?.name);
  const undone = entries.findIndex(entry => takesBack(written, entry));
  const others = entries.map((entry, place) => (place === undone ? { ...entry, isUndone: true } : entry));
  const at = Date.now();
  keep([entryOf(written, named || before.id, at, `${at}-${entries.length}`), ...others]);
  return text === '';
}

/** Forgets the journal of the person who is signed in; that it was begun is remembered. */
export const clearJournal = (): void => keep([]);
