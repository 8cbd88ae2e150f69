/** The bench's figures as text. */
import { type Compared, type Spread, targetOf } from './compare';
import { type Figure, figures, type Line } from './figures';

/** A number with three digits that say something; a count as it is. */
function short(value: number): string {
  if (Number.isInteger(value)) return String(value);
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

/** A median and its ends. */
export const inWords = ({ median, least, most }: Spread): string => `${short(median)} (${short(least)}–${short(most)})`;

/** Rows in columns, the first to the left and the others to the right. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
  return rows
    .map(row =>
      row
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Each figure in a line: ours, bare, their ratio and what it should be. */
export function tableOf(compared: readonly Compared[], line: Line): string {
  const rows = compared.map(({ name, ours, bare, ratio }) => {
    const { title, unit }: Figure = figures[name];
    return [unit ? `${title}, ${unit}` : title, inWords(ours), inWords(bare), ratio ? inWords(ratio) : '', targetOf(name, line)?.toFixed(2) ?? ''];
  });
  return aligned([['', 'ours', 'bare', 'ours / bare', 'target'], ...rows]);
}
