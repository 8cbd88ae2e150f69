/** Merges the changes that two people made in one record. Pure. */
import { partition } from 'es-toolkit/array';
import { idOf, imagesIn, toWire } from '#dataProvider/wire.ts';
import { type Field, holdsFor, isPlain, type Plain, type ShopRecord, valueAt, withValue } from '#define';
import { rowTitle } from '#frame/format/texts.ts';
import { isBlank } from './changedFields';
import { withTyped } from './derivedValues';
import { isSame, isWithin, overlaps, rebase } from './differences';
import { fieldsInRows } from './recordRows';

/** Three versions of one record, each as form values. */
interface Sides {
  /** The record that the form was opened with. */
  base: ShopRecord;
  /** The values of the form. */
  mine: ShopRecord;
  /** The record that the server has now. */
  theirs: ShopRecord;
}

/** Whose value is saved. */
export type MergeChoice = 'mine' | 'theirs';

/** The choice for each field in conflict, by source. */
export type MergeChoices = Readonly<Record<string, MergeChoice>>;

export interface Merge {
  /** Fields that both changed to different values. */
  conflicts: Field[];
  /** Fields that only others changed. */
  onlyTheirs: Field[];
  /** Gives the record with the changes of both. A conflict without a choice is resolved to mine. */
  resolve: (choices?: MergeChoices) => ShopRecord;
}

const startsWithDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);

/** A value as it would be sent, for comparison: a reference as its id, whether or not the whole record is there, and a stored image as its id. */
function asSent(field: Field, value: unknown): unknown {
  const { kind, fields } = field;
  if (kind === 'images') return imagesIn(value).map(image => idOf(image) ?? image.url);
  if (kind === 'rows' && fields && Array.isArray(value))
    return value.map(row =>
      isPlain(row) ? fields.reduce<Plain>((sent, inner) => withValue(sent, inner.source, asSent(inner, valueAt(row, inner.source))), row) : row,
    );
  const { unsent: _unsent, ...sentField } = field;
  const sent = toWire([{ ...sentField, source: 'value' }], { value }).value;
  // A reference without an id is not sent, so it is compared as it is.
  return sent === undefined ? value : startsWithDay(sent) && kind === 'date' ? sent.slice(0, 10) : sent;
}

/** Whether the server would see two values of a field as the same. */
export function isSameSent(field: Field, one: unknown, other: unknown): boolean {
  if (isSame(one, other) || (isBlank(one) && isBlank(other))) return true;
  return isSame(asSent(field, one), asSent(field, other));
}

const differs = (field: Field, one: Plain, other: Plain): boolean => !isSameSent(field, valueAt(one, field.source), valueAt(other, field.source));

/** The keys of rows: their ids, or else their titles. `undefined` if they are not unique. */
function rowKeys(field: Field, record: Plain): string[] | undefined {
  const rows = valueAt(record, field.source);
  if (!Array.isArray(rows) || !rows.every(isPlain)) return undefined;
  const keys = rows.map(row => String(idOf(row) ?? rowTitle(field, row)));
  return keys.every(Boolean) && new Set(keys).size === keys.length ? keys : undefined;
}

/** Whether a field has the same rows on all sides, so that each value in them can be merged by itself. */
function hasSameRows(field: Field, { base, mine, theirs }: Sides): boolean {
  const keys = rowKeys(field, base);
  return keys !== undefined && isSame(keys, rowKeys(field, mine)) && isSame(keys, rowKeys(field, theirs));
}

/** The fields to compare. Rows that both changed are replaced by the fields of each row, if all sides have the same rows. */
function comparedFields(fields: readonly Field[], sides: Sides): Field[] {
  const { base, mine, theirs } = sides;
  return fields.flatMap(field => {
    if (field.kind !== 'rows' || !field.fields || !hasSameRows(field, sides)) return [field];
    if (!differs(field, base, mine) || !differs(field, base, theirs)) return [field];
    return fieldsInRows(field, base);
  });
}

