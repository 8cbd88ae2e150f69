/** The unsaved changes of a form that may be stored. Pure. */
import { type Field, isPlain, type Plain, valueAt } from '#define';
import { isWithin, overlaps } from '#frame/record/differences.ts';
import { withValue } from '#frame/record/recordRows.ts';

/** The unsaved values of a form by dotted path (`changes`), and the stored values that they replace (`was`). */
export interface Typed {
  changes: Plain;
  was: Plain;
}

/** The field at a path, the fields within it, and those that contain it. */
export const fieldsAt = (fields: readonly Field[], path: string): Field[] => fields.filter(({ source }) => overlaps(source, path));

/** A record without its secrets, including those in rows. */
function withoutSecrets<R extends Plain>(fields: readonly Field[], record: R): R {
  return fields.reduce<R>((rest, { source, kind, fields: inner }) => {
    const value = valueAt(rest, source);
    if (value === undefined) return rest;
    if (kind === 'secret') return withValue(rest, source, undefined);
    return inner && Array.isArray(value)
      ? withValue(
          rest,
          source,
          value.map(row => (isPlain(row) ? withoutSecrets(inner, row) : row)),
        )
      : rest;
  }, record);
}

/** The changes without secrets, because others may use the device. `undefined` if only fields were changed that are never sent. */
export function draftValues(fields: readonly Field[], { changes, was }: Typed): Typed | undefined {
  const withoutSecret = (path: string, value: unknown) => valueAt(withoutSecrets(fields, withValue<Plain>({}, path, value)), path);
  const isSecret = (path: string) => [changes, was].some(side => side[path] !== undefined && withoutSecret(path, side[path]) === undefined);
  const isUnsent = (path: string) => fieldsAt(fields, path).some(({ source, unsent }) => unsent && !isWithin(source, path));
  const paths = Object.keys(changes).filter(path => !isSecret(path));
  if (paths.every(isUnsent)) return undefined;
  const stored = (side: Plain) => Object.fromEntries(paths.map(path => [path, withoutSecret(path, side[path])]));
  return { changes: stored(changes), was: stored(was) };
}
