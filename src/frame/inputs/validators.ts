import { maxValue, minValue, required, type Validator } from 'react-admin';
import type { Field, Plain } from '#define';
import { formats } from '#frame/format/formats.ts';
import { numeric, parseNumber } from '#frame/format/numbers.ts';
import { isDay } from '#frame/format/typedDays.ts';

/** react-admin's `required`, but a text of blanks counts as empty. */
function requiredText(message: string | undefined): Validator {
  const check = required(message);
  return (value, values) => check(typeof value === 'string' ? value.trim() : value, values);
}

function rowCount({ min = 0, max = Number.POSITIVE_INFINITY }: Field): Validator[] {
  const count = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  return [
    value => (count(value) < min ? { message: 'app.inputs.leastRows', args: { smart_count: min } } : undefined),
    value => (count(value) > max ? { message: 'app.inputs.mostRows', args: { smart_count: max } } : undefined),
  ];
}

/** Skips a validator for lists and objects, because comparing them may throw. Only a server sends such values. */
const skipObjects =
  (validate: Validator): Validator =>
  (value, values, props) =>
    typeof value === 'object' ? undefined : validate(value, values, props);

/** Validates the value of a number input, which is a text if the typed text is no number. */
const isNumber =
  ({ kind }: Field): Validator =>
  value => {
    if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'app.inputs.number';
    const parsed = typeof value === 'string' ? parseNumber(value, kind) : undefined;
    return parsed && 'error' in parsed ? parsed.error : undefined;
  };

/** Validates the value of a day's input, which is the typed text if that is no day. */
const isTypedDay: Validator = value =>
  typeof value !== 'string' || !value || isDay(value) ? undefined : { message: 'app.inputs.day', args: { format: formats.day } };

/** Whether a value is the stored one, given all values of the form. */
type IsUnchanged = (value: unknown, values: Plain) => boolean;

/**
 * The validators of a field: required, number, minimum, maximum, number of rows. For a value that staff have not changed, only `required`
 * is checked; with `required: 'changed'`, nothing is.
 * @param isRequired whether the field is required @param message the text of its error
 */
export function validatorsOf(field: Field, isRequired: boolean, message: string | undefined, isUnchanged: IsUnchanged = () => false): Validator[] {
  const onlyChanged =
    (check: Validator): Validator =>
    (value, values, props) => {
      const error = check(value, values, props);
      // Last, because it compares rows.
      return error && !isUnchanged(value, values) ? error : undefined;
    };
  const checks: Validator[] = [];
  if (numeric.has(field.kind)) {
    checks.push(isNumber(field));
    if (field.min !== undefined) checks.push(skipObjects(minValue(field.min, 'app.inputs.least')));
    if (field.max !== undefined) checks.push(skipObjects(maxValue(field.max, 'app.inputs.most')));
  }
  if (field.kind === 'date') checks.push(isTypedDay);
  if (field.kind === 'rows') checks.push(...rowCount(field));
  const presence = isRequired ? [requiredText(message)] : [];
  return field.required === 'changed' ? [...presence, ...checks].map(onlyChanged) : [...presence, ...checks.map(onlyChanged)];
}

/** An error in react-admin's format: its inputs translate it when they show it. */
const toFormError = (error: unknown): string => `@@react-admin@@${JSON.stringify(error)}`;

/** The first error of a value, as an error of the form; `undefined` if it is valid. */
export function firstErrorOf(checks: readonly Validator[], value: unknown, values: Plain): string | undefined {
  for (const check of checks) {
    const error: unknown = check(value, values, {});
    if (error) return toFormError(error);
  }
  return undefined;
}
