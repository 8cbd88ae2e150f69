/** Which fields of a record are different after it was written. Pure. */
import { type Field, holdsImages, isPlain, type Plain, valueAt } from '#define';
import { isSame } from './differences';

/** A field that was changed. */
export interface ChangedField {
  field: Field;
  was: unknown;
  is: unknown;
}

/** Nothing, in any of the ways that records and forms write it: what a form adds by itself is no change. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) ? !value.length : isPlain(value) && !Object.keys(value).length);

/** Whether a field stands within another, as `shop.shopName` within `shop`. */
export const isWithin = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`);

/** The declared fields that differ between two states of a record; what only a form knows is left out, and so is what stands within a field that differs. */
export function changedFields(fields: readonly Field[], before: Plain, after: Plain): ChangedField[] {
  const all = fields
    .filter(({ unsent }) => !unsent)
    .map(field => ({ field, was: valueAt(before, field.source), is: valueAt(after, field.source) }))
    .filter(({ was, is }) => !isSame(was, is) && !(isBlank(was) && isBlank(is)));
  return all.filter(({ field: { source } }) => !all.some(({ field }) => isWithin(source, field.source)));
}

/** Whether a value cannot be put back: the server no longer has the pictures, and a key is not known. */
export const isLost = (field: Field): boolean => field.kind === 'secret' || holdsImages(field);

/** What stands at each changed source now. Of rows that an action has changed, only what is different in them: the others may change meanwhile. */
export function leftBy(changed: readonly ChangedField[], isWhole: boolean): Plain {
  return Object.fromEntries(changed.flatMap(({ field: { source }, was, is }) => (isWhole ? [[source, is]] : leavesOf(source, was, is))));
}

function leavesOf(source: string, was: unknown, is: unknown): [string, unknown][] {
  if (!Array.isArray(was) || !Array.isArray(is) || was.length !== is.length) return [[source, is]];
  return is.flatMap((row, place): [string, unknown][] => {
    const before = was[place];
    if (isSame(before, row)) return [];
    if (!isPlain(row) || !isPlain(before)) return [[`${source}.${place}`, row]];
    return Object.keys(row).flatMap(key => (isSame(before[key], row[key]) ? [] : [[`${source}.${place}.${key}`, row[key]]]));
  });
}
