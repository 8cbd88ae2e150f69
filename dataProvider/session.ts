/**
 * Who is signed in on this browser: `token` holds the bare token, `authUser` the person.
 * Remembered sessions live in local storage and are the same in every tab, others in session storage, gone with their tab.
 */

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

/** What staff have changed in a form and not saved, and who they are. */
export interface Unsaved {
  /** Resource and id, `products/42`, or `products/new`. */
  form: string;
  /** The changed values by their dotted path, `primaryLang.name`. */
  changes: Record<string, unknown>;
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

/** Whether this page is on its way out, to the sign-in form or to itself: then nothing begins on it any more. */
export const isLeaving = (): boolean => leaving;

const owner = (): string => readUser()?.email ?? '';
const forms = new Map<() => Omit<Unsaved, 'owner'> | undefined, string>();

/** Registers a form whose unsaved changes outlive the end of a session; returns how to withdraw it. They are of who is signed in now. */
export function outliveSession(read: () => Omit<Unsaved, 'owner'> | undefined): () => void {
  forms.set(read, owner());
  return () => forms.delete(read);
}

/** What stands unsaved in a form right now, and whose it is. */
export function unsavedForm(): Unsaved | undefined {
  for (const [read, owner] of forms) {
    const form = read();
    if (form) return { ...form, owner };
  }
  return undefined;
}

/** What a history entry keeps for the one who is signed in now. */
export const unsavedIn = (state: SignInState | null): Unsaved | undefined => (state?.unsaved?.owner === owner() ? state?.unsaved : undefined);

/** Loads the document of an address anew, in the same history entry. What the page still does meanwhile cannot change that entry. */
function leaveFor(address: string, state: object): void {
  history.replaceState(state, '', address);
  leaving = true;
  Object.assign(history, { pushState: () => {}, replaceState: () => {} });
  location.reload();
}

/** Leaves the app for the sign-in form, which shows the notice, leads back to this address and keeps what was being typed. The first notice holds. */
export function toSignIn(notice?: string): void {
  if (leaving) return;
  const from = location.pathname + location.search + location.hash;
  const state: SignInState = { from, ...(notice ? { notice, severity: 'error' } : {}) };
  try {
    leaveFor('/login', { ...state, unsaved: unsavedForm() });
  } catch {
    // Too much for the browser's history, as with many large images.
    leaveFor('/login', state);
  }
}

/** Loads this page anew, what is being typed kept. Where that is too much to keep, the form asks before it is lost. */
export function reloadPage(): void {
  try {
    leaveFor(location.href, { ...history.state, unsaved: unsavedForm() });
  } catch {
    location.reload();
  }
}

/** Forgets everything that is kept on this device and leads to the sign-in form. What still waits to be sent goes out first, as when the page is closed. */
export function forgetDevice(): void {
  globalThis.dispatchEvent(new Event('pagehide'));
  leaving = true;
  for (const storage of storages()) storage.clear();
  location.replace('/login');
}

/** Ends a session that the server no longer accepts: clears the storage and leads to the sign-in form, where the message is shown. */
export function endSession(message: string): void {
  if (leaving) return;
  for (const storage of storages()) storage.clear();
  toSignIn(message);
}

/** Leads to the sign-in form as soon as the session has ended in another tab, or has become another person's. */
export function followSession(): void {
  const person = owner();
  const look = () => (!readToken() || owner() !== person) && toSignIn('app.errors.signedOut');
  addEventListener('storage', look);
  // A page that the browser had put aside has heard of nothing meanwhile.
  addEventListener('pageshow', look);
}
