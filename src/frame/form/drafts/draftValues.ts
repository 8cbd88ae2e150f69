/** What is kept of a form where others may find it. Pure. */
import { type Field, isPlain, type Plain, valueAt } from '#define';
import { isWithin } from '#frame/record/changedFields.ts';
import { withValue } from '#frame/record/recordRows.ts';

/** What was changed in a form, by dotted path, and what stood there when it was. */
export interface Typed {
  changes: Plain;
  was: Plain;
}

const touches = (one: string, other: string): boolean => one === other || isWithin(one, other) || isWithin(other, one);

/** The fields that a path is about. */
export const fieldsAt = (fields: readonly Field[], path: string): Field[] => fields.filter(({ source }) => touches(source, path));

/** A record without its secrets, those in rows neither. */
function withoutSecrets<R extends Plain>(fields: readonly Field[], record: R): R {
  return fields.reduce<R>((left, { source, kind, fields: inner }) => {
    const value = valueAt(left, source);
    if (value === undefined) return left;
    if (kind === 'secret') return withValue(left, source, undefined);
    return inner && Array.isArray(value)
      ? withValue(
          left,
          source,
          value.map(row => (isPlain(row) ? withoutSecrets(inner, row) : row)),
        )
      : left;
  }, record);
}

/** The changes that may be kept where others may find them: no secrets. Nothing where only what is of the form alone was changed. */
export function draftValues(fields: readonly Field[], { changes, was }: Typed): Typed | undefined {
  const bare = (path: string, value: unknown) => valueAt(withoutSecrets(fields, withValue<Plain>({}, path, value)), path);
  const isSecret = (path: string) => [changes, was].some(side => side[path] !== undefined && bare(path, side[path]) === undefined);
  const isOfForm = (path: string) => fieldsAt(fields, path).some(({ source, unsent }) => unsent && !isWithin(source, path));
  const paths = Object.keys(changes).filter(path => !isSecret(path));
  if (paths.every(isOfForm)) return undefined;
  const all = (side: Plain) => Object.fromEntries(paths.map(path => [path, bare(path, side[path])]));
  return { changes: all(changes), was: all(was) };
}
