/** What staff may enter in a field, beyond its kind. Forms, inline edit and the mock check it in the same way. Pure. */
import type { Call } from '#define/call.ts';
import { isNothing } from '#define/conditions.ts';
import type { Kind } from '#define/kinds.ts';
import type { Plain } from '#define/records.ts';

type Rule = (value: unknown, record: Plain, answer: Plain) => string | undefined;

/** One check of a value. */
export interface Validation<R = Rule> {
  /**
   * A pattern for a text, or a function. A pattern may have the text of its error beside it: `[/^C\d{4}$/, 'A C and four digits']`; else that
   * is “Wrong format”. An empty text passes a pattern; `^` and `$` make it match the whole text. A function returns what is wrong; `undefined`
   * if nothing is. Both texts are keys `resources.<name>.errors.<key>`, or the text itself. `record` has the values of the form, in rows those
   * of the row. Forms also call the function without a value. Pure: the mock calls it too. `answer` is that of the `call`, without which it is
   * empty; the mock does not ask it.
   */
  rule?: R;
  /**
   * Asked about the value before the rule: `call('GET /crate/code/{value}[?id]')`, with the record's `id` on the edit screen. Forms ask once
   * for each value that staff changed, when they leave the input, at the latest before saving. Without an answer the value passes.
   * The mock answers by the `answers` of its behaviour.
   */
  call?: Call;
  /** A warning: it is shown, but does not stop saving. */
  warning?: true;
}

/** One check of a text. */
export type TextValidation = Validation<Rule | RegExp | readonly [pattern: RegExp, text: string]>;

/** A check as code runs it: one that is declared, or the bounds of a text. */
export interface Check extends TextValidation {
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

/** What is wrong with a value: the text of the declaration, else the test that failed with its bound. */
export interface Complaint {
  text?: string | undefined;
  test: 'pattern' | 'minLength' | 'maxLength' | 'rule';
  bound?: number;
}

/** What checks are read of. */
interface Checked {
  kind?: Kind;
  min?: number | undefined;
  max?: number | undefined;
  validate?: TextValidation | readonly TextValidation[] | undefined;
}

/** The declared checks of a field, as a list. */
export const validationsIn = ({ validate }: Checked): TextValidation[] => [validate ?? []].flat();

/** The pattern of a rule, with its text if it has one; `undefined` if the rule is a function. */
export function patternOf(rule: TextValidation['rule']): readonly [pattern: RegExp, text?: string] | undefined {
  if (rule instanceof RegExp) return [rule];
  return typeof rule === 'object' ? rule : undefined;
}

/** All checks of a field: the bounds of a text, then those that it declares. */
export function checksOf({ kind, min, max, validate }: Checked): Check[] {
  const isBounded = (kind === 'text' || kind === 'longText' || kind === 'secret') && (min ?? max) !== undefined;
  return [...(isBounded ? [{ minLength: min, maxLength: max }] : []), ...validationsIn({ validate })];
}

/** What a check finds wrong; `undefined` if nothing is, or while the answer to its call is missing. */
export function complaintOf(check: Check, value: unknown, record: Plain, answer?: Plain): Complaint | undefined {
  const { minLength, maxLength, rule, call } = check;
  if (typeof value === 'string' && !isNothing(value)) {
    const { length } = [...value];
    const [pattern, text] = patternOf(rule) ?? [];
    if (pattern && value.search(pattern) < 0) return { text, test: 'pattern' };
    if (minLength !== undefined && length < minLength) return { text, test: 'minLength', bound: minLength };
    if (maxLength !== undefined && length > maxLength) return { text, test: 'maxLength', bound: maxLength };
  }
  const text = typeof rule !== 'function' || (call && !answer) ? undefined : rule(value, record, answer ?? {});
  return text === undefined ? undefined : { text, test: 'rule' };
}

/** The keys of a check. */
export const validationKeys: readonly string[] = ['rule', 'warning', 'call'];
