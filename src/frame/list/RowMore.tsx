import { type ShopRecord, valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { DefinitionList, Line } from '#frame/fields/FieldShown.tsx';
import { cellComponents } from '#frame/list/columns/cellComponents.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import type { FullColumn } from './columns/useColumns';

interface RowMoreProps {
  record: ShopRecord;
  position: number;
  columns: readonly FullColumn[];
  cells: number;
}

/** The minor values of a row, in a second `tr` below it. */
export default function RowMore({ record, position, columns, cells }: RowMoreProps) {
  const { name } = useResource();
  return (
    <tr className="more-values">
      <td colSpan={cells}>
        <DefinitionList>
          {columns.map(column => {
            const { source, header, kind, lang, cellView, value } = column;
            const Field = cellComponents[kind];
            return (
              <Line key={source} label={header} lang={lang}>
                <Slot view={cellView} props={{ record, source }}>
                  <Field value={value ? value(record, position) : valueAt(record, source)} record={record} resource={name} column={column} inRow />
                </Slot>
              </Line>
            );
          })}
        </DefinitionList>
      </td>
    </tr>
  );
}
