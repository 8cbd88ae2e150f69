/** A draft, and the changes that it offers to restore. Pure. */
import { idOf } from '#dataProvider/wire.ts';
import { type Field, isPlain, type Plain, type ShopRecord, textId, valueAt } from '#define';
import { enteredFields, isSameSent } from '#frame/record/mergeChanges.ts';
import { withValue } from '#frame/record/recordRows.ts';
import { fieldsAt, type Typed } from './draftValues';

/** The unsaved changes of a form, as stored on the device. */
export interface Draft extends Typed {
  id: string;
  /** Resource and record id, such as `products/42`, or `products/new`. */
  form: string;
  /** When it was last written, as a timestamp. */
  at: number;
  /** The kind of each field when the draft was written: a newer version of the app may declare another one. */
  kinds: Record<string, string>;
}

declare module '#frame/storage/database.ts' {
  interface Stores {
    drafts: Draft;
  }
}

export const kindsOf = (fields: readonly Field[], paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(paths.flatMap(path => fieldsAt(fields, path).map(({ source, kind }) => [source, kind])));

/** Adds to each row of a draft the secrets that the form has in the row with the same id. */
function withSecrets(fields: readonly Field[], rows: unknown, now: unknown): unknown {
  if (!Array.isArray(rows) || !Array.isArray(now)) return rows;
  return rows.map(row => {
    const id = isPlain(row) ? textId(idOf(row)) : undefined;
    const same = id && now.find(other => isPlain(other) && textId(idOf(other)) === id);
    if (!isPlain(row) || !isPlain(same)) return row;
    return fields.reduce<Plain>((whole, { source, kind, fields: inner }) => {
      const current = valueAt(same, source);
      if (kind === 'secret' && current !== undefined) return withValue(whole, source, current);
      return inner ? withValue(whole, source, withSecrets(inner, valueAt(whole, source), current)) : whole;
    }, row);
  });
}

/** The changes that restoring a draft would make in a form. */
export interface OfferedDraft extends Typed {
  /** The fields that differ, without those that are derived from them. */
  differing: Field[];
  /** The sources of those that were saved with another value since the draft was written. */
  changedSince: ReadonlySet<string>;
  /** The record as the form has it. */
  now: ShopRecord;
  /** The same with the changes of the draft. */
  mine: ShopRecord;
}

/**
 * The changes that a draft would make in a form with the values `now`. `undefined` if nothing differs any more, or if its fields
 * are no longer declared.
 */
export function offerOf(fields: readonly Field[], draft: Draft, now: ShopRecord): OfferedDraft | undefined {
  const fits = (path: string) => {
    const concerned = fieldsAt(fields, path);
    return concerned.length > 0 && concerned.every(({ source, kind }) => kind !== 'secret' && (draft.kinds[source] ?? kind) === kind);
  };
  const paths = Object.keys(draft.changes).filter(fits);
  const draftValue = (path: string) => {
    const inner = fields.find(({ source }) => source === path)?.fields;
    return inner ? withSecrets(inner, draft.changes[path], valueAt(now, path)) : draft.changes[path];
  };
  const changes = Object.fromEntries(paths.map(path => [path, draftValue(path)]));
  const mine = Object.entries(changes).reduce<ShopRecord>((record, [path, value]) => withValue(record, path, value), now);
  const differing = enteredFields(fields, fields, now, mine);
  if (!differing.length) return undefined;
  const was = Object.fromEntries(paths.map(path => [path, draft.was[path]]));
  const base = Object.entries(was).reduce<ShopRecord>((record, [path, value]) => withValue(record, path, value), now);
  const changed = differing.filter(field => !isSameSent(field, valueAt(base, field.source), valueAt(now, field.source)));
  return { changes, was, differing, changedSince: new Set(changed.map(({ source }) => source)), now, mine };
}
