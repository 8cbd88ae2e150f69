/** Rows as a form holds them. Pure. */
import { type Field, isNothing, isPlain, type Plain, valueAt } from '../../../resources/define';

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

/** How rows can be edited: as a list; not before staff say so, where entries of another type would be lost; or there are none yet. */
export type RowsShape = 'list' | 'odd' | 'none';

/** The shape of what stands in place of rows. */
export function shapeOf(value: unknown): RowsShape {
  if (!Array.isArray(value)) return isNothing(value) ? 'none' : 'odd';
  return value.every(isPlain) ? 'list' : 'odd';
}
