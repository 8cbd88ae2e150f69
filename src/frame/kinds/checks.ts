import { maxValue, minValue, required, type Validator } from 'react-admin';
import type { Field, Kind, Plain } from '../../../resources/define';
import { asNumber } from '../format/money';

const numeric: ReadonlySet<Kind> = new Set(['number', 'integer', 'money', 'percent']);

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

/** The checks of a field: filled, a number, not too small. `isRequired` says whether it must be filled, and `message` what is said where it is not. */
export function checksOf(field: Field, isRequired: boolean, message: string | undefined): Validator[] {
  const checks: Validator[] = [];
  if (isRequired) checks.push(filled(message));
  if (field.min !== undefined) checks.push(comparing(minValue(field.min, 'app.inputs.least')));
  if (field.max !== undefined) checks.push(comparing(maxValue(field.max, 'app.inputs.most')));
  if (field.kind === 'integer') checks.push(value => (value && !Number.isInteger(asNumber(value)) ? 'app.inputs.whole' : undefined));
  if (numeric.has(field.kind)) checks.push(value => (typeof value === 'number' && !Number.isFinite(value) ? 'app.inputs.number' : undefined));
  if (field.kind === 'rows') checks.push(...rowsChecks(field));
  return checks;
}

/** A mistake as react-admin's inputs hold it: they translate what is said when they show it. */
const marked = (mistake: unknown): string => `@@react-admin@@${JSON.stringify(mistake)}`;

/** The first mistake of a value as an error of the form, `undefined` where there is none. */
export function mistakeOf(checks: readonly Validator[], value: unknown, values: Plain): string | undefined {
  for (const check of checks) {
    const mistake: unknown = check(value, values, {});
    if (mistake) return marked(mistake);
  }
  return undefined;
}
