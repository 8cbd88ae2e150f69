/** What a server that knows the declaration finds wrong with a body: the mock refuses what a form does not send. Pure. */
import { settingsIn } from '#define/conditions.ts';
import { isOnForm, isShownFor } from '#define/fields.ts';
import type { Field } from '#define/fieldTypes.ts';
import { type Plain, recordsIn, valueAt } from '#define/records.ts';
import { type Check, checksOf, complaintOf } from './validation';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the form checks a field. One that the settings may hide is checked only where it was sent. */
const isChecked = (field: Field, body: Plain, record: Plain): boolean =>
  isOnForm(field) && isShownFor(field, record) && (valueAt(body, field.source) !== undefined || !settingsIn(field.when).length);

/**
 * The first value of a body that fails a check of its field, warnings aside: `code: fourDigits`. As in the form, what was stored wrong may
 * stay as it was. `undefined` if there is none.
 * @param record the row as the body makes it @param before the row as it was, undefined on create
 */
export function bodyComplaint(fields: readonly Field[], body: Plain, record: Plain, before?: Plain): string | undefined {
  for (const field of fields.filter(one => isChecked(one, body, record))) {
    const value = valueAt(record, field.source);
    const stored = valueAt(before, field.source);
    const wasWrong = (check: Check) => before !== undefined && isSame(value, stored) && complaintOf(check, stored, before) !== undefined;
    const checks = checksOf(field).filter(({ warning }) => !warning);
    const complaint = checks.filter(check => !wasWrong(check)).flatMap(check => complaintOf(check, value, record) ?? [])[0];
    if (complaint) return `${field.source}: ${complaint.text ?? complaint.test}`;
    const changedRows = recordsIn(value).filter(row => !recordsIn(stored).some(other => isSame(row, other)));
    const inRows = changedRows.flatMap(row => bodyComplaint(field.fields ?? [], row, row) ?? [])[0];
    if (inRows) return inRows;
  }
  return undefined;
}
