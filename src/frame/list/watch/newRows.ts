/** Which rows of a watched list are new, and when it is asked again. Pure. */
import { isOn, type Resource, type ShopRecord, timeOf, valueAt } from '#define';
import type { Watch } from './watches';

/** The field that says when a record was made: its first date that no form has. */
export const creationDate = ({ fields, calls }: Pick<Resource, 'fields' | 'calls'>): string | undefined =>
  fields.find(field => field.kind === 'date' && !(calls.create && isOn(field, 'create')) && !(calls.update && isOn(field, 'edit')))?.source;

const timeIn = (row: ShopRecord, source: string): number => timeOf(valueAt(row, source));

/** Whether rows come newest first. Without that, a new row may not be on the first page. A row without a date is not in order. */
export const isNewestFirst = (rows: readonly ShopRecord[], source: string): boolean =>
  rows.every((row, at) => timeIn(row, source) <= (at ? timeIn(rows[at - 1] ?? row, source) : Number.POSITIVE_INFINITY));

/** A watch that has not asked yet. */
export const newWatch = (filter: Watch['filter']): Watch => ({ filter, hasSound: false, at: 0, failures: 0, fresh: [], hasMore: false });

/** In milliseconds. */
const pauses = { seen: 60_000, hidden: 300_000, most: 600_000 };

/** In how many milliseconds the list is asked for: after one minute, five while the tab is hidden, twice as long after each failure, at most ten. */
export function dueIn({ at, failures }: Pick<Watch, 'at' | 'failures'>, now: number, isHidden: boolean): number {
  const pause = Math.min(pauses.most, (isHidden ? pauses.hidden : pauses.seen) * 2 ** failures);
  // A clock that was set back must not stop the watch.
  return at > now + pause ? 0 : Math.max(0, at + pause - now);
}

/**
 * The watch after the first page was read. A row is new if its id is not known and it is no older than the newest known one: an older one only
 * moved up, because others left. Without new rows, those on the page are the known ones.
 */
export function afterAnswer(watch: Watch, rows: readonly ShopRecord[], source: string, now: number): Watch {
  const { known, since = Number.NEGATIVE_INFINITY } = watch;
  const fresh = known ? rows.filter(row => !known.includes(row.id) && timeIn(row, source) >= since).map(({ id }) => id) : [];
  const next = { ...watch, at: now, failures: 0, fresh, hasMore: fresh.length > 0 && fresh.length === rows.length && Boolean(known?.length) };
  if (fresh.length || !rows.length) return { ...next, known: known ?? [] };
  // JSON has no infinity.
  const times = rows.map(row => timeIn(row, source)).filter(Number.isFinite);
  return { ...next, known: rows.map(({ id }) => id), since: times.length ? Math.max(...times) : undefined };
}

/** The watch after its new rows were shown. */
export const afterShow = (watch: Watch): Watch => ({ ...watch, known: [...(watch.known ?? []), ...watch.fresh], fresh: [], hasMore: false });

/** The number of new rows as text: `3`, or `10+` if there may be more. */
export const countText = (count: number, hasMore: boolean): string => `${count}${hasMore ? '+' : ''}`;
