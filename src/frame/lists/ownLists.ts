/** What each person has arranged of the lists on this device: columns, and views of their own. */
import { ownKey, readUser } from '../../../dataProvider/session';
import { isPlain } from '../../../resources/define';

/** A view that somebody has kept: its name, and the query of its address with filter, search, order, page size and columns. */
export interface OwnView {
  name: string;
  query: string;
}

/** What somebody has arranged of one list. */
export interface OwnList {
  /** Sources of the columns to show, in order; all as declared when unset. */
  columns?: readonly string[];
  views: readonly OwnView[];
}

const lists = `${ownKey}lists:`;
const keyOfPerson = (): string => `${lists}${readUser()?.email || readUser()?.uid || ''}`;

const isView = (value: unknown): value is OwnView => isPlain(value) && typeof value.name === 'string' && typeof value.query === 'string';

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
export function onArranged(tell: () => void): () => void {
  const heard = ({ key }: StorageEvent) => (key === null || key.startsWith(lists)) && tell();
  listeners.add(tell);
  addEventListener('storage', heard);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', heard);
  };
}

/** What is kept of a list, as text; the same text as long as it is the same. */
export function keptText(list: string): string {
  return JSON.stringify(read()[list] ?? {});
}

/** What somebody has arranged of a list, out of `keptText`; what is unreadable in it is left out. */
export function ownListOf(kept: string): OwnList {
  const value: unknown = JSON.parse(kept);
  const { columns, views } = isPlain(value) ? value : {};
  const sources = Array.isArray(columns) ? columns.filter(source => typeof source === 'string') : [];
  return { ...(sources.length ? { columns: sources } : {}), views: Array.isArray(views) ? views.filter(isView) : [] };
}

/** Keeps what somebody has arranged of a list. @throws where the device keeps nothing more. */
export function keepOwnList(list: string, own: OwnList): void {
  localStorage.setItem(keyOfPerson(), JSON.stringify({ ...read(), [list]: own }));
  for (const tell of listeners) tell();
}
