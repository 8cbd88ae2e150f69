/** Numbers as people type them. Pure. */
import type { Kind } from '#define';
import { decimalMark } from './money';

/** The kinds whose values are numbers. */
export const numeric: ReadonlySet<Kind> = new Set(['number', 'integer', 'money', 'percent']);

/** Decimals of an amount of money. */
const mostDecimals = 2;

/** A number has as many significant digits exactly; with more, another number would be kept than was typed. */
const mostDigits = 15;

/** What was typed as a number: `null` where nothing was; else what is wrong, as react-admin's checks say it. */
export type TypedNumber = { value: number | null } | { mistake: string | { message: string; args: Record<string, number> } };

/** Arabic-Indic digits, those of Persian and Urdu too, and the Arabic decimal mark. */
const inAscii = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String((digit.codePointAt(0) ?? 0) % 16)).replace(/\u066b/g, decimalMark());

/**
 * Reads a number that was typed in a form, a question or a list: digits, Western or Arabic, with a minus before them and one decimal mark, a
 * point or a comma. Three digits after the mark that is not the interface's are refused: they may be thousands.
 */
export function parseNumber(text: string, kind: Kind): TypedNumber {
  const plain = inAscii(text.trim());
  if (!plain) return { value: null };
  const [, whole = '', mark = '', decimals = ''] = /^-?(\d*)([.,]?)(\d*)$/.exec(plain) ?? [];
  if (!whole && !decimals) return { mistake: 'app.inputs.number' };
  if (mark && mark !== decimalMark() && decimals.length === 3) return { mistake: 'app.inputs.number' };
  if (kind === 'money' && decimals.length > mostDecimals) return { mistake: { message: 'app.inputs.decimals', args: { most: mostDecimals } } };
  if ((whole + decimals).replace(/^0+/, '').length > mostDigits) return { mistake: { message: 'app.inputs.digits', args: { most: mostDigits } } };
  return { value: Number(plain.replace(',', '.')) };
}

/** What a form or a cell holds of a text: its number, `null` where it is empty, and what is no number as it was typed, so that the check names it. */
export function heldNumber(text: string, kind: Kind): number | string | null {
  const read = parseNumber(text, kind);
  return 'value' in read ? read.value : text;
}

/** A value of a number's input as it stands there: a number with the interface's decimal mark, a text that is none as it is. */
export function writeNumber(value: unknown): string {
  if (typeof value !== 'number' && typeof value !== 'string') return '';
  return String(value).replace(/^(-?\d+)\.(\d+)$/, `$1${decimalMark()}$2`);
}
