import { without } from 'es-toolkit/array';
import { type ComponentType, type MouseEvent, useContext, useMemo } from 'react';
import { DataTableBase, type SortPayload, useEvent, useListContext, useTranslate } from 'react-admin';
import type { List, ShopRecord } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useChoices } from '#frame/fields/useChoices.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { ListOrigin, useRecordNavigationOfList } from '#frame/routing/listOrigin.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { useSteadyRows } from '#frame/ui/useSteadyRows.ts';
import { SelectAll } from './bulk/RowCheckbox';
import { cellClasses } from './cellClasses';
import { type FullColumn, useColumns } from './columns/useColumns';
import { useDeclaredList } from './declaredList';
import { HeadCell } from './HeadCell';
import { EditCell } from './inlineEdit/InlineEditSwitch';
import { classNames, ListRow } from './ListRow';
import { useListId, useListPreferences } from './useListPreferences';

const ColumnWidths = lazyWithPreload(() => import('./columns/ColumnWidths'), null);
const TotalsRow = lazyWithPreload(() => import('./TotalsRow'), null);

/** The form that replaces a row while its record is edited. */
export interface RowForm {
  Row: ComponentType<{ record: ShopRecord; onClose: () => void }>;
  record: ShopRecord | undefined;
  onClose: () => void;
}

interface ListTableProps {
  rows: ShopRecord[];
  onEdit?: ((record: ShopRecord) => void) | undefined;
  rowForm?: RowForm | undefined;
}

/**
 * The rows of a list as a table on react-admin's `DataTableBase`, which sorts and selects; CSS makes each row a card on a phone. Below 1024
 * pixels the collapsed columns are behind the row's “more”.
 */
export function ListTable({ rows, onEdit, rowForm }: ListTableProps) {
  const resource = useResource();
  const { list, listKey } = useDeclaredList();
  // Links from the table carry the list along, for Previous and Next on the record's screen.
  const navigation = useRecordNavigationOfList(listKey, rows);
  const buttons = useAllowedButtons(rows);
  const firstPosition = navigation.before + 1;
  const { columns, classes, collapsed } = useTableColumns();
  const key = useListId();
  const { widths = {} } = useListPreferences();
  const isSelectable = (list.bulk ?? []).some(action => canAccess(resource.name, action));
  const translate = useTranslate();
  const { page, perPage, sort, filterValues, selectedIds, onSelect, isPlaceholderData = false } = useListContext();
  const deselect = useEvent((id: string) => onSelect(without(selectedIds, id)));
  const setSort = useThreeStepSort();
  const rowsProps = {
    ...useSteadyRows<HTMLTableSectionElement>(rows, JSON.stringify([page, perPage, sort, filterValues]), isPlaceholderData),
    onClick: openRow,
  };
  const Row = slotComponent(resource, 'list:row');
  const hasMore = collapsed.length > 0 || buttons.length > 1;
  const cells = columns.length + Number(isSelectable) + Number(buttons.length > 0) + Number(hasMore);
  const actions = translate(`resources.${resource.name}.columns.actions`, { _: translate('app.actions.actions') });
  return (
    <ListOrigin value={navigation}>
      <DataTableBase data={rows} total={rows.length} setSort={setSort} hasBulkActions={isSelectable} loading={null} empty={null}>
        <ColumnErrors columns={columns} />
        {Object.keys(widths).length > 0 && <ColumnWidths list={key} widths={widths} columns={columns} before={Number(isSelectable)} />}
        <div className="rows-box" ref={markWide}>
          <table
            className={classNames('rows list', collapsed.length && 'has-collapsed', selectedIds.length && 'ticking')}
            data-list={key}
            aria-busy={isPlaceholderData}
          >
            <thead>
              <tr>
                {isSelectable && <SelectAll disabled={isPlaceholderData} />}
                {columns.map(column => (
                  <HeadCell key={column.source} column={column} className={classes[column.source]} />
                ))}
                {buttons.length > 0 && (
                  <th scope="col" className="row-actions">
                    {actions}
                  </th>
                )}
                {hasMore && <td className="row-more" role="presentation" />}
              </tr>
            </thead>
            <tbody {...rowsProps}>
              {rows.map((record, index) => {
                if (rowForm?.record?.id === record.id)
                  return (
                    <tr key={record.id}>
                      <td colSpan={cells} className="in-row">
                        <rowForm.Row record={rowForm.record} onClose={rowForm.onClose} />
                      </td>
                    </tr>
                  );
                const row = (
                  <ListRow
                    {...{ record, columns, classes, collapsed, buttons, hasMore, cells, onEdit }}
                    position={firstPosition + index}
                    isPlaceholder={isPlaceholderData}
                    isSelected={isSelectable ? selectedIds.includes(record.id) : undefined}
                    onDeselect={deselect}
                  />
                );
                return (
                  <Slot key={record.id} component={Row} props={{ record, cells }} fallback={row}>
                    {row}
                  </Slot>
                );
              })}
            </tbody>
            {columns.some(({ total }) => total) && (
              <TotalsRow {...{ rows, firstPosition, columns, classes, isSelectable, hasMore }} hasActions={buttons.length > 0} />
            )}
          </table>
        </div>
      </DataTableBase>
    </ListOrigin>
  );
}

