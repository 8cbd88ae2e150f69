/** What staff may enter in a field, beyond its kind. Forms, inline edit and the mock check it in the same way. Pure. */
import type { Call } from '#define/call.ts';
import { isNothing } from '#define/conditions.ts';
import type { Plain } from '#define/records.ts';

/** One check of a value. */
export interface Validation {
  /**
   * Says what is wrong: the key of a text `resources.<name>.errors.<key>`, or the text itself; `undefined` if nothing is. `record` has the
   * values of the form, in rows those of the row. Also called without a value. Pure: the mock calls it too. `answer` is that of the `call`,
   without which it is empty.
   */
  rule?: (value: unknown, record: Plain, answer: Plain) => string | undefined;
  /**
   * Asked about the value before the rule: `call('GET /crate/code/{value}[?id]')`, with the record's `id` on the edit screen. Forms ask once
   * for each value that staff changed, when they leave the input, at the latest before saving. Without an answer the value passes.
   */
  call?: Call;
  /** The text of the error, as a rule gives it. Default: a text that names the bound. */
  text?: string;
  /** A warning: it is shown, but does not stop saving. */
  warning?: true;
}

/** One check of a text. An empty text passes pattern and lengths. */
export interface TextValidation extends Validation {
  /** Must match somewhere: begin with `^` and end with `$` to match the whole text. */
  pattern?: RegExp;
  /** The smallest number of characters. */
  minLength?: number;
  /** The largest number of characters. */
  maxLength?: number;
}

/** What is wrong with a value: the text of the declaration, else the test that failed with its bound. */
export interface Complaint {
  text?: string | undefined;
  test: 'pattern' | 'minLength' | 'maxLength' | 'rule';
  bound?: number;
}

/** The checks of a field, as a list. */
export const validationsIn = ({ validate }: { validate?: TextValidation | readonly TextValidation[] | undefined }): TextValidation[] =>
  [validate ?? []].flat();

/** What a check finds wrong; `undefined` if nothing is, or while the answer to its call is missing. */
export function complaintOf(check: TextValidation, value: unknown, record: Plain, answer?: Plain): Complaint | undefined {
  const { pattern, minLength, maxLength, rule, text, call } = check;
  if (typeof value === 'string' && !isNothing(value)) {
    const { length } = [...value];
    if (pattern && value.search(pattern) < 0) return { text, test: 'pattern' };
    if (minLength !== undefined && length < minLength) return { text, test: 'minLength', bound: minLength };
    if (maxLength !== undefined && length > maxLength) return { text, test: 'maxLength', bound: maxLength };
  }
  const wrong = call && !answer ? undefined : rule?.(value, record, answer ?? {});
  return wrong === undefined ? undefined : { text: text ?? wrong, test: 'rule' };
}

/** The keys of a check, and of a check of a text. */
export const validationKeys: readonly string[] = ['rule', 'text', 'warning', 'call'];
export const textValidationKeys: readonly string[] = [...validationKeys, 'pattern', 'minLength', 'maxLength'];
