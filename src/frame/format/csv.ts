import { unparse } from 'papaparse';

/** A text that a spreadsheet would run as a formula. Spreadsheets skip line breaks before it and accept full-width signs. */
const formula = /^[=+\-@\r\n\uFF1D\uFF0B\uFF0D\uFF20]|^\t(?![+\d])/;

/** Digits that a spreadsheet would change if it read them as a number: leading zeros, telephone numbers, more than 11 digits. */
const code = /^(?:[+0]\d[\d\s().-]*|\d{12,})$/;

/** A cell of a file that `toCsv` has written, without the sign that it puts before codes and formulas. */
export const plainCell = (cell: string): string => cell.replace(/^\t(?=[+\d])/, '').replace(/^'(?=[=+\-@\r\n\uFF1D\uFF0B\uFF0D\uFF20])/, '');

/**
 * A table as CSV for spreadsheets. It starts with a byte order mark, so that they read UTF-8. Numbers stay numbers, a tab before a code
 * keeps its digits, and an apostrophe before a formula makes it a text.
 */
export function toCsv(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const data = rows.map(row => row.map(cell => (typeof cell === 'string' && code.test(cell) ? `\t${cell}` : cell)));
  return `\ufeff${unparse({ fields: [...heads], data }, { escapeFormulae: formula, newline: '\r\n' })}`;
}
