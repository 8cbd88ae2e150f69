/** A user's preferences for lists, kept on this device: columns and their widths, page size, saved views, and the lists that are watched for new rows. */
import { storedName } from '#dataProvider/basePath.ts';
import { createListeners } from '#dataProvider/listeners.ts';
import { currentPerson } from '#dataProvider/session.ts';
import { isPlain, type Plain } from '#define';

/** A view that the user saved: its name, and the query string of its address with filter, search, sort, page size and columns. */
export interface SavedView {
  name: string;
  query: string;
}

/** The preferences for one list. */
export interface ListPreferences {
  /** Sources of the columns to show, in order; the declared columns when unset. */
  columns?: readonly string[] | undefined;
  /** The widths of columns in pixels, by their sources. The browser ignores what is no width. */
  widths: Readonly<Record<string, unknown>>;
  /** Rows per page. */
  perPage?: number | undefined;
  views: readonly SavedView[];
}

/** A list that the user watches, narrowed by a filter, and its rows that are new since the watch began. All tabs share it. */
export interface Watch {
  filter: Plain;
  hasSound: boolean;
  /** When the list was last asked for, in milliseconds; 0 before the first time. */
  at: number;
  /** How often in a row the list could not be read. */
  failures: number;
  /** The ids of the rows that are not new, and the time of the newest of them. Unset before the first answer. */
  known?: readonly string[] | undefined;
  since?: number | undefined;
  /** The ids of the new rows. */
  fresh: readonly string[];
  /** The first page is full of new rows, so there may be more. */
  hasMore: boolean;
}

const keyPrefix = (): string => storedName('lists:');
const storageKey = (): string => keyPrefix() + currentPerson();

const isView = (value: unknown): value is SavedView => isPlain(value) && typeof value.name === 'string' && typeof value.query === 'string';

const isWatch = (value: unknown): value is Watch =>
  isPlain(value) && isPlain(value.filter) && Array.isArray(value.fresh) && Number.isFinite(value.at) && Number.isFinite(value.failures);

const watchIn = (preferences: unknown): Watch | undefined => (isPlain(preferences) && isWatch(preferences.watch) ? preferences.watch : undefined);

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '{}');
    return isPlain(stored) ? stored : {};
  } catch {
    return {};
  }
}

const listeners = createListeners();

/** Calls `onChange` when preferences change, in this tab or another. @returns the unsubscribe function */
export function onListPreferences(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(keyPrefix())) && onChange();
  const unsubscribe = listeners.subscribe(onChange);
  addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    removeEventListener('storage', onStorage);
  };
}

/** The stored preferences for a list as JSON, a stable snapshot for `useSyncExternalStore`. Without the watch, which changes every minute. */
export function readStoredText(list: string): string {
  const { watch: _, ...preferences } = { watch: undefined, ...(read()[list] ?? {}) };
  return JSON.stringify(preferences);
}

/** What is watched, by the key of the list, as JSON: a stable snapshot, too. */
export const readWatchesText = (): string =>
  // JSON leaves out the lists without a watch.
  JSON.stringify(Object.fromEntries(Object.entries(read()).map(([list, preferences]) => [list, watchIn(preferences)])));

/** The watch of a list, if the user has switched it on. */
export const readWatch = (list: string): Watch | undefined => watchIn(read()[list]);

/** Reads the preferences out of the text of `readStoredText`. Skips values of a wrong type. */
export function parseListPreferences(text: string): ListPreferences {
  const value: unknown = JSON.parse(text);
  const { columns, widths, views, perPage } = isPlain(value) ? value : {};
  const sources = Array.isArray(columns) ? columns.filter(source => typeof source === 'string') : [];
  return {
    ...(sources.length ? { columns: sources } : {}),
    ...(Number.isInteger(perPage) && Number(perPage) > 0 ? { perPage: Number(perPage) } : {}),
    widths: isPlain(widths) ? widths : {},
    views: Array.isArray(views) ? views.filter(isView) : [],
  };
}

/** Stores changed preferences for a list; `undefined` removes one. @throws DOMException when the storage is full. */
export function writeListPreferences(list: string, changed: Partial<ListPreferences> & { watch?: Watch | undefined }): void {
  const preferences = { watch: readWatch(list), ...parseListPreferences(readStoredText(list)), ...changed };
  localStorage.setItem(storageKey(), JSON.stringify({ ...read(), [list]: preferences }));
  listeners.notify();
}
