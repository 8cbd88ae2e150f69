/** The values that a form starts with, and the fields in it that staff can fill. Pure. */
import { type Field, fieldInRow, holdsFor, isOn, isPlain, isShownFor, type Page, type Plain, type ShopRecord, valueAt } from '#define';
import { newRow, withValue } from './recordRows';

/** The initial value of a field. A field that requires rows starts with the least number of them. */
function initialOf({ initial, kind, fields, least = 0 }: Field): unknown {
  if (initial !== undefined || kind !== 'rows' || !fields || !least) return initial;
  return Array.from({ length: least }, () => newRow(fields));
}

export const initialValues = (fields: readonly Field[]): Plain =>
  fields.reduce<Plain>((values, field) => {
    const initial = initialOf(field);
    return initial === undefined ? values : withValue(values, field.source, initial);
  }, {});

/** A record with the initial values of fields that exist only in the form (`unsent`). */
export const withUnsentFields = (fields: readonly Field[], record: ShopRecord): ShopRecord =>
  fields.reduce<ShopRecord>((values, { source, unsent }) => {
    const value = typeof unsent === 'function' ? unsent(record) : undefined;
    return value === undefined ? values : withValue(values, source, value);
  }, record);

/** The fields that staff can fill with the form's current values, including those in rows, with their sources in the record. */
export function editableFields(fields: readonly Field[], page: Page, values: Plain): Field[] {
  return fields
    .filter(field => isOn(field, page) && isShownFor(field, values) && !holdsFor(field.readOnly, page, values))
    .flatMap(field => [field, ...fieldsOfRows(field, page, values)]);
}

/** The editable fields in the rows of a field; empty if it has no rows. `includes` selects rows by their position. */
export function fieldsOfRows(rows: Field, page: Page, values: Plain, includes: (position: number) => boolean = () => true): Field[] {
  const value = valueAt(values, rows.source);
  if (!rows.fields || !Array.isArray(value)) return [];
  const { fields } = rows;
  return value.flatMap((row, position) => {
    if (!isPlain(row) || !includes(position)) return [];
    const placed = fields.map(field => fieldInRow(rows, position, field));
    return editableFields(placed, page, values);
  });
}
