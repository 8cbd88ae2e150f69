import type { FullColumn } from './columns/useColumns';

type ColumnKind = Pick<FullColumn, 'source' | 'kind'>;

/** Up to this many columns fit any screen. */
const fewColumns = 4;
const pictureKinds: readonly string[] = ['thumbnail', 'images'];
const markKinds: readonly string[] = ['badge', 'switch', 'status'];
const figureKinds: readonly string[] = ['number', 'integer', 'percent'];

/**
 * Whether a column stays on small screens if the list declares no `narrow`. Of few columns, all but pictures do; of more, badges, switches and
 * the first amount.
 */
function staysByKind(columns: readonly ColumnKind[], { source, kind }: ColumnKind): boolean {
  if (columns.length <= fewColumns) return !pictureKinds.includes(kind);
  return markKinds.includes(kind) || (kind === 'money' && columns.find(column => column.kind === 'money')?.source === source);
}

/**
 * The CSS classes of cells, by the source of their column. On small screens `collapsed` cells move behind the row's “more”; the others stay. The
 * `lead` cell is the title of the row's card: the first text of `narrow`, else the column that names the record.
 * @param represent the field that names the record
 */
export function cellClasses(
  columns: readonly ColumnKind[],
  narrow: readonly string[] | undefined,
  represent: string,
): Readonly<Record<string, string>> {
  const picture = columns.find(({ kind }) => pictureKinds.includes(kind));
  const isStaying = (column: ColumnKind) =>
    column === picture || column.source === represent || (narrow?.includes(column.source) ?? staysByKind(columns, column));
  const staying = columns.filter(isStaying);
  const titles = [...(narrow ?? []), represent].flatMap(title => staying.filter(({ source }) => source === title));
  const lead = [...titles, ...staying].find(({ kind }) => !pictureKinds.includes(kind)) ?? columns[0];
  const role = (column: ColumnKind) => (column === lead ? 'lead' : staying.includes(column) ? '' : 'collapsed');
  const look = ({ kind }: ColumnKind) =>
    pictureKinds.includes(kind) ? ' picture' : kind === 'money' ? ' figure' : figureKinds.includes(kind) ? ' figure named' : '';
  return Object.fromEntries(columns.map(column => [column.source, role(column) + look(column)]));
}
