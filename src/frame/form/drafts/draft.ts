/** A draft, and the changes that it offers to restore. Pure. */
import { type Field, type Plain, type ShopRecord, valueAt, withValue } from '#define';
import { editedFields, isSameSent } from '#frame/record/mergeChanges.ts';

/** The unsaved values of a form by dotted path (`changes`), and the stored values that they replace (`was`). */
export interface Typed {
  changes: Plain;
  was: Plain;
}

/** The unsaved changes of a form, as stored on the device. */
export interface Draft extends Typed {
  id: string;
  /** Resource and record id, such as `products/42`, or `products/new`. */
  form: string;
  /** When it was last written, as a timestamp. */
  at: number;
}

declare module '#frame/storage/database.ts' {
  interface Stores {
    drafts: Draft;
  }
}

/**
 * How a draft would change a form with the values `now`; `undefined` if nothing differs any more.
 * @returns `mine`: the record with the changes of the draft. `differing`: its fields that differ, without those derived from them.
 * `changedSince`: the sources of those that were saved with another value since the draft was written.
 */
export function offerOf(fields: readonly Field[], { changes, was }: Typed, now: ShopRecord) {
  const withValues = (values: Plain) =>
    fields.reduce<ShopRecord>((record, { source }) => (source in changes ? withValue(record, source, values[source]) : record), now);
  const [mine, base] = [withValues(changes), withValues(was)];
  const differing = editedFields(fields, fields, now, mine);
  const changed = differing.filter(field => !isSameSent(field, valueAt(base, field.source), valueAt(now, field.source)));
  return differing.length ? { differing, changedSince: new Set(changed.map(({ source }) => source)), mine } : undefined;
}
