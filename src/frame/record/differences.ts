import { isPlain, type Plain } from '#define';

/** A part of a record that is changed value by value; one with an id, as a reference, is another one as a whole. */
const isPart = (value: unknown): value is Plain => isPlain(value) && !('_id' in value || 'id' in value);

/** No value, in any of the ways an input may hold none. */
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Whether two values of a form are the same. Nothing is the same as nothing, however it is written. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isNothing(one) && isNothing(other))) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((value, place) => isSame(value, other[place]));
  if (!isPlain(one) || !isPlain(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(key => isSame(one[key], other[key]));
}

/** A form's values and what they are changes of. */
interface Rebased<T> {
  held: T;
  base: T;
}

/**
 * The values of a form once a newer record is there: what staff have changed since `base` stays as it is held, all else
 * is as in `fresh`. The new base is the fresh record, so that only what staff have changed differs from it.
 * Objects are gone through key by key; a list is one value.
 */
export function rebase(held: Plain, base: Plain, fresh: Plain): Rebased<Plain> {
  const keys = [...new Set([...Object.keys(held), ...Object.keys(base), ...Object.keys(fresh)])];
  const rebased = keys.map(key => [key, rebaseValue(held[key], base[key], fresh[key])] as const);
  return {
    held: Object.fromEntries(rebased.map(([key, value]) => [key, value.held])),
    base: Object.fromEntries(rebased.map(([key, value]) => [key, value.base])),
  };
}

function rebaseValue(held: unknown, base: unknown, fresh: unknown): Rebased<unknown> {
  if (isPart(held) && isPart(base) && isPart(fresh)) return rebase(held, base, fresh);
  if (!isSame(held, base)) return { held, base: fresh };
  const taken = isSame(held, fresh) ? held : fresh;
  return { held: taken, base: taken };
}

/**
 * What is different in `after`, as paths and values, `['company.name', 'Tiny']`, so that it can be put over a record that
 * has changed meanwhile. A list is one value, and so is a reference.
 */
export function differences(before: Plain, after: Plain, path = ''): [path: string, value: unknown][] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): [string, unknown][] => {
    const [own, was, is] = [`${path}${key}`, before[key], after[key]];
    if (isSame(was, is)) return [];
    return isPart(was) && isPart(is) ? differences(was, is, `${own}.`) : [[own, is]];
  });
}
