import { type ComponentType, memo, useEffect, useMemo, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { type Column, type List, type Resource, type SettingsConditions, type ShopRecord, valueAt } from '../../../resources/define';
import { useResource } from '../kinds/resources';
import { type ShownProps, shown } from '../kinds/shown';
import { useChoices } from '../kinds/useChoices';
import { useSteadyRows } from '../kinds/useSteadyRows';
import { type Ticking, useTicking } from '../kinds/useTicking';
import { useSettings } from '../settings';
import { ErrorState } from './ErrorState';
import { LinkButton, RecordButton } from './RecordButton';
import { SelectAll, SelectCell } from './TickBoxes';

/** A column with what its field says. */
type FullColumn = Omit<Column, 'when'> & ShownProps['column'] & { kind: keyof typeof shown; header: string; when?: SettingsConditions | undefined };

/** The columns of a list that the settings allow. */
function useColumns(list: List): FullColumn[] {
  const { name, fields } = useResource();
  const { allows } = useSettings();
  const translate = useTranslate();
  return useMemo(
    () =>
      list.columns
        .map((column): FullColumn => {
          const own = typeof column === 'string' ? { source: column } : column;
          const field = fields.find(({ source }) => source === own.source);
          const label = translate(`resources.${name}.fields.${own.source}`);
          const header = translate(`resources.${name}.columns.${own.label ?? own.source}`, { _: label });
          return {
            ...field,
            ...own,
            kind: own.kind ?? field?.kind ?? 'text',
            header,
          };
        })
        .filter(({ when }) => allows(when, 'column')),
    [list, name, fields, allows, translate],
  );
}

/** What stands in place of a row while its record is edited. */
export interface InRow {
  Row: ComponentType<{ record: ShopRecord; onClose: () => void }>;
  record: ShopRecord | undefined;
  onClose: () => void;
}

interface ListTableProps {
  list: List;
  rows: readonly ShopRecord[];
  /** The rows are those that were asked for before; the ones that are asked for now are on their way. */
  areOld: boolean;
  onEdit?: ((record: ShopRecord) => void) | undefined;
  inRow?: InRow | undefined;
}

/** The rows of a list. On a phone each row is a card that names its values. */
export function ListTable({ list, rows, areOld, onEdit, inRow }: ListTableProps) {
  const resource = useResource();
  const from = useFirstPosition(areOld);
  const columns = useColumns(list);
  const ticking = useTicking(list, resource.name);
  const translate = useTranslate();
  const { page, perPage, sort, filterValues } = useListContext();
  const steady = useSteadyRows<HTMLTableSectionElement>(rows, JSON.stringify([page, perPage, sort, filterValues]), areOld);
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
                <HeadCell key={column.source} column={column} sortable={sortable(list)} />
              ))}
              {list.row?.length ? (
                <th scope="col" className="row-actions">
                  {actions}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody {...steady}>
            {rows.map((record, index) =>
              inRow?.record?.id === record.id ? (
                <tr key={record.id}>
                  <td colSpan={columns.length + 1} className="in-row">
                    <inRow.Row record={inRow.record} onClose={inRow.onClose} />
                  </td>
                </tr>
              ) : (
                <tr key={record.id} inert={areOld}>
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
              ),
            )}
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

/** Says once, above the rows, which columns cannot name the records they refer to. */
function UnreadColumns({ columns }: { columns: readonly FullColumn[] }) {
  return columns.map(({ source, header, kind, reference, search }) =>
    reference && !search && (kind === 'reference' || kind === 'references') ? (
      <UnreadColumn key={source} header={header} reference={reference} />
    ) : null,
  );
}

function UnreadColumn({ header, reference }: { header: string; reference: string }) {
  const translate = useTranslate();
  // Read by the cells, where they need it.
  const { error, retry } = useChoices(reference, false);
  return error ? <ErrorState title={`${header}: ${translate('app.inputs.choicesUnread')}`} error={error} onRetry={retry} /> : null;
}

/** A list that the server pages cannot be sorted here: ten rows of five hundred would mislead. */
const sortable = (list: List): boolean => Boolean(list.call && !list.call.query.some(({ name }) => name === 'page'));

function HeadCell({ column, sortable }: { column: FullColumn; sortable: boolean }) {
  const { sort, setSort } = useListContext();
  const isSorted = sort.field === column.source;
  if (!sortable || column.value || ['status', 'thumbnail'].includes(column.kind)) return <th scope="col">{column.header}</th>;
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
  columns: FullColumn[];
  list: List;
  onEdit?: ((record: ShopRecord) => void) | undefined;
}

const Cells = memo(function Cells({ record, position, resource, columns, list, isTicked, onTick, onEdit }: CellsProps) {
  return (
    <>
      {onTick && <SelectCell record={record} isTicked={isTicked} onTick={onTick} />}
      {columns.map(column => {
        const Shown = shown[column.kind];
        return (
          <td key={column.source} data-label={column.header} className={column.source === resource.represent ? 'lead' : undefined}>
            <Shown
              value={column.value ? column.value(record, position) : valueAt(record, column.source)}
              record={record}
              resource={resource.name}
              column={column}
              inRow
            />
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
