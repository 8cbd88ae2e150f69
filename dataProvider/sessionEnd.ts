/**
 * Leaves the app when a session ends. The history entry of the sign-in form then holds the reason, the address to return to and the
 * unsaved changes. Only the draft of a form outlives the tab (`src/frame/form/drafts/`).
 */
import { addressAt } from './basePath';
import { clearDrafts, clearStorages, currentPerson, readToken, readUser } from './session';

/** The unsaved changes of a form, and the person who made them. */
export interface UnsavedForm {
  /** Resource and id, `products/42`, or `products/new`. */
  form: string;
  /** The changed values by their dotted path, `address.street`. */
  changes: Record<string, unknown>;
  /** The values at these paths when the form was opened. */
  was?: Record<string, unknown>;
  /** The id of the stored draft. */
  draft?: string | undefined;
  owner: string;
}

/** An open form that may have unsaved changes. */
export interface LiveForm {
  /** Gives the unsaved changes, if any. With `isKept` they go to a storage that others may read, so secrets are left out. */
  read: (isKept: boolean) => Omit<UnsavedForm, 'owner'> | undefined;
  /** Stores the draft at once. */
  flush: () => void;
}

/** State of the sign-in form's history entry. It survives a reload. */
export interface SignInState {
  /** Address to return to after sign-in. */
  from?: string;
  /** Text to show above the form. */
  notice?: string;
  severity?: 'success' | 'error';
  /** The unsaved changes when the session ended. Only the same person gets them back. */
  unsaved?: UnsavedForm | undefined;
  /** The person whose page it was. */
  person?: string | undefined;
}

/** The person who opened this page. */
let person: string | undefined;

let leaving = false;
// Without a session, an unsaved form must not ask whether to stay. This listener is registered first, so it runs first.
globalThis.addEventListener?.('beforeunload', event => leaving && event.stopImmediatePropagation());

/** Whether this page is being replaced by the sign-in form or reloaded, so that nothing new should start on it. */
export const isLeaving = (): boolean => leaving;

const forms = new Map<LiveForm, string>();

/** Registers a form of the signed-in person, whose unsaved changes survive the end of the session. Returns the function that unregisters it. */
export function registerForm(form: LiveForm): () => void {
  forms.set(form, currentPerson());
  return () => forms.delete(form);
}

/** The unsaved changes of the first registered form that has any; with `name`, of the form of that name. */
export function unsavedForm(isKept = false, name?: string): UnsavedForm | undefined {
  for (const [{ read }, owner] of forms) {
    const form = read(isKept);
    if (form && (name === undefined || form.form === name)) return { ...form, owner };
  }
  return undefined;
}

/** The unsaved changes in a history entry, if they are of the signed-in person. */
export const unsavedIn = (state: SignInState | null): UnsavedForm | undefined =>
  state?.unsaved?.owner === currentPerson() ? state?.unsaved : undefined;

/** Loads an address in the current history entry. Code that still runs on this page can no longer change that entry. */
function leaveFor(address: string, state: object): void {
  history.replaceState(state, '', address);
  leaving = true;
  Object.assign(history, { pushState: () => {}, replaceState: () => {} });
  location.reload();
}

/**
 * Leaves the app for the sign-in form, which shows the notice, returns to this address and keeps the unsaved changes. Later calls have
 * no effect.
 */
export function toSignIn(notice?: string): void {
  if (leaving) return;
  const from = location.pathname + location.search + location.hash;
  const state: SignInState = { from, person, ...(notice ? { notice, severity: 'error' } : {}) };
  try {
    leaveFor(addressAt('/login'), { ...state, unsaved: unsavedForm(true) });
  } catch {
    // The changes are too large for the browser's history, for example many images.
    leaveFor(addressAt('/login'), state);
  }
}

/** Reloads this page and keeps the unsaved changes. When they are too large to keep, the form asks before they are lost. */
export function reloadPage(): void {
  try {
    leaveFor(location.href, { ...history.state, unsaved: unsavedForm(true) });
  } catch {
    location.reload();
  }
}

/** Opens the page that signs out. The browser does not ask about unsaved input: the app has. */
export function openSignOut(): void {
  leaving = true;
  location.assign(addressAt('/logout'));
}

/** Deletes everything stored on this device and opens the sign-in form. Pending requests are sent first, as when the page is closed. */
export async function forgetDevice(): Promise<void> {
  globalThis.dispatchEvent(new Event('pagehide'));
  leaving = true;
  clearStorages();
  await clearDrafts();
  location.replace(addressAt('/login'));
}

/** Ends a session that the server refuses: clears the storage and opens the sign-in form with the message. */
export function endSession(message: string): void {
  if (leaving) return;
  for (const { flush } of forms.keys()) flush();
  clearStorages();
  toSignIn(message);
}

/** Whether another person has signed in since this page was opened. No request may then be sent from this page. */
export const isAnotherUser = (): boolean => person !== undefined && readToken() !== undefined && currentPerson() !== person;

/** Reloads the page for another person who has signed in in another tab. The unsaved changes stay a draft of the person who made them. */
export function reloadForAnotherUser(): void {
  if (leaving) return;
  leaveFor(location.href, { person } satisfies SignInState);
}

/** Follows the session of other tabs: opens the sign-in form when it ends there, and reloads the page when another person signs in. */
export function followSession(): void {
  person = currentPerson();
  const check = () => {
    if (!readToken()) toSignIn('app.errors.signedOut');
    else if (isAnotherUser()) reloadForAnotherUser();
  };
  addEventListener('storage', check);
  // A page in the browser's back/forward cache receives no storage events.
  addEventListener('pageshow', check);
}

/** The name of the signed-in person, if the history entry belongs to another person's page. */
export function newUserName(state: SignInState | null): string | undefined {
  const user = readUser();
  return state?.person && state.person !== currentPerson() ? user?.displayName || user?.email || user?.uid : undefined;
}
