/**
 * Who is signed in on this browser: `token` holds the bare token, `authUser` the person.
 * Remembered sessions live in local storage and are the same in every tab, others in session storage, gone with their tab.
 */
import { isPlain, textId } from '#define';

/** The stored person. */
export interface AuthUser {
  displayName: string;
  email: string;
  uid: string;
}

/** A tab's own session comes first: one that is remembered in another tab does not replace it. */
const storages = (): Storage[] => [sessionStorage, localStorage];

/** The bearer token, or `undefined` when nobody is signed in. */
export const readToken = (): string | undefined =>
  storages()
    .map(storage => storage.getItem('token'))
    .find(token => token) ?? undefined;

/** The stored person, or `undefined` where none or something unreadable is stored. */
export function readUser(): AuthUser | undefined {
  for (const storage of storages()) {
    try {
      const user: unknown = JSON.parse(storage.getItem('authUser') ?? 'null');
      if (isPlain(user)) return { displayName: textId(user.displayName) ?? '', email: textId(user.email) ?? '', uid: textId(user.uid) ?? '' };
    } catch {
      storage.removeItem('authUser');
    }
  }
  return undefined;
}

/**
 * What tells the person who is signed in from others in storage keys and names of databases: a hash, so that none of them tells who it
 * is. Empty where nobody is known.
 */
export function currentPerson(): string {
  const user = readUser();
  const known = user?.email || user?.uid;
  return known ? hashOf(known) : '';
}

/** A text in 53 bits (cyrb53), at once: the hashes of `crypto.subtle` come later. */
function hashOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}

/** Keeps a session: for good when `remember`, else for this tab. */
export function keepSession(token: string, user: AuthUser, remember: boolean): void {
  dropSession();
  const storage = remember ? localStorage : sessionStorage;
  storage.setItem('token', token);
  storage.setItem('authUser', JSON.stringify(user));
}

/** Puts a new token in place of the kept one; nothing where nobody is signed in. */
export function renewToken(token: string): void {
  storages()
    .find(storage => storage.getItem('token'))
    ?.setItem('token', token);
}

/** Keeps the person's new name. */
export function renameUser(displayName: string): void {
  const user = readUser();
  const storage = storages().find(storage => storage.getItem('authUser'));
  if (user && storage) storage.setItem('authUser', JSON.stringify({ ...user, displayName }));
  for (const tell of renamed) tell();
}

const renamed = new Set<() => void>();

/** Runs something whenever the person's name has changed; returns how to stop. */
export function onRename(tell: () => void): () => void {
  renamed.add(tell);
  return () => renamed.delete(tell);
}

/** Forgets the session and nothing else: language and layout stay. */
export function dropSession(): void {
  for (const storage of storages()) {
    storage.removeItem('token');
    storage.removeItem('authUser');
    storage.removeItem(seenKey);
  }
}

const seenKey = 'lastSeen';

/** What the person has looked at last, as text: kept beside the session, and gone with it. */
export const readRecent = (): string => storages().flatMap(storage => storage.getItem(seenKey) ?? [])[0] ?? '';

/** Keeps it; not at all where nobody is signed in. @throws where the device keeps nothing more. */
export function writeRecent(seen: string): void {
  storages()
    .find(storage => storage.getItem('token'))
    ?.setItem(seenKey, seen);
}

/** Empties local and session storage. */
export function clearStorages(): void {
  for (const storage of storages()) storage.clear();
}

/** Begins the names of the databases with unsaved drafts and own changes: one for each person. */
export const draftsKey = 'drafts:';

/** Deletes the database of a person, or everybody's. A browser may forbid it, and then holds nothing either. */
export async function clearDrafts(person?: string): Promise<void> {
  try {
    const all = person ? [{ name: draftsKey + person }] : await indexedDB.databases();
    for (const { name } of all) if (name?.startsWith(draftsKey)) indexedDB.deleteDatabase(name);
  } catch {}
}
