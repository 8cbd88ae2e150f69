/** Values and rows in a record or a form. Pure. */
import { idOf } from '#dataProvider/wire.ts';
import { type Field, fieldInRow, isNothing, isPlain, type Plain, recordsIn, valueAt, withValue } from '#define';
import { isSame } from './differences';

/** The values of a record at some sources, nested as in the record. */
export const pickSources = (record: unknown, sources: readonly string[]): Plain =>
  sources.reduce<Plain>((picked, source) => {
    const value = valueAt(record, source);
    return value === undefined ? picked : withValue(picked, source, value);
  }, {});

export const newRow = (fields: readonly Field[]): Plain =>
  fields.reduce<Plain>((row, { source, initial = null }) => withValue(row, source, initial), {});

/** The fields in each row of a field of rows, with their sources in the record. */
export function fieldsInRows(rows: Field, record: Plain): Field[] {
  const { source, fields = [] } = rows;
  const value = valueAt(record, source);
  if (!Array.isArray(value)) return [];
  return value.flatMap((row, position) => (isPlain(row) ? fields.map(inner => fieldInRow(rows, position, inner)) : []));
}

/** Whether a row has a value that a new row does not have. */
export const isFilled = (row: unknown, fields: readonly Field[]): boolean =>
  fields.some(({ source, initial }) => {
    const value = valueAt(row, source);
    return !isNothing(value) && value !== initial && value !== false;
  });

/** The stored row that shares most values with a row of the form; `undefined` if none shares any. */
function mostSimilar(stored: readonly Plain[], row: unknown): Plain | undefined {
  const sharedValues = (other: Plain) => Object.keys(other).filter(key => !isNothing(other[key]) && isSame(other[key], valueAt(row, key))).length;
  const most = Math.max(0, ...stored.map(sharedValues));
  return most ? stored.find(other => sharedValues(other) === most) : undefined;
}

/**
 * Whether a form value equals the stored one. A value in a row is compared with the stored row of the same id. A row without an id is
 * compared with the stored row at its position or, if rows were added or removed, with the most similar one.
 */
export function isStored({ source, row }: Field, value: unknown, stored: Plain, values: Plain): boolean {
  if (row === undefined) return isSame(value, valueAt(stored, source));
  const rows = row.slice(0, row.lastIndexOf('.'));
  const [current, before, now] = [valueAt(values, row), recordsIn(valueAt(stored, rows)), recordsIn(valueAt(values, rows))];
  const id = isPlain(current) ? idOf(current) : undefined;
  const isAtSamePosition = id === undefined && before.length === now.length;
  const counterpart = isAtSamePosition
    ? valueAt(stored, row)
    : id === undefined
      ? mostSimilar(before, current)
      : before.find(other => idOf(other) === id);
  return isPlain(counterpart) && isSame(value, valueAt(counterpart, source.slice(row.length + 1)));
}

/**
 * The shape of a value of kind `rows`: a list of rows, `none` yet, or `odd`, which has entries that are no rows and would be lost
 * by editing.
 */
export function shapeOf(value: unknown): 'list' | 'odd' | 'none' {
  if (!Array.isArray(value)) return isNothing(value) ? 'none' : 'odd';
  return value.every(isPlain) ? 'list' : 'odd';
}
