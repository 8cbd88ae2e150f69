import { type ShopRecord, valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { DefinitionList, Line } from '#frame/fields/FieldShown.tsx';
import { cellComponents } from '#frame/list/columns/cellComponents.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import type { FullColumn } from './columns/useColumns';

interface RowMoreProps {
  record: ShopRecord;
  /** The position of the record in the list. */
  position: number;
  columns: readonly FullColumn[];
  /** Across how many columns the row goes. */
  cells: number;
}

/** Below its row, the values that had no room there. */
export default function RowMore({ record, position, columns, cells }: RowMoreProps) {
  const { name } = useResource();
  return (
    <tr className="more-values">
      <td colSpan={cells}>
        <DefinitionList>
          {columns.map(column => {
            const { source, header, kind, lang, own, value } = column;
            const Shown = cellComponents[kind];
            return (
              <Line key={source} label={header} {...(lang ? { lang } : {})}>
                <Slot own={own} given={{ record, source }}>
                  <Shown value={value ? value(record, position) : valueAt(record, source)} record={record} resource={name} column={column} inRow />
                </Slot>
              </Line>
            );
          })}
        </DefinitionList>
      </td>
    </tr>
  );
}
