/**
 * How the app is left when a session ends: for the sign-in form, with a reason, an address to return to, and what was
 * being typed. All of it is kept in the history entry. What outlives the tab is the draft of the form (`src/frame/form/drafts/`).
 */
import { signInAddress } from './apiSettings';
import { clearDrafts, clearStorages, currentPerson, readToken, readUser } from './session';

/** What staff have changed in a form and not saved, and who they are. */
export interface UnsavedForm {
  /** Resource and id, `products/42`, or `products/new`. */
  form: string;
  /** The changed values by their dotted path, `primaryLang.name`. */
  changes: Record<string, unknown>;
  /** What stood there when the form was opened. */
  was?: Record<string, unknown>;
  /** The draft that is kept of it. */
  draft?: string | undefined;
  owner: string;
}

/** A form with something unsaved in it. */
export interface LiveForm {
  /** What that is; `isKept`: where it is put, others may find it, so that no secret goes along. */
  read: (isKept: boolean) => Omit<UnsavedForm, 'owner'> | undefined;
  /** Puts it on the device at once. */
  keep: () => void;
}

/** What the sign-in page is told by the page that leads to it; kept in the history entry, so that a reload keeps it. */
export interface SignInState {
  /** Address to return to after sign-in. */
  from?: string;
  /** Text to show above the form. */
  notice?: string;
  severity?: 'success' | 'error';
  /** What was being typed when the session ended; given back to the same person. */
  unsaved?: UnsavedForm | undefined;
  /** Whose page it was. */
  person?: string | undefined;
}

/** Whose page this is. */
let person: string | undefined;

let leaving = false;
// An unsaved form must not ask whether to stay where there is no session left. First registered, first heard.
globalThis.addEventListener?.('beforeunload', event => leaving && event.stopImmediatePropagation());

/** Whether this page is on its way out, to the sign-in form or to itself: then nothing begins on it any more. */
export const isLeaving = (): boolean => leaving;

const forms = new Map<LiveForm, string>();

/** Registers a form whose unsaved changes outlive the end of a session; returns how to withdraw it. They are of who is signed in now. */
export function registerForm(form: LiveForm): () => void {
  forms.set(form, currentPerson());
  return () => forms.delete(form);
}

/** What stands unsaved in a form right now, and whose it is. */
export function unsavedForm(isKept = false): UnsavedForm | undefined {
  for (const [{ read }, owner] of forms) {
    const form = read(isKept);
    if (form) return { ...form, owner };
  }
  return undefined;
}

/** What a history entry keeps for the one who is signed in now. */
export const unsavedIn = (state: SignInState | null): UnsavedForm | undefined =>
  state?.unsaved?.owner === currentPerson() ? state?.unsaved : undefined;

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
  const state: SignInState = { from, person, ...(notice ? { notice, severity: 'error' } : {}) };
  try {
    leaveFor(signInAddress(), { ...state, unsaved: unsavedForm(true) });
  } catch {
    // Too much for the browser's history, as with many large images.
    leaveFor(signInAddress(), state);
  }
}

/** Loads this page anew, what is being typed kept. Where that is too much to keep, the form asks before it is lost. */
export function reloadPage(): void {
  try {
    leaveFor(location.href, { ...history.state, unsaved: unsavedForm(true) });
  } catch {
    location.reload();
  }
}

/** Forgets everything that is kept on this device and leads to the sign-in form. What still waits to be sent goes out first, as when the page is closed. */
export async function forgetDevice(): Promise<void> {
  globalThis.dispatchEvent(new Event('pagehide'));
  leaving = true;
  clearStorages();
  await clearDrafts();
  location.replace(signInAddress());
}

/** Ends a session that the server no longer accepts: clears the storage and leads to the sign-in form, where the message is shown. */
export function endSession(message: string): void {
  if (leaving) return;
  for (const { keep } of forms.keys()) keep();
  clearStorages();
  toSignIn(message);
}

/** Whether somebody else is signed in by now than the one who opened this page: in whose name nothing is to be asked. */
export const isAnotherUser = (): boolean => person !== undefined && readToken() !== undefined && currentPerson() !== person;

/** Opens the page anew for whoever has signed in in another tab, and says so. What was being typed stays the draft of the one who typed it. */
export function reloadForAnotherUser(): void {
  if (leaving) return;
  leaveFor(location.href, { person } satisfies SignInState);
}

/** Leads to the sign-in form as soon as the session has ended in another tab; goes on for another person who has signed in there. */
export function followSession(): void {
  person = currentPerson();
  const look = () => {
    if (!readToken()) toSignIn('app.errors.signedOut');
    else if (isAnotherUser()) reloadForAnotherUser();
  };
  addEventListener('storage', look);
  // A page that the browser had put aside has heard of nothing meanwhile.
  addEventListener('pageshow', look);
}

/** What somebody is called who goes on in another person's page, by what its history entry keeps. */
export function newUserName(state: SignInState | null): string | undefined {
  const user = readUser();
  return state?.person && state.person !== currentPerson() ? user?.displayName || user?.email || user?.uid : undefined;
}
