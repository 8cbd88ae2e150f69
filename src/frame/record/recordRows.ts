/** Rows as a form holds them. Pure. */
import { idOf } from '#dataProvider/wire.ts';
import { type Field, isNothing, isPlain, type Plain, recordsIn, valueAt } from '#define';
import { isSame } from './differences';

/** A copy of an object with a value at a dotted path in it; lists on the way stay lists. */
export function withValue<T extends object>(holder: T, source: string, value: unknown): T;

export function withValue(holder: unknown, source: string, value: unknown): unknown {
  const [first = '', ...others] = source.split('.');
  const held = isPlain(holder) || Array.isArray(holder) ? holder : {};
  const put = others.length ? withValue(Object(Reflect.get(held, first)), others.join('.'), value) : value;
  return Object.assign(Array.isArray(held) ? [...held] : { ...held }, { [first]: put });
}

/**
 * Rows with a value for every field, `null` where they have none. A form that finds nothing at a place looks for what stood there
 * first: of another row, once rows have moved.
 */
export const withEveryField = (rows: readonly unknown[], fields: readonly Field[]): Plain[] =>
  rows.map(row =>
    fields.reduce<Plain>(
      (whole, { source }) => (valueAt(whole, source) === undefined ? withValue(whole, source, null) : whole),
      isPlain(row) ? row : {},
    ),
  );

/** A new row: each field with what it begins with. */
export const newRow = (fields: readonly Field[]): Plain =>
  fields.reduce<Plain>((row, { source, initial = null }) => withValue(row, source, initial), {});

/** Whether there is anything in a row that a new one has not. */
export const isFilled = (row: unknown, fields: readonly Field[]): boolean =>
  fields.some(({ source, initial }) => {
    const value = valueAt(row, source);
    return !isNothing(value) && value !== initial && value !== false;
  });

/** Of stored rows, the one that a row of the form is most like: the one that it was, whatever was typed into it since. None where it is like none. */
function likest(stored: readonly Plain[], row: unknown): Plain | undefined {
  const alike = (one: Plain) => Object.keys(one).filter(key => !isNothing(one[key]) && isSame(one[key], valueAt(row, key))).length;
  const most = Math.max(0, ...stored.map(alike));
  return most ? stored.find(one => alike(one) === most) : undefined;
}

/**
 * Whether a value of a form is the stored one. That of a row, which may stand elsewhere once another was removed, is compared with the stored
 * row of its id, else with the one at its place or, where there are fewer rows now, with the one that it is most like.
 */
export function isStored({ source, row }: Field, value: unknown, stored: Plain, values: Plain): boolean {
  if (row === undefined) return isSame(value, valueAt(stored, source));
  const rows = row.slice(0, row.lastIndexOf('.'));
  const [held, before, now] = [valueAt(values, row), recordsIn(valueAt(stored, rows)), recordsIn(valueAt(values, rows))];
  const id = isPlain(held) ? idOf(held) : undefined;
  const isAtItsPlace = id === undefined && before.length === now.length;
  const its = isAtItsPlace ? valueAt(stored, row) : id === undefined ? likest(before, held) : before.find(other => idOf(other) === id);
  return isPlain(its) && isSame(value, valueAt(its, source.slice(row.length + 1)));
}

/** How rows can be edited: as a list; not before staff say so, where entries of another type would be lost; or there are none yet. */
export type RowsShape = 'list' | 'odd' | 'none';

/** The shape of what stands in place of rows. */
export function shapeOf(value: unknown): RowsShape {
  if (!Array.isArray(value)) return isNothing(value) ? 'none' : 'odd';
  return value.every(isPlain) ? 'list' : 'odd';
}
