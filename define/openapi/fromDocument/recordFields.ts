/** Makes the fields of a record from its schema and those of the bodies that create and change it. Pure. */
import { firstStep, type Plain } from '#define';
import { plainOf, textsOf } from './apiDocument';
import { fieldsIn, type ReadField, type Reading, sentProperties } from './readFields';

/** The schemas of a record and its bodies, without references; undefined for what the document does not have. */
export interface RecordSchemas {
  record: Plain | undefined;
  create: Plain | undefined;
  update: Plain | undefined;
}

/** The pages of a field, by the bodies that have it. */
function pageKeys({ record, create, update }: RecordSchemas, sent: { create: string[]; update: string[] }, key: string): Plain {
  const [isCreated, isUpdated] = [sent.create.includes(key), sent.update.includes(key)];
  const isRead = plainOf(record?.properties)[key] !== undefined;
  if (!create && !update) return {};
  if (!isCreated && !isUpdated) return { in: ['show'] };
  if (isRead && isCreated) return update && !isUpdated ? { readOnly: ['edit'] } : {};
  if (isRead) return create ? { in: ['show', 'edit'] } : {};
  return { in: [...(isCreated ? ['create'] : []), ...(isUpdated ? ['edit'] : [])] };
}

/**
 * The fields of a record. What no body has is only shown; what one body has is edited there. Bodies say what is required. A value that is
 * only written, such as a password, is no column.
 */
export function recordFields(reading: Reading, schemas: RecordSchemas): ReadField[] {
  const { record, create, update } = schemas;
  const { document } = reading;
  const sent = { create: create ? sentProperties(document, create) : [], update: update ? sentProperties(document, update) : [] };
  const required = new Set(textsOf((create ?? update)?.required));
  const properties: Plain = { ...plainOf(update?.properties), ...plainOf(create?.properties), ...plainOf(record?.properties) };
  const object: Plain = { ...(record ?? create ?? {}), properties, required: [...required] };
  return [...fieldsIn(reading, object, { source: '', within: [], examples: [] })].map(({ source, draft, examples }) => {
    const pages = pageKeys(schemas, sent, firstStep(source));
    const isEdited = String(pages.in) !== 'show';
    const { required: _must, initial: _initial, validate: _checks, min: _min, max: _max, help: _help, ...shown } = draft;
    return { source, draft: { ...(isEdited ? draft : shown), ...pages }, examples };
  });
}
