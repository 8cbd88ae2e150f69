import { isPlain, type Plain } from '#define';

/** Whether an object is compared key by key. An object with an id is a reference and is compared as a whole. */
const isPart = (value: unknown): value is Plain => isPlain(value) && !('_id' in value || 'id' in value);

/** Whether an input with this value is empty. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Whether two form values are equal, compared deeply. All empty values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isEmpty(one) && isEmpty(other))) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, position) => isSame(value, other[position]));
  if (!isPlain(one) || !isPlain(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(key => isSame(one[key], other[key]));
}

interface Rebased<T> {
  values: T;
  base: T;
}

/**
 * Moves the values of a form to a newer record: values that differ from `base` stay, all others are taken from `fresh`. The new
 * base is `fresh`, so that only the changes of staff differ from it. Objects are merged key by key; a list is one value.
 * @param keepsBase whether the values that stay keep their base, too
 */
export function rebase(values: Plain, base: Plain, fresh: Plain, keepsBase = false): Rebased<Plain> {
  const keys = [...new Set([...Object.keys(values), ...Object.keys(base), ...Object.keys(fresh)])];
  const rebased = keys.map(key => [key, rebaseValue(values[key], base[key], fresh[key], keepsBase)] as const);
  return {
    values: Object.fromEntries(rebased.map(([key, value]) => [key, value.values])),
    base: Object.fromEntries(rebased.map(([key, value]) => [key, value.base])),
  };
}

function rebaseValue(value: unknown, base: unknown, fresh: unknown, keepsBase: boolean): Rebased<unknown> {
  if (isPart(value) && isPart(base) && isPart(fresh)) return rebase(value, base, fresh, keepsBase);
  const taken = isSame(value, fresh) ? value : fresh;
  if (isSame(value, base)) return { values: taken, base: taken };
  return { values: value, base: keepsBase && taken !== value ? base : fresh };
}

/**
 * The values of `after` that differ from `before`, as paths and values: `['company.name', 'Tiny']`. They can be applied to a newer
 * version of the record. A list is one value, and so is a reference.
 */
export function differences(before: Plain, after: Plain, path = ''): [path: string, value: unknown][] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): [string, unknown][] => {
    const [source, was, is] = [`${path}${key}`, before[key], after[key]];
    if (isSame(was, is)) return [];
    return isPart(was) && isPart(is) ? differences(was, is, `${source}.`) : [[source, is]];
  });
}

/** Whether a source is within another, as `shop.shopName` is within `shop`. */
export const isWithin = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`);

/** Whether two sources are equal, or one is within the other. */
export const overlaps = (one: string, other: string): boolean => one === other || isWithin(one, other) || isWithin(other, one);
