import { useListContext, useTranslate } from 'react-admin';
import { isPlain, type ShopRecord, sumOf } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { cellComponents } from './columns/cellComponents';
import type { FullColumn } from './columns/useColumns';

interface TotalsRowProps {
  /** The rows on the screen. */
  rows: readonly ShopRecord[];
  firstPosition: number;
  columns: readonly FullColumn[];
  /** By the source of their column. */
  classes: Readonly<Record<string, string>>;
  /** The other cells of a row. */
  isSelectable: boolean;
  hasActions: boolean;
  hasMore: boolean;
}

/** Sums without the rounding errors of binary fractions. */
const rounded = (sum: number): number => Number(sum.toPrecision(15));

/** The foot of the table: the sums of its columns, and whether they are those of the page or of all rows. */
export default function TotalsRow({ rows, firstPosition, columns, classes, ...cells }: TotalsRowProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const { data = [], total = Number.POSITIVE_INFINITY, meta } = useListContext<ShopRecord>();
  const elsewhere = isPlain(meta?.sumsElsewhere) ? meta.sumsElsewhere : data.length === total ? {} : undefined;
  // Rows that are being deleted are no longer shown.
  const count = total - data.length + rows.length;
  const label = elsewhere ? translate('app.totals.all', { smart_count: count }) : translate('app.totals.page');
  const sums = (column: FullColumn) => {
    const Shown = cellComponents[column.kind];
    const value = rounded(sumOf(column, rows, firstPosition) + Number(elsewhere?.[column.source] ?? 0));
    return <Shown value={value} record={{ id: 'total' }} resource={name} column={column} inRow />;
  };
  return (
    <tfoot>
      <tr>
        {cells.isSelectable && <td className="row-select" />}
        {columns.map(column => {
          const className = classes[column.source];
          const sum = column.total && sums(column);
          if (!className?.includes('lead'))
            return (
              <td key={column.source} className={className} data-label={column.header}>
                {sum}
              </td>
            );
          return (
            <th key={column.source} scope="row" className={className}>
              {label}
              {sum && <>: {sum}</>}
            </th>
          );
        })}
        {cells.hasActions && <td className="row-actions" />}
        {cells.hasMore && <td className="row-more" />}
      </tr>
    </tfoot>
  );
}
