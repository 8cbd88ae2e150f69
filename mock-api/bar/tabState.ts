/** What the bar keeps of this tab, until the tab is closed or the app empties the storages at the end of a session. */

const key = 'own:bar';

/** What is kept; all of it is gone with the tab. */
export interface Kept {
  /** Somebody asked for the bar in the address. */
  asked?: boolean;
  /** The scenario that this tab's calls ask for; the mock's own when unset. */
  scenario?: string;
  seed?: number;
  /** By how many milliseconds the browser's time is ahead. */
  ahead?: number;
  /** The tab of the panel that is open, so that it is after a reload. */
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

/** What is kept of this tab; nothing where that is unreadable. */
export function readKept(): Kept {
  const { asked, scenario, seed, ahead, open } = parsed(sessionStorage.getItem(key));
  return {
    ...(asked === true ? { asked } : {}),
    ...(typeof scenario === 'string' ? { scenario } : {}),
    ...(typeof seed === 'number' ? { seed } : {}),
    ...(typeof ahead === 'number' ? { ahead } : {}),
    ...(typeof open === 'string' ? { open } : {}),
  };
}

/** Keeps what is said; `undefined` forgets. */
export function keep(said: { [Name in keyof Kept]?: Kept[Name] | undefined }): void {
  sessionStorage.setItem(key, JSON.stringify({ ...readKept(), ...said }));
}

/** The real time, whatever the browser's has been set to. */
export const realNow = (): number => Date.now() - (readKept().ahead ?? 0);

/** Begins every key of the bar. */
export const barKey = key;

/**
 * Whether the bar is there: for people always; for a browser that a program drives only when asked, by `?bar` in the address
 * (for this tab, and taken out of it) or by the key `own:bar` in local storage.
 */
export function isWanted(): boolean {
  const address = new URL(location.href);
  if (address.searchParams.has('bar')) {
    address.searchParams.delete('bar');
    history.replaceState(history.state, '', address);
    keep({ asked: true });
  }
  return !navigator.webdriver || isAsked();
}

/** Whether somebody has asked for the bar by name. */
export const isAsked = (): boolean => readKept().asked === true || localStorage.getItem(key) !== null;
