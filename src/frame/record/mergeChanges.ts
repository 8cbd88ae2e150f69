/** Two people, one record: what of both goes into it. Pure. */
import { idOf, imagesIn, toWire } from '#dataProvider/wire.ts';
import { type Field, fieldInRow, holdsFor, isPlain, type Plain, type ShopRecord, valueAt } from '#define';
import { isBlank, isWithin } from './changedFields';
import { changesAfter } from './derivedValues';
import { isSame, rebase } from './differences';
import { withValue } from './recordRows';

/** One record three times, each as a form holds it. */
interface Sides {
  /** As the form was opened. */
  base: ShopRecord;
  /** As it is in the form. */
  mine: ShopRecord;
  /** As the server holds it now. */
  theirs: ShopRecord;
}

/** Whose value is to stand. */
export type MergeChoice = 'mine' | 'theirs';

/** What was changed by whom. */
export interface Conflict {
  /** Those that both changed, each otherwise. */
  conflicts: Field[];
  /** Those that only others changed. */
  taken: Field[];
  /** The record with what both changed, each conflict as it was chosen by its source: with mine where nothing is. */
  merged: (chosen?: Readonly<Record<string, MergeChoice>>) => ShopRecord;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);

/** A value as it would be sent, so that a reference is the same whole or as its id; an image that the server holds is its id. */
function asSent(field: Field, value: unknown): unknown {
  const { kind, fields } = field;
  if (kind === 'images') return imagesIn(value).map(image => idOf(image) ?? image.url);
  if (kind === 'rows' && fields && Array.isArray(value))
    return value.map(row =>
      isPlain(row) ? fields.reduce<Plain>((sent, inner) => withValue(sent, inner.source, asSent(inner, valueAt(row, inner.source))), row) : row,
    );
  const { unsent: _ofForm, ...sentField } = field;
  const sent = toWire([{ ...sentField, source: 'value' }], { value }).value;
  // A reference that came without an id is not sent.
  return sent === undefined ? value : isDay(sent) && kind === 'date' ? sent.slice(0, 10) : sent;
}

/** Whether two values of a field are the same to the server. */
export function isSameSent(field: Field, one: unknown, other: unknown): boolean {
  if (isSame(one, other) || (isBlank(one) && isBlank(other))) return true;
  return isSame(asSent(field, one), asSent(field, other));
}

const differs = (field: Field, one: Plain, other: Plain): boolean => !isSameSent(field, valueAt(one, field.source), valueAt(other, field.source));

const rowsAt = ({ source }: Field, record: Plain): unknown => valueAt(record, source);

/** What tells rows apart: their ids, else what they are called; `undefined` where two may be taken for each other. */
function namesOfRows(field: Field, record: Plain): string[] | undefined {
  const rows = rowsAt(field, record);
  if (!Array.isArray(rows) || !rows.every(isPlain)) return undefined;
  const names = rows.map(row => String(idOf(row) ?? field.title?.(row) ?? ''));
  return names.every(Boolean) && new Set(names).size === names.length ? names : undefined;
}

/** Whether the rows of a field are the same ones on all sides, so that each value in them is one of its own. */
function areSameRows(field: Field, { base, mine, theirs }: Sides): boolean {
  const names = namesOfRows(field, base);
  return names !== undefined && isSame(names, namesOfRows(field, mine)) && isSame(names, namesOfRows(field, theirs));
}

/** The values that are compared: the fields, of rows that both have changed and that are the same ones on all sides those in each. */
function compared(fields: readonly Field[], sides: Sides): Field[] {
  const { base, mine, theirs } = sides;
  return fields.flatMap(field => {
    const { fields: inner } = field;
    if (field.kind !== 'rows' || !inner || !areSameRows(field, sides)) return [field];
    if (!differs(field, base, mine) || !differs(field, base, theirs)) return [field];
    const rows = rowsAt(field, sides.base);
    return Array.isArray(rows) ? rows.flatMap((_, place) => inner.map(one => fieldInRow(field, place, one))) : [field];
  });
}

