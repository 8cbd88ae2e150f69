/** Says once that a newer version of the app is there, which a reload brings. Loaded a while after the first screen. */
import { addressAt } from '#dataProvider/basePath.ts';
import { unsavedForm } from '#dataProvider/sessionEnd.ts';
import { isPlain } from '#define';
import { ownVersion } from './deployment';

/** In milliseconds. */
const minute = 60_000;
const pause = 5 * minute;
/** Until the person has finished typing. */
const shortPause = 10_000;

/** The version that the server has now; `undefined` where it cannot be read. */
async function servedVersion(): Promise<string | undefined> {
  try {
    const answer: unknown = await (await fetch(addressAt('/version.json'), { cache: 'no-cache' })).json();
    if (!isPlain(answer) || typeof answer.version !== 'string') return undefined;
    return typeof answer.commit === 'string' ? `${answer.version} (${answer.commit})` : answer.version;
  } catch {
    return undefined;
  }
}

const isTyping = (): boolean => unsavedForm() !== undefined || document.activeElement?.matches('input, textarea, [contenteditable="true"]') === true;

let isFollowing = false;

/**
 * Looks for a newer version when the tab comes back, every few minutes while it is seen, and when a part of the app cannot be loaded. Calls
 * `tell` once for each version, and never while something is typed.
 */
export function followVersion(tell: () => void): void {
  if (isFollowing) return;
  isFollowing = true;
  const reported = new Set([ownVersion()]);
  let timer = 0;
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(look, milliseconds);
  };
  const look = async () => {
    const version = document.visibilityState === 'visible' ? await servedVersion() : undefined;
    const isNews = version !== undefined && !reported.has(version);
    if (!isNews) return wait(pause);
    if (isTyping()) return wait(shortPause);
    reported.add(version);
    tell();
    wait(pause);
  };
  document.addEventListener('visibilitychange', () => void look());
  addEventListener('vite:preloadError', () => void look());
  wait(pause);
}
