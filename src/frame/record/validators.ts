import { maxValue, minValue, required, type Validator } from 'react-admin';
import type { Field, Plain } from '#define';
import { numeric, parseNumber } from '#frame/format/numbers.ts';

/** As react-admin's `required`, but blanks alone are nothing. */
function filled(message: string | undefined): Validator {
  const check = required(message);
  const isFilled = (value: unknown, values: unknown) => check(typeof value === 'string' ? value.trim() : value, values);
  return Object.assign(isFilled, { isRequired: true });
}

/** How many rows there may be. */
function rowsChecks({ least = 0, most = Number.POSITIVE_INFINITY }: Field): Validator[] {
  const count = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  return [
    value => (count(value) < least ? { message: 'app.inputs.leastRows', args: { smart_count: least } } : undefined),
    value => (count(value) > most ? { message: 'app.inputs.mostRows', args: { smart_count: most } } : undefined),
  ];
}

/** A check that compares: of a list or an object, which only a server puts there, it says nothing, as comparing one may throw. */
const comparing =
  (check: Validator): Validator =>
  (value, values, props) =>
    typeof value === 'object' ? undefined : check(value, values, props);

/** What is wrong with the value of a number's input, which holds a text where what was typed is no number. */
const isNumber =
  ({ kind }: Field): Validator =>
  value => {
    if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'app.inputs.number';
    const read = typeof value === 'string' ? parseNumber(value, kind) : undefined;
    return read && 'mistake' in read ? read.mistake : undefined;
  };

/** Whether a value of a form with those values is the stored one, which staff left alone. */
export type IsLeftAlone = (value: unknown, values: Plain) => boolean;

/**
 * The checks of a field: filled, a number, not too small. A stored value that staff left alone is measured by `required` alone, unless that
 * says `'changed'`.
 * @param isRequired whether it must be filled. @param message what is said where it is not
 */
export function validatorsOf(field: Field, isRequired: boolean, message: string | undefined, isLeftAlone: IsLeftAlone = () => false): Validator[] {
  const ofChanges = (check: Validator): Validator =>
    Object.assign((value: unknown, values: Plain, props: object) => (isLeftAlone(value, values) ? undefined : check(value, values, props)), check);
  const checks: Validator[] = [];
  if (numeric.has(field.kind)) checks.push(isNumber(field));
  if (field.min !== undefined) checks.push(comparing(minValue(field.min, 'app.inputs.least')));
  if (field.max !== undefined) checks.push(comparing(maxValue(field.max, 'app.inputs.most')));
  if (field.kind === 'rows') checks.push(...rowsChecks(field));
  const isFilled = isRequired ? [filled(message)] : [];
  return field.required === 'changed' ? [...isFilled, ...checks].map(ofChanges) : [...isFilled, ...checks.map(ofChanges)];
}

/** A mistake as react-admin's inputs hold it: they translate what is said when they show it. */
const marked = (mistake: unknown): string => `@@react-admin@@${JSON.stringify(mistake)}`;

/** The first mistake of a value as an error of the form, `undefined` where there is none. */
export function firstErrorOf(checks: readonly Validator[], value: unknown, values: Plain): string | undefined {
  for (const check of checks) {
    const mistake: unknown = check(value, values, {});
    if (mistake) return marked(mistake);
  }
  return undefined;
}
