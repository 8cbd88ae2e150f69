import type { ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { DefinitionList, Line } from '#frame/fields/FieldShown.tsx';
import { cellContent } from './columns/cellComponents';
import type { FullColumn } from './columns/useColumns';

interface RowMoreProps {
  record: ShopRecord;
  position: number;
  columns: readonly FullColumn[];
  cells: number;
}

/** The collapsed values of a row, in a second `tr` below it. */
export default function RowMore({ record, position, columns, cells }: RowMoreProps) {
  const { name } = useResource();
  return (
    <tr className="more-values">
      <td colSpan={cells}>
        <DefinitionList>
          {columns.map(column => (
            <Line key={column.source} label={column.header} lang={column.lang}>
              {cellContent({ record, position, resource: name }, column)}
            </Line>
          ))}
        </DefinitionList>
      </td>
    </tr>
  );
}
