/** What each person has arranged of the lists on this device: columns, page size, and views of their own. */
import { currentPerson } from '#dataProvider/session.ts';
import { isPlain, textId } from '#define';

/** A view that somebody has kept: its name, and the query of its address with filter, search, order, page size and columns. */
export interface SavedView {
  name: string;
  query: string;
}

/** What somebody has arranged of one list. */
export interface ListPreferences {
  /** Sources of the columns to show, in order; all as declared when unset. */
  columns?: readonly string[] | undefined;
  /** How many rows a page has. */
  perPage?: number | undefined;
  /** The address of the list, where the page size is not the one that is declared. */
  at?: string | undefined;
  views: readonly SavedView[];
}

const lists = 'lists:';
const keyOfPerson = (): string => `${lists}${currentPerson()}`;

const isView = (value: unknown): value is SavedView => isPlain(value) && typeof value.name === 'string' && typeof value.query === 'string';

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOfPerson()) ?? '{}');
    return isPlain(kept) ? kept : {};
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();

/** Runs something whenever what is arranged has changed, in this tab or another; returns how to stop. */
export function onListPreferences(tell: () => void): () => void {
  const heard = ({ key }: StorageEvent) => (key === null || key.startsWith(lists)) && tell();
  listeners.add(tell);
  addEventListener('storage', heard);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', heard);
  };
}

/** What is kept of a list, as text; the same text as long as it is the same. */
export function readStoredText(list: string): string {
  return JSON.stringify(read()[list] ?? {});
}

/** What somebody has arranged of a list, out of `keptText`; what is unreadable in it is left out. */
export function parseListPreferences(kept: string): ListPreferences {
  const value: unknown = JSON.parse(kept);
  const { columns, views, perPage, at } = isPlain(value) ? value : {};
  const sources = Array.isArray(columns) ? columns.filter(source => typeof source === 'string') : [];
  return {
    ...(sources.length ? { columns: sources } : {}),
    ...(Number.isInteger(perPage) && Number(perPage) > 0 ? { perPage: Number(perPage) } : {}),
    at: textId(at),
    views: Array.isArray(views) ? views.filter(isView) : [],
  };
}

/** Whether somebody has asked for other rows of the list at an address than are declared. */
export const hasPreferencesAt = (address: string): boolean => Object.values(read()).some(own => isPlain(own) && own.at === address);

/** Keeps what somebody has changed of a list; `undefined` is forgotten. @throws where the device keeps nothing more. */
export function writeListPreferences(list: string, changed: Partial<ListPreferences>): void {
  localStorage.setItem(keyOfPerson(), JSON.stringify({ ...read(), [list]: { ...parseListPreferences(readStoredText(list)), ...changed } }));
  for (const tell of listeners) tell();
}
