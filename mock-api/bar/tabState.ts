/** The state of the bar in this browser tab. It is in session storage, so it ends with the tab, or when the app clears the storage. */

import { storedName } from './appStorage';

const key = 'own:bar';

export interface TabState {
  /** The address had `?bar`. */
  isRequested?: boolean;
  /** The scenario of this tab's calls; the mock's own when unset. */
  scenario?: string;
  seed?: number;
  /** How far the browser's clock is ahead of the real time, in milliseconds. */
  clockOffset?: number;
  /** The open tab of the panel, to open it again after a reload. */
  open?: string;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The state; values of the wrong type are ignored. */
export function readTabState(): TabState {
  const { isRequested, scenario, seed, clockOffset, open } = parsed(sessionStorage.getItem(key));
  return {
    ...(isRequested === true ? { isRequested } : {}),
    ...(typeof scenario === 'string' ? { scenario } : {}),
    ...(typeof seed === 'number' ? { seed } : {}),
    ...(typeof clockOffset === 'number' ? { clockOffset } : {}),
    ...(typeof open === 'string' ? { open } : {}),
  };
}

/** Changes some values of the state; `undefined` removes one. */
export function updateTabState(changes: { [Name in keyof TabState]?: TabState[Name] | undefined }): void {
  sessionStorage.setItem(key, JSON.stringify({ ...readTabState(), ...changes }));
}

/** The key of the role that the app reads (`dataProvider/session.ts`). */
const roleKey = storedName('seeAs');

/** The role as which this tab shows the app; undefined where it shows the account's own. */
export const seenRole = (): string | undefined => sessionStorage.getItem(roleKey) ?? undefined;

/** Sets the role from the next load on; `undefined` switches back. */
export function updateSeenRole(role: string | undefined): void {
  if (role === undefined) sessionStorage.removeItem(roleKey);
  else sessionStorage.setItem(roleKey, role);
}

/** The real time, also where the browser's clock was shifted. */
export const realNow = (): number => Date.now() - (readTabState().clockOffset ?? 0);

/** The prefix of the bar's keys in the storages. */
export const barKey = key;

/**
 * Whether the page shows the bar. People always get it. A browser driven by a program gets it on request: by `?bar` in the address,
 * which is then removed and holds for this tab, or by the key `own:bar` in local storage.
 */
export function isWanted(): boolean {
  const address = new URL(location.href);
  if (address.searchParams.has('bar')) {
    address.searchParams.delete('bar');
    history.replaceState(history.state, '', address);
    updateTabState({ isRequested: true });
  }
  return !navigator.webdriver || isRequested();
}

/** Whether the bar was requested explicitly. */
export const isRequested = (): boolean => readTabState().isRequested === true || localStorage.getItem(key) !== null;
