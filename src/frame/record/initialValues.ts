import type { Field, Plain } from '#define';
import { newRow, withValue } from './recordRows';

/** What a field begins with: what it says, and where rows must be there, these. */
function initialOf({ initial, kind, fields, least = 0 }: Field): unknown {
  if (initial !== undefined || kind !== 'rows' || !fields || !least) return initial;
  return Array.from({ length: least }, () => newRow(fields));
}

/** The values of an empty form. */
export const initialValues = (fields: readonly Field[]): Plain =>
  fields.reduce<Plain>((values, field) => {
    const initial = initialOf(field);
    return initial === undefined ? values : withValue(values, field.source, initial);
  }, {});
