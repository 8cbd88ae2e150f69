/** What is edited in a list's rows: which values, what was typed, and what follows from it. Pure. */
import type { Validator } from 'react-admin';
import { type Column, type Field, fieldInRow, holdsFor, isPlain, isShownFor, type Plain, type ShopRecord, valueAt } from '#define';
import { heldNumber, numeric } from '#frame/format/numbers.ts';
import { changesAfter } from '#frame/record/derivedValues.ts';
import { isSameSent } from '#frame/record/mergeChanges.ts';
import { withValue } from '#frame/record/recordRows.ts';

/** A value that can be edited in a row. */
export interface EditedValue {
  /** Where it stands in the record, `stockValue`, `sizes.2.stock`. */
  source: string;
  field: Field;
  /** Key of what it is called, below `resources.<name>.`. */
  textKey: string;
  /** What the row within the record is called, of a value in one. */
  rowTitle?: string;
}

const canBeTyped = (field: Field, record: ShopRecord): boolean =>
  (numeric.has(field.kind) || field.kind === 'text') && !holdsFor(field.readOnly, 'edit', record) && isShownFor(field, record);

/** What of a record a column edits: one value, or those of each of its rows. */
export function editedValues(fields: readonly Field[], { source, edit }: Pick<Column, 'source' | 'edit'>, record: ShopRecord): EditedValue[] {
  const wanted = edit === true ? source : edit;
  const field = fields.find(one => one.source === wanted);
  if (!field) return [];
  if (field.kind !== 'rows')
    return canBeTyped(field, record) ? [{ source: field.source, field, textKey: `${edit === true ? 'fields' : 'edited'}.${field.source}` }] : [];
  const rows: unknown = valueAt(record, field.source);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row, position) =>
    isPlain(row)
      ? (field.fields ?? [])
          .map(inner => ({ inner, placed: fieldInRow(field, position, inner) }))
          .filter(({ placed }) => canBeTyped(placed, record))
          .map(({ inner, placed }) => ({
            source: placed.source,
            field: inner,
            textKey: `rows.${field.source}.fields.${inner.source}`,
            rowTitle: field.title?.(row) ?? String(position + 1),
          }))
      : [],
  );
}

/** What is wrong: a key of the words, with what stands in them. */
export interface InputError {
  key: string;
  args?: Plain;
}

/**
 * What was typed as the value that is sent. A mistake where it is not what the field holds: nothing is one as well, so that no price is lost by
 * a slip.
 */
export function typedValue({ kind }: Field, typed: string, checks: readonly Validator[]): { value: unknown } | { mistake: InputError } {
  const text = typed.trim();
  if (!text) return { mistake: { key: 'ra.validation.required' } };
  const value = numeric.has(kind) ? heldNumber(text, kind) : text;
  for (const check of checks) {
    const said: unknown = check(value, {}, {});
    if (typeof said === 'string') return { mistake: { key: said } };
    if (isPlain(said) && typeof said.message === 'string')
      return { mistake: { key: said.message, ...(isPlain(said.args) ? { args: said.args } : {}) } };
  }
  return { value };
}

/** A record with a typed value, and with all that follows from it, as its form would have it. */
export function withTyped(fields: readonly Field[], held: ShopRecord, source: string, value: unknown): ShopRecord {
  const typed = withValue(held, source, value);
  return [...changesAfter(fields, source, typed, held, held)].reduce((record, [follower, made]) => withValue(record, follower, made), typed);
}

/** Whether what stands around a value is still what it was: of a value in a row of the record, the rows and what names them. */
export function isInPlace(fields: readonly Field[], source: string, shown: ShopRecord, held: ShopRecord): boolean {
  const rows = fields.find(field => field.kind === 'rows' && source.startsWith(`${field.source}.`));
  if (!rows) return true;
  const namesIn = (record: ShopRecord) => {
    const all: unknown = valueAt(record, rows.source);
    return Array.isArray(all) ? all.map(row => (isPlain(row) ? (rows.title?.(row) ?? '') : '')) : [];
  };
  const [before, now] = [namesIn(shown), namesIn(held)];
  return before.length === now.length && before.every((name, at) => name === now[at]);
}

/** Whether somebody else has changed a value since its row was read, to something else than is to be written. A row may not have it. */
export function isOverwritten(
  fields: readonly Field[],
  source: string,
  { shown, held, value }: { shown: ShopRecord; held: ShopRecord; value: unknown },
): boolean {
  const field = fields.find(one => source === one.source || source.startsWith(`${one.source}.`));
  const [before, now] = [valueAt(shown, source), valueAt(held, source)];
  if (!field || before === undefined) return false;
  // What stands in a row of the record is a number or a text.
  const whole: Field = field.source === source ? field : { source, kind: typeof value === 'number' ? 'number' : 'text' };
  return !isSameSent(whole, before, now) && !isSameSent(whole, now, value);
}

/** A row with the values that the server holds now, as far as the row has them. */
export const asHeldNow = (fields: readonly Field[], row: ShopRecord, held: ShopRecord): ShopRecord =>
  fields
    .filter(field => valueAt(row, field.source) !== undefined && !isSameSent(field, valueAt(row, field.source), valueAt(held, field.source)))
    .reduce((now, { source }) => withValue(now, source, valueAt(held, source)), row);
