import type { WriteEvent } from '#dataProvider/writeEvents.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';

const later = () => import('#frame/activity/activityLog.ts');
const heard = new Set<() => void>();

/** Fetches the journal's code, while a change is under way: a page that is left as soon as the change is saved loses no entry. */
export function preloadActivity(): void {
  void importWithRetry(later).catch(() => {});
}

/** Notes a change in the journal of the one who asked for it. Where the code for it does not come, the change is not noted. */
export function logWrite(written: WriteEvent): void {
  void importWithRetry(later)
    .then(({ logEntry }) => logEntry(written))
    .then(isFirst => {
      if (isFirst) for (const tell of heard) tell();
    })
    .catch(() => {});
}

/** Runs something when a person's journal begins on this device; returns how to stop. */
export function onActivityLoaded(tell: () => void): () => void {
  heard.add(tell);
  return () => heard.delete(tell);
}
