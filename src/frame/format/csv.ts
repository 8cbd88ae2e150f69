import { unparse } from 'papaparse';

/** What a spreadsheet would take for a formula: it skips line breaks before one, and reads full-width signs as the plain ones. */
const formula = /^[=+\-@\r\n\uFF1D\uFF0B\uFF0D\uFF20]|^\t(?![+\d])/;

/** Digits that say more than their number: codes with a zero in front, telephone numbers, what is longer than a spreadsheet counts. */
const code = /^(?:[+0]\d[\d\s().-]*|\d{12,})$/;

/**
 * A table as a file that spreadsheets open rightly: UTF-8 with its mark, so that Arabic is read; numbers as numbers; codes
 * kept whole by a tab before them; what would be a formula made a text by an apostrophe.
 */
export function toCsv(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const data = rows.map(row => row.map(cell => (typeof cell === 'string' && code.test(cell) ? `\t${cell}` : cell)));
  return `\ufeff${unparse({ fields: [...heads], data }, { escapeFormulae: formula, newline: '\r\n' })}`;
}
