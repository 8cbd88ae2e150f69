/** Which fields staff can fill in a form, for what it holds. Pure. */
import { type Field, fieldInRow, holdsFor, isOn, isPlain, isShownFor, type Page, type Plain, valueAt } from '#define';

/** Some fields and those of their rows, each as it stands in the record, as far as what a form holds lets staff fill them. */
export function editableFields(fields: readonly Field[], page: Page, values: Plain): Field[] {
  return fields
    .filter(field => isOn(field, page) && isShownFor(field, values) && !holdsFor(field.readOnly, page, values))
    .flatMap(field => [field, ...fieldsOfRows(field, page, values)]);
}

/** The fields in the rows of a field; none of one that has no rows. `isWanted` chooses rows by their place. */
export function fieldsOfRows(rows: Field, page: Page, values: Plain, isWanted: (position: number) => boolean = () => true): Field[] {
  const held = valueAt(values, rows.source);
  if (!rows.fields || !Array.isArray(held)) return [];
  const { fields } = rows;
  return held.flatMap((row, position) => {
    if (!isPlain(row) || !isWanted(position)) return [];
    const placed = fields.map(field => fieldInRow(rows, position, field));
    return editableFields(placed, page, values);
  });
}
