/** Makes example bodies of stored records. Pure. */
import { type Field, isPlain, type Plain } from '#define';
import type { Schema } from './schemas';

const idOf = (value: unknown): unknown => (isPlain(value) ? value._id : value);

/** A stored value as it is sent: references as ids. */
function sent(value: unknown, field: Field | undefined): unknown {
  if (field?.kind === 'reference') return idOf(value) ?? null;
  return field?.kind === 'references' && Array.isArray(value) ? value.map(idOf) : value;
}

/** A body with the keys of its schema and the values of a record. Missing values are left out. */
export function exampleBody(record: Plain, { properties }: Schema, fields: readonly Field[]): Plain {
  return Object.fromEntries(
    Object.keys(isPlain(properties) ? properties : {})
      .filter(key => key in record)
      .map(key => [
        key,
        sent(
          record[key],
          fields.find(({ source }) => source === key),
        ),
      ]),
  );
}
