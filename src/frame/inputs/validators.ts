/** The validators of inputs: by the kind of a field and its limits, and by the checks that it declares. Pure. */
import { maxValue, minValue, required, type Validator } from 'react-admin';
import { type Check, type Complaint, checksOf, complaintOf, type Field, type Plain, valueAt } from '#define';
import { formats } from '#frame/format/formats.ts';
import { numeric, parseNumber } from '#frame/format/numbers.ts';
import { isDay } from '#frame/format/typedDays.ts';
import type { AnswerTo } from './inputsContext';

/** react-admin's `required`, but a text of blanks counts as empty. */
function notBlank(message: string | undefined): Validator {
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
export function validatorsOf(field: Field, isRequired = false, message?: string, isUnchanged: IsUnchanged = () => false): Validator[] {
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
  const presence = isRequired ? [notBlank(message)] : [];
  return field.required === 'changed' ? [...presence, ...checks].map(onlyChanged) : [...presence, ...checks.map(onlyChanged)];
}

/** The values that a check of a field gets: those of the form, in a row those of the row. */
export const checkedRecord = ({ row }: Field, values: Plain): Plain => Object(row === undefined ? values : valueAt(values, row));

/** What is wrong, as an error of react-admin's. A text of the declaration is the key of a text, or else the text itself. */
function errorOf({ text, test, bound }: Complaint, resource: string): { message: string; args: Plain } {
  if (text !== undefined) return { message: `resources.${resource}.errors.${text}`, args: { _: text } };
  if (test === 'minLength' || test === 'maxLength') return { message: `ra.validation.${test}`, args: { min: bound, max: bound } };
  return { message: 'app.inputs.pattern', args: {} };
}

interface Stored {
  isUnchanged: IsUnchanged;
  /** The record when the form was opened. */
  values: () => Plain;
}

const isWrongIn = (field: Field, check: Check, values: Plain) =>
  complaintOf(check, valueAt(values, field.source), checkedRecord(field, values)) !== undefined;

const noAnswer: AnswerTo = () => undefined;

/** The validators of the checks that a field declares, without its warnings. What was wrong when the form was opened may stay as it was. */
export const checkValidatorsOf = (field: Field, resource: string, stored?: Stored, answerTo = noAnswer): Validator[] =>
  checksOf(field)
    .filter(({ warning }) => !warning)
    .map(check => (value, values) => {
      const complaint = complaintOf(check, value, checkedRecord(field, values), answerTo(check, value));
      if (!complaint) return undefined;
      const mayStay = stored?.isUnchanged(value, values) && (field.row !== undefined || isWrongIn(field, check, stored.values()));
      return mayStay ? undefined : errorOf(complaint, resource);
    });

/** The first warning about the value of a field; `undefined` if there is none. */
export function warningOf(field: Field, resource: string, values: Plain, answerTo = noAnswer): ReturnType<typeof errorOf> | undefined {
  const value = valueAt(values, field.source);
  const warnings = checksOf(field).filter(({ warning }) => warning);
  const complaints = warnings.flatMap(check => complaintOf(check, value, checkedRecord(field, values), answerTo(check, value)) ?? []);
  return complaints[0] && errorOf(complaints[0], resource);
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
