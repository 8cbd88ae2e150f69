import { type ComponentType, memo, useEffect, useMemo, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { type Column, type Conditions, type List, type Resource, type ShopRecord, valueAt } from '../../../resources/define';
import { mayHere } from '../access';
import { useResource, useTitleOf } from '../kinds/resources';
import { type ShownProps, shown } from '../kinds/shown';
import { useChoices } from '../kinds/useChoices';
import { useSteadyRows } from '../kinds/useSteadyRows';
import { useSettings } from '../settings';
import { ErrorState } from './ErrorState';
import { LinkButton, RecordButton } from './RecordButton';

/** A column with what its field says. */
type FullColumn = Omit<Column, 'when'> & ShownProps['column'] & { kind: keyof typeof shown; header: string; when?: Conditions | undefined };

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
  const ticked = list.selectable && mayHere(resource.name, 'delete');
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
              {ticked && <SelectAll rows={rows} disabled={areOld} />}
              {columns.map(column => (
                <HeadCell key={column.source} column={column} sortable={sortable(list)} />
              ))}
              {list.row?.length ? <th className="row-actions">{actions}</th> : null}
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
                  <Cells position={from + index} record={record} resource={resource} columns={columns} list={list} ticked={ticked} onEdit={onEdit} />
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
  if (!sortable || column.value || ['status', 'thumbnail'].includes(column.kind)) return <th>{column.header}</th>;
  const turn = () => setSort({ field: column.source, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' });
  return (
    <th aria-sort={isSorted ? (sort.order === 'DESC' ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className="sorter" onClick={turn}>
        {column.header}
      </button>
    </th>
  );
}

function SelectAll({ rows, disabled }: { rows: readonly ShopRecord[]; disabled: boolean }) {
  const translate = useTranslate();
  const { selectedIds, onSelect } = useListContext();
  const ticked = rows.filter(({ id }) => selectedIds.includes(id)).length;
  return (
    <th className="row-select">
      <input
        type="checkbox"
        aria-label={translate('app.selection.all')}
        disabled={disabled}
        checked={ticked > 0 && ticked === rows.length}
        ref={box => {
          if (box) box.indeterminate = ticked > 0 && ticked < rows.length;
        }}
        onChange={({ target }) => onSelect(target.checked ? rows.map(({ id }) => id) : [])}
      />
    </th>
  );
}

function SelectCell({ record }: { record: ShopRecord }) {
  const translate = useTranslate();
  const { name } = useResource();
  const titleOf = useTitleOf(name);
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <td className="row-select">
      <input
        type="checkbox"
        aria-label={translate('app.selection.one', { name: titleOf(record) })}
        checked={selectedIds.includes(record.id)}
        onChange={() => onToggleItem(record.id)}
      />
    </td>
  );
}

interface CellsProps {
  record: ShopRecord;
  position: number;
  resource: Resource;
  columns: FullColumn[];
  list: List;
  /** Has a box to tick. */
  ticked: boolean | undefined;
  onEdit?: ((record: ShopRecord) => void) | undefined;
}

const Cells = memo(function Cells({ record, position, resource, columns, list, ticked, onEdit }: CellsProps) {
  return (
    <>
      {ticked && <SelectCell record={record} />}
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
              <RecordButton key={button} action={button} record={record} onEdit={onEdit} />
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
