/**
 * The session in this browser: the storage key `token` holds the token, `authUser` the person. Remembered sessions are in local storage,
 * which all tabs share. Other sessions are in session storage, which ends with its tab.
 */
import { isPlain, textId } from '#define';
import { isStoredHere, storedName } from './basePath';
import { createListeners } from './listeners';

/** The stored person. */
export interface AuthUser {
  displayName: string;
  email: string;
  uid: string;
  /** The role that the server gave at sign-in, if any. */
  role?: string;
}

/** Session storage comes first: a session that is remembered in another tab does not replace the session of this tab. */
const storages = (): Storage[] => [sessionStorage, localStorage];

/** The storage that has an entry of this name. */
const storageWith = (name: string): Storage | undefined => storages().find(storage => storage.getItem(storedName(name)));

/** The bearer token; `undefined` when nobody is signed in. */
export const readToken = (): string | undefined => storageWith('token')?.getItem(storedName('token')) ?? undefined;

/** The stored person; `undefined` when none is stored or it cannot be read. */
export function readUser(): AuthUser | undefined {
  for (const storage of storages()) {
    try {
      const user: unknown = JSON.parse(storage.getItem(storedName('authUser')) ?? 'null');
      if (!isPlain(user)) continue;
      const role = textId(user.role);
      const [displayName = '', email = '', uid = ''] = [user.displayName, user.email, user.uid].map(textId);
      return { displayName, email, uid, ...(role ? { role } : {}) };
    } catch {
      storage.removeItem(storedName('authUser'));
    }
  }
  return undefined;
}

/** The key in session storage that names the role as which a developer sees the app in this tab. */
export const seeAsKey = 'seeAs';

let cached: { token: string | undefined; role: string | undefined } = { token: undefined, role: undefined };

/** The role of the signed-in person: as the developer bar has it, else in the token, else in the answer of the sign-in. A token is parsed once. */
export function currentRole(): string | undefined {
  const token = readToken();
  if (token !== cached.token) {
    const { role } = token ? claimsOf(token) : {};
    cached = { token, role: textId(role) ?? (token ? readUser()?.role : undefined) };
  }
  return sessionStorage.getItem(storedName(seeAsKey)) ?? cached.role;
}

/** A hash that identifies the signed-in person in storage keys and names of databases, without giving the name away. Empty when nobody is known. */
export function currentPerson(): string {
  const user = readUser();
  const identity = user?.email || user?.uid;
  return identity ? hashOf(identity) : '';
}

/** The 53-bit hash cyrb53. It is synchronous, unlike the hashes of `crypto.subtle`. */
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

/** Stores a session: in all tabs and for good with `remember`, otherwise for this tab. */
export function keepSession(token: string, user: AuthUser, remember: boolean): void {
  dropSession();
  const storage = remember ? localStorage : sessionStorage;
  storage.setItem(storedName('token'), token);
  storage.setItem(storedName('authUser'), JSON.stringify(user));
}

/** Replaces the stored token. Does nothing when nobody is signed in. */
export function renewToken(token: string): void {
  storageWith('token')?.setItem(storedName('token'), token);
}

/** Stores the person's new name, and notifies the listeners of `onRename`. */
export function renameUser(displayName: string): void {
  const user = readUser();
  const storage = storageWith('authUser');
  if (user && storage) storage.setItem(storedName('authUser'), JSON.stringify({ ...user, displayName }));
  renames.notify();
}

const renames = createListeners();

/** Calls a listener whenever the person's name changes. Returns the function that unsubscribes. */
export const onRename = renames.subscribe;

/** Removes the session. Language and layout stay. */
export function dropSession(): void {
  for (const storage of storages()) {
    storage.removeItem(storedName('token'));
    storage.removeItem(storedName('authUser'));
    storage.removeItem(storedName(recentKey));
  }
}

const recentKey = 'lastSeen';

/** The records that the person opened last, as text. They are stored beside the session and removed with it. */
export const readRecent = (): string => storages().flatMap(storage => storage.getItem(storedName(recentKey)) ?? [])[0] ?? '';

/** Stores the records that the person opened last. Does nothing when nobody is signed in. @throws DOMException when the storage is full. */
export function writeRecent(recent: string): void {
  storageWith('token')?.setItem(storedName(recentKey), recent);
}

/** Empties local and session storage, but for what other apps of the origin have there. */
export function clearStorages(): void {
  for (const storage of storages()) for (const key of Object.keys(storage)) if (isStoredHere(key)) storage.removeItem(key);
}

/** Prefix of the names of the databases that hold unsaved drafts and the journal, one for each person. */
export const draftsPrefix = (): string => storedName('drafts:');

/** Deletes the database of a person, or of all people. A browser that forbids this stores no databases. */
export async function clearDrafts(person?: string): Promise<void> {
  try {
    const databases = person ? [{ name: draftsPrefix() + person }] : await indexedDB.databases();
    for (const { name } of databases) if (name?.startsWith(draftsPrefix())) indexedDB.deleteDatabase(name);
  } catch {}
}

/** The claims of a JSON Web Token, unverified. Empty for any other token. */
export function claimsOf(token: string): { exp?: number; role?: unknown; picture?: unknown } {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}
