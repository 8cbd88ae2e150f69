/** The checks that a field declares (`validate`), as validators of its input. Pure. */
import type { Validator } from 'react-admin';
import { type Check, type Complaint, checksOf, complaintOf, type Field, type Plain, valueAt } from '#define';
import type { AnswerTo } from './formContext';

/** The values that a check of a field gets: those of the form, in a row those of the row. */
export const checkedRecord = ({ row }: Field, values: Plain): Plain => Object(row === undefined ? values : valueAt(values, row));

/** What is wrong, as an error of react-admin's. A text of the declaration is the key of a text, or else the text itself. */
function errorOf({ text, test, bound }: Complaint, resource: string): { message: string; args: Plain } {
  if (text !== undefined) return { message: `resources.${resource}.errors.${text}`, args: { _: text } };
  if (test === 'minLength' || test === 'maxLength') return { message: `ra.validation.${test}`, args: { min: bound, max: bound } };
  return { message: 'app.inputs.pattern', args: {} };
}

interface Stored {
  /** Whether a value is the stored one. */
  isUnchanged: (value: unknown, values: Plain) => boolean;
  /** The record when the form was opened. */
  values: () => Plain;
}

const isWrongIn = (field: Field, check: Check, values: Plain) =>
  complaintOf(check, valueAt(values, field.source), checkedRecord(field, values)) !== undefined;

const noAnswer: AnswerTo = () => undefined;

/** The validators of a field's errors. What was wrong when the form was opened may stay as it was. */
export const validationsOf = (field: Field, resource: string, stored?: Stored, answerTo = noAnswer): Validator[] =>
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
