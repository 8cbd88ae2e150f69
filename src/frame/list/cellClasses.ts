import type { FullColumn } from './columns/useColumns';

type Known = Pick<FullColumn, 'source' | 'kind'>;

/** So many columns have room anywhere. */
const few = 4;
const pictures: readonly string[] = ['thumbnail', 'images'];
const marks: readonly string[] = ['badge', 'status'];
const figures: readonly string[] = ['number', 'integer', 'percent'];

/** Whether a column stays where there is little room, as far as nothing is declared: the first picture, the first amount, what marks a record. */
function staysByKind(columns: readonly Known[], { source, kind }: Known): boolean {
  const isFirst = (kinds: readonly string[]) => columns.find(column => kinds.includes(column.kind))?.source === source;
  return columns.length <= few ? !pictures.includes(kind) || isFirst(pictures) : marks.includes(kind) || isFirst(pictures) || isFirst(['money']);
}

/**
 * The classes of the cells, by the source of their column. Where there is little room a row keeps those that are declared, the one that names
 * its record among them (`lead`); the rest (`minor`) stands behind its “more”.
 */
export function cellClasses(columns: readonly Known[], narrow: readonly string[] | undefined, represent: string): Readonly<Record<string, string>> {
  const stays = (column: Known) => column.source === represent || (narrow?.includes(column.source) ?? staysByKind(columns, column));
  const staying = columns.filter(stays);
  const lead = staying.find(({ source }) => source === represent) ?? staying.find(({ kind }) => !pictures.includes(kind)) ?? columns[0];
  const place = (column: Known) => (column === lead ? 'lead' : staying.includes(column) ? '' : 'minor');
  const look = ({ kind }: Known) =>
    pictures.includes(kind) ? ' picture' : kind === 'money' ? ' figure' : figures.includes(kind) ? ' figure named' : '';
  return Object.fromEntries(columns.map(column => [column.source, place(column) + look(column)]));
}