/** The columns on the screen, in edit mode with all that can be edited; the classes of their cells; and those behind a row's “more”. */
function useTableColumns() {
  const isEditing = useContext(EditCell) !== undefined;
  const { represent } = useResource();
  const { narrow } = useDeclaredList().list;
  const { shown, declared } = useColumns();
  return useMemo(() => {
    const columns = isEditing ? [...new Set([...shown, ...declared.filter(({ edit }) => edit)])] : shown;
    const classes = cellClasses(columns, narrow, represent);
    return { columns, classes, collapsed: columns.filter(({ source }) => classes[source]?.includes('collapsed')) };
  }, [shown, declared, isEditing, narrow, represent]);
}

const noButtons: NonNullable<List['row']> = [];

/** The buttons of a row; none where the user may press none in any row. */
function useAllowedButtons(rows: readonly ShopRecord[]): NonNullable<List['row']> {
  const { name } = useResource();
  const { row = noButtons } = useDeclaredList().list;
  const isAllowed = row.some(button =>
    typeof button === 'string' ? rows.some(record => canAccess(name, button, record)) : canAccess(button.show, 'show'),
  );
  return isAllowed ? row : noButtons;
}

/** Sets the order of the list. After ascending and descending, a third click on a head restores the list's default order. */
function useThreeStepSort(): (next: SortPayload) => void {
  const { list, listKey } = useDeclaredList();
  const { sort, setSort } = useListContext();
  return useEvent(next => {
    const defaultSort = defaultListParams(listKey, list).sort;
    const isThird = next.field === sort.field && sort.order === 'DESC' && next.field !== defaultSort.field;
    setSort(isThird ? defaultSort : next);
  });
}

/** One error above the table for each column whose referenced records cannot be read, instead of one in every cell. */
function ColumnErrors({ columns }: { columns: readonly FullColumn[] }) {
  return columns.map(({ source, header, kind, reference, search }) =>
    reference && !search && (kind === 'reference' || kind === 'references') ? (
      <ColumnError key={source} header={header} reference={reference} />
    ) : null,
  );
}

function ColumnError({ header, reference }: { header: string; reference: string }) {
  const translate = useTranslate();
  // `false`: the cells request the records themselves.
  const { error, retry } = useChoices(reference, false);
  return error ? <ErrorState inCard title={`${header}: ${translate('app.values.choicesUnread')}`} error={error} onRetry={retry} /> : null;
}

/** Elements that handle a click themselves. */
const interactive =
  'a, button, input, select, textarea, label, summary, [contenteditable], [role]:not(table, tbody, tr, td, [role=row], [role=cell])';

/** Clicks the row's own link, unless an interactive element was clicked or text is selected. Ctrl, Meta and Shift open a new tab as usual. Keyboard users follow the link. */
function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  // React also bubbles clicks from dialogs that a row has opened, which are elsewhere in the DOM.
  if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
  const clicked = target.closest(interactive);
  if ((clicked && currentTarget.contains(clicked)) || window.getSelection()?.isCollapsed === false) return;
  const row = target.closest('tr');
  const link = row?.querySelector<HTMLElement>('a[data-opens=show]') ?? row?.querySelector<HTMLElement>('a[data-opens=edit]');
  // Going back restores the focus to this row.
  link?.focus({ preventScroll: true });
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/**
 * A `ref` that gives a box the class `wide` while its content is wider. Only then does the box scroll sideways, as a scrolling box stops the
 * head of the table from being sticky.
 */
function markWide(box: HTMLElement | null): (() => void) | undefined {
  if (!box || !window.ResizeObserver) return undefined;
  const observer = new ResizeObserver(() => box.classList.toggle('wide', (box.firstElementChild?.scrollWidth ?? 0) > box.clientWidth));
  for (const element of [box, ...box.children]) observer.observe(element);
  return () => observer.disconnect();
}