/** Sets a value and recomputes the values derived from it, except those within the value itself. */
const withChange = (fields: readonly Field[], record: ShopRecord, { source }: Field, value: unknown): ShopRecord =>
  withValue(withTyped(fields, record, source, value, record), source, value);

/**
 * The fields that somebody has edited: those that differ, except derived ones that follow from the others.
 * @param fields the declared fields @param compared the fields to compare, which may be in rows
 */
export function editedFields(fields: readonly Field[], compared: readonly Field[], base: ShopRecord, now: ShopRecord): Field[] {
  const changed = compared.filter(field => field.unsent !== true && differs(field, base, now));
  const outermost = changed.filter(field => !changed.some(({ source }) => isWithin(field.source, source)));
  const typed = outermost.filter(({ derive }) => !derive);
  let replayed = typed.reduce((record, field) => withChange(fields, record, field, valueAt(now, field.source)), base);
  for (const field of outermost) {
    if (!field.derive || holdsFor(field.readOnly, 'edit', now) || !differs(field, replayed, now)) continue;
    replayed = withChange(fields, replayed, field, valueAt(now, field.source));
    typed.push(field);
  }
  return typed;
}

/**
 * One record with the changes of both sides. If theirs affect derived values, those start as theirs and are recomputed by
 * applying my changes again.
 * @param applied the fields whose values are mine @param dropped the fields that I changed, but whose values are theirs
 */
function mergedRecord(
  fields: readonly Field[],
  compared: readonly Field[],
  sides: Sides,
  applied: readonly Field[],
  dropped: readonly Field[],
): ShopRecord {
  const { base, mine, theirs } = sides;
  const derived = compared.filter(({ derive, unsent }) => derive && unsent !== true);
  const affectsDerived = (field: Field) =>
    derived.some(({ source, derive }) => source === field.source || derive?.from.some(from => overlaps(from, field.source)));
  const isRecomputed = compared.some(field => differs(field, base, theirs) && affectsDerived(field));
  const inRows = compared.filter(({ row }) => row !== undefined);
  const takeTheirs = (record: ShopRecord, { source }: Field) => withValue(record, source, valueAt(theirs, source));
  const theirRows = fields.filter(({ source }) => inRows.some(field => isWithin(field.source, source)));
  const changedByThem = compared.filter(field => !differs(field, base, mine) && differs(field, base, theirs));
  // Set to their value first and then to mine, so that my change recomputes the derived values.
  const again = applied.filter(field => field.row !== undefined || (isRecomputed && affectsDerived(field)));
  const start = [...theirRows, ...changedByThem, ...dropped, ...again, ...(isRecomputed ? derived : [])].reduce(takeTheirs, {
    ...rebase(mine, base, theirs).values,
    id: mine.id,
  });
  return again.reduce((record, field) => withChange(fields, record, field, valueAt(mine, field.source)), start);
}

/**
 * Compares the changes that two people made in a record. A field that only one of them changed gets that value; a field that both
 * changed to different values is a conflict. Derived values are never conflicts: they are recomputed from what was chosen.
 * @param isRow whether the form was opened with a row of a list, which may lack fields of the record
 */
export function mergeChanges(fields: readonly Field[], sides: Sides, isRow = false): Merge {
  const { base, mine, theirs } = sides;
  const compared = comparedFields(fields, sides);
  const isKnown = ({ source }: Field) => !isRow || valueAt(base, source) !== undefined;
  const myChanges = editedFields(fields, compared, base, mine);
  const theirChanges = editedFields(fields, compared, base, theirs);
  const conflicts = myChanges.filter(field => theirChanges.some(({ source }) => overlaps(source, field.source)) && differs(field, mine, theirs));
  const onlyTheirs = theirChanges.filter(field => isKnown(field) && !myChanges.some(({ source }) => overlaps(source, field.source)));
  return {
    conflicts,
    onlyTheirs,
    resolve: (choices = {}) => {
      const isDropped = ({ source }: Field) => conflicts.some(conflict => conflict.source === source) && choices[source] === 'theirs';
      const [dropped, applied] = partition(myChanges, isDropped);
      return mergedRecord(fields, compared, sides, applied, dropped);
    },
  };
}