/** A record with a value, and with what follows from it; what follows within its own rows is part of the value. */
function withChange(fields: readonly Field[], record: ShopRecord, { source }: Field, value: unknown): ShopRecord {
  const changed = withValue(record, source, value);
  return [...changesAfter(fields, source, changed, record, record)].reduce(
    (held, [follower, made]) => (isWithin(follower, source) ? held : withValue(held, follower, made)),
    changed,
  );
}

/** Of the values that differ, those that somebody has entered: what follows from them is left out. */
export function entered(fields: readonly Field[], all: readonly Field[], base: ShopRecord, now: ShopRecord): Field[] {
  const changed = all.filter(field => field.unsent !== true && differs(field, base, now));
  const own = changed.filter(field => !changed.some(({ source }) => isWithin(field.source, source)));
  const typed = own.filter(({ derive }) => !derive);
  let replayed = typed.reduce((record, field) => withChange(fields, record, field, valueAt(now, field.source)), base);
  for (const field of own) {
    if (!field.derive || holdsFor(field.readOnly, 'edit', now) || !differs(field, replayed, now)) continue;
    replayed = withChange(fields, replayed, field, valueAt(now, field.source));
    typed.push(field);
  }
  return typed;
}

const touches = (one: string, other: string): boolean => one === other || isWithin(one, other) || isWithin(other, one);

/** Both changes in one record. Of what follows others, what others hold is the beginning, and what was entered here is entered again. */
function mergedOf(fields: readonly Field[], all: readonly Field[], sides: Sides, kept: readonly Field[], dropped: readonly Field[]): ShopRecord {
  const { base, mine, theirs } = sides;
  const followers = all.filter(({ derive, unsent }) => derive && unsent !== true);
  const leads = (field: Field) =>
    followers.some(({ source, derive }) => source === field.source || derive?.from.some(from => touches(from, field.source)));
  const isRecomputed = all.some(field => differs(field, base, theirs) && leads(field));
  const inRows = all.filter(({ row }) => row !== undefined);
  const take = (record: ShopRecord, { source }: Field) => withValue(record, source, valueAt(theirs, source));
  const theirRows = fields.filter(({ source }) => inRows.some(field => isWithin(field.source, source)));
  const fromThem = all.filter(field => !differs(field, base, mine) && differs(field, base, theirs));
  // What is entered again changes what stands there, so that what follows from it does.
  const again = kept.filter(field => field.row !== undefined || (isRecomputed && leads(field)));
  const begun = [...theirRows, ...fromThem, ...dropped, ...again, ...(isRecomputed ? followers : [])].reduce(take, {
    ...rebase(mine, base, theirs).held,
    id: mine.id,
  });
  return again.reduce((record, field) => withChange(fields, record, field, valueAt(mine, field.source)), begun);
}

/**
 * Compares what two people made of a record. What only one has changed is theirs; where both have changed the same, otherwise, somebody
 * has to choose. What follows from other values is no choice: it follows from what was chosen.
 * @param isRow the form was opened with a row of a list, which may lack what the record has
 */
export function mergeChanges(fields: readonly Field[], sides: Sides, isRow = false): Conflict {
  const { base, mine, theirs } = sides;
  const all = compared(fields, sides);
  const isKnown = ({ source }: Field) => !isRow || valueAt(base, source) !== undefined;
  const ownChanges = entered(fields, all, base, mine);
  const theirChanges = entered(fields, all, base, theirs);
  const conflicts = ownChanges.filter(field => theirChanges.some(({ source }) => touches(source, field.source)) && differs(field, mine, theirs));
  const taken = theirChanges.filter(field => isKnown(field) && !ownChanges.some(({ source }) => touches(source, field.source)));
  return {
    conflicts,
    taken,
    merged: (chosen = {}) => {
      const isDropped = ({ source }: Field) => conflicts.some(conflict => conflict.source === source) && chosen[source] === 'theirs';
      return mergedOf(
        fields,
        all,
        sides,
        ownChanges.filter(field => !isDropped(field)),
        ownChanges.filter(isDropped),
      );
    },
  };
}
