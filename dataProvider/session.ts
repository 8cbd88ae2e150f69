/**
 * Who is signed in on this browser (rulings, 27): `token` holds the bare token, `authUser` the person.
 * Remembered sessions live in local storage, others in session storage, gone with the tab.
 */

/** The stored person (part 1, section 3, Local user record). */
export interface AuthUser {
  displayName: string;
  email: string;
  uid: string;
}

const storages = (): Storage[] => [localStorage, sessionStorage];

/** The bearer token, or `undefined` when nobody is signed in. */
export const readToken = (): string | undefined =>
  storages()
    .map(storage => storage.getItem('token'))
    .find(token => token) ?? undefined;

/** The stored person, or `undefined` where none or something unreadable is stored. */
export function readUser(): AuthUser | undefined {
  for (const storage of storages()) {
    try {
      const user = JSON.parse(storage.getItem('authUser') ?? 'null') as AuthUser | null;
      if (user) return user;
    } catch {
      storage.removeItem('authUser');
    }
  }
  return undefined;
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
  }
}

/** The unsaved values of a form, and whose they are. */
export interface Unsaved {
  /** Resource and id, `products/42`, or `products/new`. */
  form: string;
  values: Record<string, unknown>;
  owner: string;
}

/** What the sign-in page is told by the page that leads to it; kept in the history entry, so that a reload keeps it. */
export interface SignInState {
  /** Address to return to after sign-in. */
  from?: string;
  /** Text to show above the form. */
  notice?: string;
  severity?: 'success' | 'error';
  /** What was being typed when the session ended; given back to the same person. */
  unsaved?: Unsaved | undefined;
}

let leaving = false;
// An unsaved form must not ask whether to stay where there is no session left. First registered, first heard.
globalThis.addEventListener?.('beforeunload', event => leaving && event.stopImmediatePropagation());

const forms = new Set<() => Omit<Unsaved, 'owner'> | undefined>();

/** Registers a form whose unsaved values outlive the end of a session; returns how to withdraw it. */
export function outliveSession(read: () => Omit<Unsaved, 'owner'> | undefined): () => void {
  forms.add(read);
  return () => forms.delete(read);
}

/** What stands unsaved in a form right now, and whose it is. */
export function unsavedForm(): Unsaved | undefined {
  const form = [...forms].map(read => read()).find(Boolean);
  return form && { ...form, owner: readUser()?.email ?? '' };
}

/** Leaves the app for the sign-in form, remembering what to say there and where to return. */
export function toSignIn(state: SignInState): void {
  leaving = true;
  history.replaceState(state, '', '/login');
  location.reload();
}

/** Forgets everything that is kept on this device and leads to the sign-in form. What still waits to be sent goes out first, as when the page is closed. */
export function forgetDevice(): void {
  globalThis.dispatchEvent(new Event('pagehide'));
  leaving = true;
  for (const storage of storages()) storage.clear();
  location.replace('/login');
}

/**
 * Ends a session that the server no longer accepts: clears the storage, reloads at /login, where the
 * message is shown (part 1, section 8; rulings, 25).
 */
export function endSession(message: string): void {
  const from = location.pathname + location.search;
  const unsaved = unsavedForm();
  for (const storage of storages()) storage.clear();
  const state: SignInState = { from, notice: message, severity: 'error' };
  try {
    toSignIn({ ...state, unsaved });
  } catch {
    // Too much for the browser's history, as with many large images.
    toSignIn(state);
  }
}
