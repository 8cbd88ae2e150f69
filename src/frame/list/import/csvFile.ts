/** Reads the file of an import: its text in any usual encoding, its columns and its rows. */
import { parse } from 'papaparse';
import { plainCell, toCsv } from '#frame/format/csv.ts';

/** At most this many rows are imported at once, as many as are exported. */
export const maxRows = 10_000;

/** A row of a file. */
export interface FileRow {
  /** Its number in a spreadsheet, where the heads are row 1. */
  line: number;
  cells: readonly string[];
}

export interface CsvTable {
  heads: readonly string[];
  rows: readonly FileRow[];
}

/** The text of a file: UTF-16 if its mark says so, else UTF-8, else Windows-1252, of which Latin-1 is a part. Byte order marks are left out. */
export function decodeText(bytes: Uint8Array): string {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(mark, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that gives most heads. Papaparse's guess takes files of few rows for one column. */
function separatorOf(text: string): string {
  const headsBy = (delimiter: string) => parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return [',', ';', '\t'].reduce((best, other) => (headsBy(other) > headsBy(best) ? other : best));
}

/**
 * Reads the text of a CSV file. The separator is a comma, a semicolon or a tab, whichever the file uses. Empty rows are left out.
 * @returns the table, or the key of the text that says why there is none.
 */
export function readCsv(text: string): CsvTable | { error: string } {
  const { data, errors } = parse<string[]>(text, { delimiter: separatorOf(text) });
  const [heads, ...rows] = data
    .map((cells, at) => ({ line: at + 1, cells: cells.map(plainCell) }))
    .filter(({ cells }) => cells.some(cell => cell.trim()));
  if (errors.some(({ type }) => type === 'Quotes')) return { error: 'app.import.errors.quotes' };
  if (!heads || !rows.length) return { error: 'app.import.errors.empty' };
  return rows.length > maxRows ? { error: 'app.import.errors.tooMany' } : { heads: heads.cells.map(head => head.trim()), rows };
}

/** Refused rows as CSV, each with the reasons in a last column. */
export const refusedCsv = (heads: readonly string[], rows: readonly (FileRow & { reasons: readonly string[] })[], reasonHead: string): string =>
  toCsv(
    [...heads, reasonHead],
    rows.map(({ cells, reasons }) => [...heads.map((_, at) => cells[at] ?? ''), reasons.join('; ')]),
  );
