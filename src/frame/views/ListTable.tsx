import { type ComponentType, memo, useEffect, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { isPaged, type List, type Resource, type ShopRecord, valueAt } from '../../../resources/define';
import { useResource } from '../kinds/resources';
import { rowOpens } from '../kinds/rowOpens';
import { shown } from '../kinds/shown';
import { useSteadyRows } from '../kinds/useSteadyRows';
import { type Ticking, useTicking } from '../kinds/useTicking';
import { type FullColumn, useColumns } from '../lists/useColumns';
import { bespoke } from './bespoke';
import { InPlace } from './InPlace';
import { LinkButton, RecordButton } from './RecordButton';
import { SelectAll, SelectCell } from './TickBoxes';
import { UnreadColumns } from './UnreadColumns';

/** What stands in place of a row while its record is edited. */
export interface InRow {
  Row: ComponentType<{ record: ShopRecord; onClose: () => void }>;
  record: ShopRecord | undefined;
  onClose: () => void;
}

interface ListTableProps {
  list: List;
  listKey: string;
  rows: readonly ShopRecord[];
  /** The rows are those that were asked for before; the ones that are asked for now are on their way. */
  areOld: boolean;
  onEdit?: ((record: ShopRecord) => void) | undefined;
  inRow?: InRow | undefined;
}

/** The rows of a list. On a phone each row is a card that names its values. */
export function ListTable({ list, listKey, rows, areOld, onEdit, inRow }: ListTableProps) {
  const resource = useResource();
  const from = useFirstPosition(areOld);
  const columns = useColumns(list, listKey).shown;
  const ticking = useTicking(list, resource.name);
  const translate = useTranslate();
  const { page, perPage, sort, filterValues } = useListContext();
  const steady = useSteadyRows<HTMLTableSectionElement>(rows, JSON.stringify([page, perPage, sort, filterValues]), areOld);
  const Row = bespoke(resource, 'list:row');
  const cells = columns.length + Number(Boolean(ticking)) + Number(Boolean(list.row?.length));
  const actions = translate(`resources.${resource.name}.columns.actions`, { _: translate('app.actions.actions') });
  return (
    <>
      <UnreadColumns columns={columns} />
      <div style={{ overflowX: 'auto' }}>
        <table className="rows" aria-busy={areOld}>
          <thead>
            <tr>
              {ticking && <SelectAll rows={rows} disabled={areOld} />}
              {columns.map(column => (
                <HeadCell key={column.source} column={column} sortable={isSortable(list, column)} />
              ))}
              {list.row?.length ? (
                <th scope="col" className="row-actions">
                  {actions}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody {...steady} {...rowOpens}>
            {rows.map((record, index) => {
              if (inRow?.record?.id === record.id)
                return (
                  <tr key={record.id}>
                    <td colSpan={columns.length + 1} className="in-row">
                      <inRow.Row record={inRow.record} onClose={inRow.onClose} />
                    </td>
                  </tr>
                );
              const row = (
                <tr key={record.id} inert={areOld} data-row={Row && record.id}>
                  <Cells
                    position={from + index}
                    record={record}
                    resource={resource}
                    columns={columns}
                    list={list}
                    onEdit={onEdit}
                    {...ticking?.(record.id)}
                  />
                </tr>
              );
              if (!Row) return row;
              return (
                <InPlace key={record.id} own={Row} given={{ record, cells }} meanwhile={row}>
                  {row}
                </InPlace>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The position of the first row that is shown, counted from 1 over all pages. While another page is on its way, that of the rows still there. */
function useFirstPosition(areOld: boolean): number {
  const { page, perPage } = useListContext();
  const shown = useRef(1);
  useEffect(() => {
    if (!areOld) shown.current = (page - 1) * perPage + 1;
  }, [areOld, page, perPage]);
  return areOld ? shown.current : (page - 1) * perPage + 1;
}

/**
 * Whether a list can be sorted by a column. One that the server pages only by what its call says: sorted here, ten rows of
 * five hundred would mislead.
 */
function isSortable({ call }: List, { source, value, kind }: FullColumn): boolean {
  if (!call || isPaged(call)) return call?.sorts?.includes(source) ?? false;
  return !value && !['status', 'thumbnail'].includes(kind);
}

function HeadCell({ column, sortable }: { column: FullColumn; sortable: boolean }) {
  const { sort, setSort } = useListContext();
  const isSorted = sort.field === column.source;
  if (!sortable) return <th scope="col">{column.header}</th>;
  const turn = () => setSort({ field: column.source, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' });
  return (
    <th scope="col" aria-sort={isSorted ? (sort.order === 'DESC' ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className="sorter" onClick={turn}>
        {column.header}
      </button>
    </th>
  );
}

interface CellsProps extends Ticking {
  record: ShopRecord;
  position: number;
  resource: Resource;
  columns: readonly FullColumn[];
  list: List;
  onEdit?: ((record: ShopRecord) => void) | undefined;
}

const Cells = memo(function Cells({ record, position, resource, columns, list, isTicked, onTick, onEdit }: CellsProps) {
  return (
    <>
      {onTick && <SelectCell record={record} isTicked={isTicked} onTick={onTick} />}
      {columns.map(column => {
        const { source, own, value } = column;
        const Shown = shown[column.kind];
        const plain = (
          <Shown value={value ? value(record, position) : valueAt(record, source)} record={record} resource={resource.name} column={column} inRow />
        );
        return (
          <td key={source} data-label={column.header} className={source === resource.represent ? 'lead' : undefined}>
            {own ? (
              <InPlace own={own} given={{ record, source }} meanwhile={plain}>
                {plain}
              </InPlace>
            ) : (
              plain
            )}
          </td>
        );
      })}
      {list.row?.length ? (
        <td className="row-actions">
          {list.row.map(button =>
            typeof button === 'string' ? (
              <RecordButton
                key={button}
                action={button}
                record={record}
                onEdit={onEdit}
                {...(isTicked && (button === 'delete' || resource.actions[button]?.removes) ? { onDone: () => onTick?.(record.id) } : {})}
              />
            ) : (
              <LinkButton
                key={button.source}
                resource={button.show}
                target={button.value ? button.value(record) : valueAt(record, button.source)}
                record={record}
              />
            ),
          )}
        </td>
      ) : null}
    </>
  );
});
