/** Examples, out of records as a server keeps them. Pure. */
import { type Field, isPlain, type Plain } from '#define';
import type { Schema } from './schemas';

const idOf = (value: unknown): unknown => (isPlain(value) ? value._id : value);

/** How a kept value is sent: references as ids. */
function sent(value: unknown, field: Field | undefined): unknown {
  if (field?.kind === 'reference') return idOf(value) ?? null;
  return field?.kind === 'references' && Array.isArray(value) ? value.map(idOf) : value;
}

/** A body with the keys of its schema, out of a record; what the record does not hold is left out. */
export function exampleBody(record: Plain, { properties }: Schema, fields: readonly Field[]): Plain {
  const known = fields.filter(({ source }) => !source.includes('.'));
  return Object.fromEntries(
    Object.keys(isPlain(properties) ? properties : {})
      .filter(key => key in record)
      .map(key => [
        key,
        sent(
          record[key],
          known.find(({ source }) => source === key),
        ),
      ]),
  );
}
