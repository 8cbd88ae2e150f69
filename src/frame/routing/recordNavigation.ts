/** The list that a record was opened from, and its previous and next record. Pure. */
import { isPlain, type Plain } from '#define';

/** A list's query and its rows read so far. The history entry stores it, so that it survives a reload. */
export interface RecordNavigation {
  resource: string;
  list: string;
  filter: Plain;
  sort: { field: string; order: 'ASC' | 'DESC' };
  perPage: number;
  /** In list order. A record that no longer matches the filter after an action stays, so that nobody skips a record. */
  ids: readonly string[];
  /** How many rows come before the first id. */
  before: number;
  /** Total rows of the list; unset if the server does not count. */
  total?: number | undefined;
  /** Whether more rows may follow, if the total is unknown. */
  goesOn?: boolean | undefined;
}

/** -1 is the previous record, 1 the next. */
export type Direction = -1 | 1;

const isRecordNavigation = (value: unknown): value is RecordNavigation =>
  isPlain(value) && Array.isArray(value.ids) && [value.resource, value.list].every(name => typeof name === 'string');

/** The navigation in the state of a history entry, if any. */
export function recordNavigationIn(state: unknown): RecordNavigation | undefined {
  const navigation = isPlain(state) ? state.recordNavigation : undefined;
  return isRecordNavigation(navigation) ? navigation : undefined;
}

/** The previous or next id: `unread` if that row is not read yet, `undefined` if the list ends or does not contain the record. */
export function siblingOf({ ids, before, total, goesOn }: RecordNavigation, id: string, direction: Direction): string | undefined {
  const at = ids.indexOf(id);
  if (at < 0) return undefined;
  const known = ids[at + direction];
  if (known !== undefined) return known;
  const isMore = direction < 0 ? before > 0 : total === undefined ? goesOn : before + ids.length < total;
  return isMore ? unread : undefined;
}

/** Marks a row that is not read yet. No id is empty. */
export const unread = '';

/**
 * The pages to read for rows beyond the known ones, in order. Forwards it starts with the last known page: if rows have left the list since,
 * later rows have moved up into it.
 */
export function pagesBeyond({ ids, before, perPage }: RecordNavigation, direction: Direction): number[] {
  if (direction < 0) return [Math.ceil(before / perPage)];
  const last = Math.ceil((before + ids.length) / perPage);
  return [last, last + 1];
}

/** The rows of a page that lie beyond the known ones. */
function beyond(known: readonly string[], rows: readonly string[], direction: Direction): string[] {
  const places = rows.flatMap((id, at) => (known.includes(id) ? [at] : []));
  if (!places.length) return [...rows];
  return direction < 0 ? rows.slice(0, places[0]) : rows.slice((places.at(-1) ?? 0) + 1);
}

/** The navigation with one more page of rows; the same object if the page has no new rows. */
export function extended(navigation: RecordNavigation, rows: readonly string[], direction: Direction): RecordNavigation {
  const { ids, before, total } = navigation;
  const more = beyond(ids, rows, direction);
  if (!more.length) return navigation;
  if (direction < 0) return { ...navigation, ids: [...more, ...ids], before: Math.max(0, before - more.length) };
  const known = before + ids.length + more.length;
  return { ...navigation, ids: [...ids, ...more], ...(total === undefined ? {} : { total: Math.max(total, known) }) };
}

/** The navigation, marked to end at its first or last known row. */
export const ended = (navigation: RecordNavigation, direction: Direction): RecordNavigation =>
  direction < 0 ? { ...navigation, before: 0 } : { ...navigation, total: navigation.before + navigation.ids.length };
