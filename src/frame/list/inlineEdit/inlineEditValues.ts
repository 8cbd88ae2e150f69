/** Inline edit: which values a column edits, how a text is read, what a new value changes in the record. Pure. */
import type { Validator } from 'react-admin';
import { type Column, type Field, fieldInRow, holdsFor, isPlain, isShownFor, type Plain, type ShopRecord, valueAt, withValue } from '#define';
import { numberOrText, numeric } from '#frame/format/numbers.ts';
import { rowTitle } from '#frame/format/texts.ts';
import { isSame } from '#frame/record/differences.ts';
import { isSameSent } from '#frame/record/mergeChanges.ts';

export interface EditedValue {
  /** Its path in the record: `stockValue`, `sizes.2.stock`. */
  source: string;
  field: Field;
  /** The i18n key of its label, below `resources.<name>.`. */
  textKey: string;
  /** The title of the inner row that the value is in; undefined for a value of the record itself. */
  rowTitle?: string;
}

const isEditable = (field: Field, record: ShopRecord): boolean =>
  (numeric.has(field.kind) || field.kind === 'text') && !holdsFor(field.readOnly, 'edit', record) && isShownFor(field, record);

/** The values of a record that a column edits: one, or for a column of kind `rows` the values of each inner row. */
export function editedValues(fields: readonly Field[], { source, edit }: Pick<Column, 'source' | 'edit'>, record: ShopRecord): EditedValue[] {
  const editedSource = edit === true ? source : edit;
  const field = fields.find(candidate => candidate.source === editedSource);
  if (!field) return [];
  if (field.kind !== 'rows')
    return isEditable(field, record) ? [{ source: field.source, field, textKey: `${edit === true ? 'fields' : 'edited'}.${field.source}` }] : [];
  const rows: unknown = valueAt(record, field.source);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row, position) =>
    isPlain(row)
      ? (field.fields ?? [])
          .map(inner => ({ inner, placed: fieldInRow(field, position, inner) }))
          .filter(({ placed }) => isEditable(placed, record))
          .map(({ inner, placed }) => ({
            source: placed.source,
            field: inner,
            textKey: `rows.${field.source}.fields.${inner.source}`,
            rowTitle: rowTitle(field, row) || String(position + 1),
          }))
      : [],
  );
}

/** The record, or the row in it, that holds an edited value. */
export const holderOf = (record: ShopRecord, { source, field }: Pick<EditedValue, 'source' | 'field'>): Plain =>
  source === field.source ? record : Object(valueAt(record, source.slice(0, -field.source.length - 1)));

export interface InputError {
  /** An i18n key. */
  key: string;
  args?: Plain;
}

/**
 * Reads a typed text as the value to send, or says why it is invalid. Empty is invalid: a cleared price is most likely a slip.
 * @param holder the record, or the row in it, that gets the value
 */
export function typedValue(
  { kind, source }: Field,
  typed: string,
  checks: readonly Validator[],
  holder: Plain = {},
): { value: unknown } | { error: InputError } {
  const text = typed.trim();
  if (!text) return { error: { key: 'ra.validation.required' } };
  const value = numeric.has(kind) ? numberOrText(text, kind) : text;
  for (const check of checks) {
    const error: unknown = check(value, withValue(holder, source, value), {});
    if (typeof error === 'string') return { error: { key: error } };
    if (isPlain(error) && typeof error.message === 'string')
      return { error: { key: error.message, args: isPlain(error.args) ? error.args : undefined } };
  }
  return { value };
}

/**
 * Whether `source` still means the same value in both versions of a record. Always true outside inner rows; inside, the inner rows must
 * have the same titles in the same order.
 */
export function hasSameRowTitles(fields: readonly Field[], source: string, shown: ShopRecord, stored: ShopRecord): boolean {
  const rows = fields.find(field => field.kind === 'rows' && source.startsWith(`${field.source}.`));
  if (!rows) return true;
  const titlesIn = (record: ShopRecord) => {
    const all: unknown = valueAt(record, rows.source);
    return Array.isArray(all) ? all.map(row => rowTitle(rows, row)) : [];
  };
  return isSame(titlesIn(shown), titlesIn(stored));
}

/**
 * Whether saving `value` would overwrite the change of somebody else: the server's value (`stored`) is neither the one in the list's row
 * (`shown`) nor the new one. False if the row lacks the value: then it does not show whether anybody changed it.
 */
export function isOverwritten(
  fields: readonly Field[],
  source: string,
  { shown, stored, value }: { shown: ShopRecord; stored: ShopRecord; value: unknown },
): boolean {
  const field = fields.find(candidate => source === candidate.source || source.startsWith(`${candidate.source}.`));
  const [before, now] = [valueAt(shown, source), valueAt(stored, source)];
  if (!field || before === undefined) return false;
  // A value of an inner row is a number or a text.
  const compared: Field = field.source === source ? field : { source, kind: typeof value === 'number' ? 'number' : 'text' };
  return !isSameSent(compared, before, now) && !isSameSent(compared, now, value);
}

/** The list's row with the server's values, for the fields that the row has. */
export const withStoredValues = (fields: readonly Field[], row: ShopRecord, stored: ShopRecord): ShopRecord =>
  fields
    .filter(field => valueAt(row, field.source) !== undefined && !isSameSent(field, valueAt(row, field.source), valueAt(stored, field.source)))
    .reduce((result, { source }) => withValue(result, source, valueAt(stored, source)), row);
