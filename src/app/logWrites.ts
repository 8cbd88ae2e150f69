import { createListeners } from '#dataProvider/listeners.ts';
import type { WriteEvent } from '#dataProvider/writeEvents.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';

const importJournalLog = () => import('#frame/journal/journalLog.ts');
const { subscribe, notify } = createListeners();

/** Loads the journal's code while a write is running, so that no entry is lost if the page is left right after it. */
export function preloadJournal(): void {
  void importWithRetry(importJournalLog).catch(() => {});
}

/** Records a write in its author's journal. If the code cannot be loaded, nothing is recorded. */
export function logWrite(change: WriteEvent): void {
  void importWithRetry(importJournalLog)
    .then(({ logEntry }) => logEntry(change))
    .then(isFirst => isFirst && notify())
    .catch(() => {});
}

/** Calls a listener when a person's journal gets its first entry on this device. @returns a function that unsubscribes. */
export const onJournalBegun = subscribe;
