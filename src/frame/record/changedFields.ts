/** The fields that a write has changed. Pure. */
import { type Field, holdsImages, isNothing, isPlain, type Plain, valueAt } from '#define';
import { isSame, isWithin } from './differences';

export interface ChangedField {
  field: Field;
  was: unknown;
  is: unknown;
}

/** Whether a value is empty or `false`. Forms add such values to a record by themselves, which is not a change. */
export const isBlank = (value: unknown): boolean => value === false || isNothing(value);

/** The declared fields that differ between two states of a record, without fields that are never sent and fields within another changed field. */
export function changedFields(fields: readonly Field[], before: Plain, after: Plain): ChangedField[] {
  const all = fields
    .filter(({ unsent }) => !unsent)
    .map(field => ({ field, was: valueAt(before, field.source), is: valueAt(after, field.source) }))
    .filter(({ was, is }) => !isSame(was, is) && !(isBlank(was) && isBlank(is)));
  return all.filter(({ field: { source } }) => !all.some(({ field }) => isWithin(source, field.source)));
}

/** Whether the old value of a field cannot be restored: the server has deleted old images, and does not return secrets. */
export const isIrreversible = (field: Field): boolean => field.kind === 'secret' || holdsImages(field);

/** The new value of each changed source. Unless `isWhole`, rows give only their changed values, because other values in them may change later. */
export function valuesAfter(changed: readonly ChangedField[], isWhole: boolean): Plain {
  return Object.fromEntries(changed.flatMap(({ field: { source }, was, is }) => (isWhole ? [[source, is]] : leavesOf(source, was, is))));
}

function leavesOf(source: string, was: unknown, is: unknown): [string, unknown][] {
  if (!Array.isArray(was) || !Array.isArray(is) || was.length !== is.length) return [[source, is]];
  return is.flatMap((row, position): [string, unknown][] => {
    const before = was[position];
    if (isSame(before, row)) return [];
    if (!isPlain(row) || !isPlain(before)) return [[`${source}.${position}`, row]];
    return Object.keys(row).flatMap(key => (isSame(before[key], row[key]) ? [] : [[`${source}.${position}.${key}`, row[key]]]));
  });
}
