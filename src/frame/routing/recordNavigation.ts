/** The list that a record was opened from, and who stands before and after it there. Pure. */
import { isPlain, type Plain } from '#define';

/** A list as it was asked for, and the rows of it that are known so far. Kept in the history entry, so that a reload keeps it. */
export interface RecordNavigation {
  resource: string;
  /** Key of the list. */
  list: string;
  filter: Plain;
  sort: { field: string; order: 'ASC' | 'DESC' };
  perPage: number;
  /** In the order of the list. They stay although an action may have taken one out of the filter: who works through a list misses none. */
  ids: readonly string[];
  /** How many rows stand before the first of them. */
  before: number;
  /** Of the whole list; unset where the server does not count. */
  total?: number | undefined;
  /** Whether more rows may follow, where they are not counted. */
  goesOn?: boolean | undefined;
}

/** Which way: to the row before, or to the one after. */
export type Direction = -1 | 1;

const isTrail = (held: unknown): held is RecordNavigation =>
  isPlain(held) && Array.isArray(held.ids) && [held.resource, held.list].every(name => typeof name === 'string');

/** The trail that the state of a history entry holds, if any. */
export function recordNavigationIn(state: unknown): RecordNavigation | undefined {
  const trail = isPlain(state) ? state.trail : undefined;
  return isTrail(trail) ? trail : undefined;
}

/** Who stands beside a record: an id, `'unread'` where that row is not known yet, `undefined` where the list ends or does not hold the record. */
export function neighbourOf({ ids, before, total, goesOn }: RecordNavigation, id: string, way: Direction): string | undefined {
  const at = ids.indexOf(id);
  if (at < 0) return undefined;
  const known = ids[at + way];
  if (known !== undefined) return known;
  const isMore = way < 0 ? before > 0 : total === undefined ? goesOn : before + ids.length < total;
  return isMore ? unread : undefined;
}

/** Stands for a row that is still to be read; no id is empty. */
export const unread = '';

/**
 * The pages to look into for the rows beyond those that are known, in order. Forwards the last known one comes first: where rows have left the
 * list since, those that followed have moved up into it.
 */
export function pagesBeyond({ ids, before, perPage }: RecordNavigation, way: Direction): number[] {
  if (way < 0) return [Math.ceil(before / perPage)];
  const last = Math.ceil((before + ids.length) / perPage);
  return [last, last + 1];
}

/** Of the rows of a page, those that are new, beyond the ones that are known. */
function beyond(known: readonly string[], rows: readonly string[], way: Direction): string[] {
  const places = rows.flatMap((id, at) => (known.includes(id) ? [at] : []));
  if (!places.length) return [...rows];
  return way < 0 ? rows.slice(0, places[0]) : rows.slice((places.at(-1) ?? 0) + 1);
}

/** A trail with a page of rows more; the same one where they bring nothing new. */
export function extended(trail: RecordNavigation, rows: readonly string[], way: Direction): RecordNavigation {
  const { ids, before, total } = trail;
  const more = beyond(ids, rows, way);
  if (!more.length) return trail;
  if (way < 0) return { ...trail, ids: [...more, ...ids], before: Math.max(0, before - more.length) };
  const known = before + ids.length + more.length;
  return { ...trail, ids: [...ids, ...more], ...(total === undefined ? {} : { total: Math.max(total, known) }) };
}

/** A trail that is known to end where its rows do. */
export const ended = (trail: RecordNavigation, way: Direction): RecordNavigation =>
  way < 0 ? { ...trail, before: 0 } : { ...trail, total: trail.before + trail.ids.length };
