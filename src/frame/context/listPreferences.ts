/** A user's preferences for lists, kept on this device: columns, page size and saved views. */
import { storedName } from '#dataProvider/basePath.ts';
import { currentPerson } from '#dataProvider/session.ts';
import { isPlain } from '#define';

/** A view that the user saved: its name, and the query string of its address with filter, search, sort, page size and columns. */
export interface SavedView {
  name: string;
  query: string;
}

/** The preferences for one list. */
export interface ListPreferences {
  /** Sources of the columns to show, in order; the declared columns when unset. */
  columns?: readonly string[] | undefined;
  /** Rows per page. */
  perPage?: number | undefined;
  views: readonly SavedView[];
}

const keyPrefix = (): string => storedName('lists:');
const storageKey = (): string => keyPrefix() + currentPerson();

const isView = (value: unknown): value is SavedView => isPlain(value) && typeof value.name === 'string' && typeof value.query === 'string';

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '{}');
    return isPlain(stored) ? stored : {};
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();

/** Calls `onChange` when preferences change, in this tab or another. @returns the unsubscribe function */
export function onListPreferences(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(keyPrefix())) && onChange();
  listeners.add(onChange);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onStorage);
  };
}

/** The stored preferences for a list as JSON, a stable snapshot for `useSyncExternalStore`. */
export function readStoredText(list: string): string {
  return JSON.stringify(read()[list] ?? {});
}

/** Reads the preferences out of the text of `readStoredText`. Skips values of a wrong type. */
export function parseListPreferences(text: string): ListPreferences {
  const value: unknown = JSON.parse(text);
  const { columns, views, perPage } = isPlain(value) ? value : {};
  const sources = Array.isArray(columns) ? columns.filter(source => typeof source === 'string') : [];
  return {
    ...(sources.length ? { columns: sources } : {}),
    ...(Number.isInteger(perPage) && Number(perPage) > 0 ? { perPage: Number(perPage) } : {}),
    views: Array.isArray(views) ? views.filter(isView) : [],
  };
}

/** Stores changed preferences for a list; `undefined` removes one. @throws DOMException when the storage is full. */
export function writeListPreferences(list: string, changed: Partial<ListPreferences>): void {
  localStorage.setItem(storageKey(), JSON.stringify({ ...read(), [list]: { ...parseListPreferences(readStoredText(list)), ...changed } }));
  for (const notify of listeners) notify();
}
