/** Rows as a form holds them. Pure. */
import { type Field, isNothing, isPlain, type Plain, valueAt } from '../../../resources/define';

/** A copy of an object with a value at a dotted path in it. */
export function withValue(holder: unknown, source: string, value: unknown): Plain {
  const [first = '', ...others] = source.split('.');
  const held = isPlain(holder) ? holder : {};
  return { ...held, [first]: others.length ? withValue(held[first], others.join('.'), value) : value };
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

/** How rows can be edited: as a list; not before staff say so, where entries of another type would be lost; or there are none yet. */
export type RowsShape = 'list' | 'odd' | 'none';

/** The shape of what stands in place of rows. */
export function shapeOf(value: unknown): RowsShape {
  if (!Array.isArray(value)) return isNothing(value) ? 'none' : 'odd';
  return value.every(isPlain) ? 'list' : 'odd';
}
