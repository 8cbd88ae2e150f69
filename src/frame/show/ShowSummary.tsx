import { Card } from '@mui/material';
import { type ShopRecord, valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { cellComponents } from '#frame/list/columns/cellComponents.ts';
import { useDeclaredColumns } from '#frame/list/columns/useColumns.ts';
import { Slot } from '#frame/slots/Slot.tsx';

interface SummaryProps {
  record: ShopRecord;
  sources: readonly string[];
}

/** What is asked most of a record, on top of its screen, as its first list shows it. What the settings take out of that list is not here either. */
export function Summary({ record, sources }: SummaryProps) {
  const { name, lists } = useResource();
  const [list = { columns: [] }] = Object.values(lists);
  const { declared, others } = useDeclaredColumns(list);
  const isColumn = (source: string) => list.columns.some(column => (typeof column === 'string' ? column : column.source) === source);
  const columns = sources.flatMap(source => (isColumn(source) ? declared : others).find(column => column.source === source) ?? []);
  if (!columns.length) return null;
  return (
    <Card variant="outlined" component="ul" className="summary">
      {columns.map(column => {
        const { source, header, kind, own, value } = column;
        const Shown = cellComponents[kind];
        return (
          // The words of a column, as in the card that a row is on a phone: what is below has labels of its own.
          <li key={source} data-label={header}>
            <Slot own={own} given={{ record, source }}>
              <Shown value={value ? value(record, 1) : valueAt(record, source)} record={record} resource={name} column={column} />
            </Slot>
          </li>
        );
      })}
    </Card>
  );
}
