/** The values that a form starts with, and the fields in it that staff can fill. Pure. */
import { omit } from 'es-toolkit';
import { type Field, holdsFor, isOn, isShownFor, type Page, type Plain, type ShopRecord, valueAt, withValue } from '#define';
import { isSame } from './differences';
import { fieldsInRows, newRow } from './recordRows';

/** The initial value of a field. A field that requires rows starts with the least number of them. */
function initialValueOf({ initial, kind, fields, min = 0 }: Field): unknown {
  if (initial !== undefined || kind !== 'rows' || !fields || !min) return initial;
  return Array.from({ length: min }, () => newRow(fields));
}

export const initialValues = (fields: readonly Field[]): Plain =>
  fields.reduce<Plain>((values, field) => {
    const initial = initialValueOf(field);
    return initial === undefined ? values : withValue(values, field.source, initial);
  }, {});

/** The parts of a record that are `null` though fields are in them. */
const nullParts = (fields: readonly Field[], record: ShopRecord): string[] =>
  fields.flatMap(({ source }) => {
    const [part = '', ...inner] = source.split('.');
    return inner.length && record[part] === null && fields.every(field => field.source !== part) ? part : [];
  });

/**
 * A record with the initial values of fields that exist only in the form (`unsent`). Without parts that are `null`: react-hook-form would give
 * each of their inputs the value `null`, which says that staff have emptied it.
 */
export const withUnsentFields = (fields: readonly Field[], record: ShopRecord): ShopRecord =>
  fields.reduce<ShopRecord>(
    (values, { source, unsent }) => {
      const value = typeof unsent === 'function' ? unsent(record) : undefined;
      return value === undefined ? values : withValue(values, source, value);
    },
    { ...omit(record, nullParts(fields, record)), id: record.id },
  );

const holdsSecret = ({ kind, fields = [] }: Field): boolean => kind === 'secret' || fields.some(holdsSecret);

/**
 * The fields with unsaved changes; none if only fields were changed that are never sent.
 * @param isStored others may read the changes, so fields with secrets are left out
 */
export function unsavedFields(fields: readonly Field[], defaultValues: Plain, values: Plain, isStored: boolean): Field[] {
  const changed = fields.filter(
    field => !(isStored && holdsSecret(field)) && !isSame(valueAt(defaultValues, field.source), valueAt(values, field.source)),
  );
  return changed.every(({ unsent }) => unsent) ? [] : changed;
}

/** Whether the settings allow the input of a field on a page. */
type AllowsInput = (field: Field, page: Page) => boolean;

/**
 * The fields whose inputs a form shows with its current values, with their sources in the record: those in rows too, also in closed ones,
 * and latitude and longitude in place of a map point.
 */
export function shownFields(fields: readonly Field[], page: Page, values: Plain, allowsInput: AllowsInput): Field[] {
  return fields
    .filter(field => isOn(field, page) && isShownFor(field, values))
    .flatMap(field => (field.kind === 'mapPoint' ? degreesOf(field) : [field, ...shownInRows(field, page, values, allowsInput)]));
}

function shownInRows(rows: Field, page: Page, values: Plain, allowsInput: AllowsInput): Field[] {
  const fields = rows.fields?.filter(field => allowsInput(field, page));
  if (!fields) return [];
  const isReadOnly = holdsFor(rows.readOnly, page, values);
  const placed = fieldsInRows({ ...rows, fields }, values).map(field => (isReadOnly ? { ...field, readOnly: true as const } : field));
  return shownFields(placed, page, values, allowsInput);
}

/** The latitude and the longitude of a map point, as fields. Where the point may be empty, each is required with the other. */
export const degreesOf = ({ source, readOnly, required }: Field): [latitude: Field, longitude: Field] => {
  const degrees = (index: number, most: number): Field => ({
    source: `${source}.${index}`,
    kind: 'number',
    min: -most,
    max: most,
    required: required ?? { [`${source}.${1 - index}`]: { empty: false } },
    ...(readOnly ? { readOnly } : {}),
  });
  return [degrees(0, 90), degrees(1, 180)];
};
