/** Numbers in inputs. Pure. */
import { type Kind, numberKinds } from '#define';
import { decimalMark } from './money';

export const numeric: ReadonlySet<Kind> = new Set(numberKinds);

/** How many decimals an amount of money may have. */
const maxDecimals = 2;

/** How many significant digits a number can have without being rounded. */
const maxDigits = 15;

/** A parsed number, `null` for an empty text; or the error, as react-admin's validators return it. */
type ParsedNumber = { value: number | null } | { error: string | { message: string; args: Record<string, number> } };

/** Replaces Arabic, Persian and Urdu digits and the Arabic decimal mark. */
export const toAscii = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String((digit.codePointAt(0) ?? 0) % 16)).replace(/\u066b/g, decimalMark());

/**
 * Parses a number that was typed: Western or Arabic digits, optionally with a minus and one decimal mark, a point or a comma. Three
 * digits after a mark that is not the interface's are refused, because they may be thousands.
 */
export function parseNumber(text: string, kind: Kind): ParsedNumber {
  const plain = toAscii(text.trim());
  if (!plain) return { value: null };
  const [, whole = '', mark = '', decimals = ''] = /^-?(\d*)([.,]?)(\d*)$/.exec(plain) ?? [];
  if (!whole && !decimals) return { error: 'app.inputs.number' };
  if (mark && mark !== decimalMark() && decimals.length === 3) return { error: 'app.inputs.number' };
  if (kind === 'money' && decimals.length > maxDecimals) return { error: { message: 'app.inputs.decimals', args: { most: maxDecimals } } };
  if ((whole + decimals).replace(/^0+/, '').length > maxDigits) return { error: { message: 'app.inputs.digits', args: { most: maxDigits } } };
  return { value: Number(plain.replace(',', '.')) };
}

/** The form value of a typed text: its number, or `null` if it is empty. A text that is no number stays, so that validation reports it. */
export function numberOrText(text: string, kind: Kind): number | string | null {
  const parsed = parseNumber(text, kind);
  return 'value' in parsed ? parsed.value : text;
}

/** The text of a number input: a number with the interface's decimal mark; a text that is no number as it is. */
export function writeNumber(value: unknown): string {
  if (typeof value !== 'number' && typeof value !== 'string') return '';
  return String(value).replace(/^(-?\d+)\.(\d+)$/, `$1${decimalMark()}$2`);
}
