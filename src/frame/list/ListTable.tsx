import { type ComponentType, Fragment, memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useListContext, useListPaginationContext, useTranslate } from 'react-admin';
import { type List, type Resource, type ShopRecord, valueAt } from '#define';
import { LinkButton, RecordButton } from '#frame/actions/RecordButton.tsx';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { cellComponents } from '#frame/list/columns/cellComponents.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotView } from '#frame/slots/slots.ts';
import { useSteadyRows } from '#frame/ui/useSteadyRows.ts';
import { RowCheckbox, SelectAll } from './bulk/RowCheckbox';
import { type RowSelection, useRowSelection } from './bulk/useRowSelection';
import { cellClasses } from './cellClasses';
import { type FullColumn, useColumns } from './columns/useColumns';
import { HeadCell } from './HeadCell';
import type { CellProps } from './inlineEdit/useInlineEdit';
import { markWide } from './markWide';
import { rowClick } from './rowClick';
import { UnreadColumns } from './UnreadColumns';

const RowMore = lazyWithPreload(() => import('./RowMore'));

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
  /** Stands in the cells that can be edited, while they are. */
  Cell?: ComponentType<CellProps> | undefined;
}

/** The rows of a list, each a card on a phone. Below 1024 pixels, what matters less stands behind a row's “more”. */
export function ListTable({ list, listKey, rows, areOld, onEdit, inRow, Cell }: ListTableProps) {
  const resource = useResource();
  const from = useFirstPosition(areOld);
  const { shown: chosen, declared } = useColumns(list, listKey);
  const columns = Cell ? [...new Set([...chosen, ...declared.filter(({ edit }) => edit)])] : chosen;
  const ticking = useRowSelection(list, resource.name);
  const translate = useTranslate();
  const { page, perPage, sort, filterValues } = useListContext();
  const steady = useSteadyRows<HTMLTableSectionElement>(rows, JSON.stringify([page, perPage, sort, filterValues]), areOld);
  const Row = slotView(resource, 'list:row');
  const classes = useMemo(() => cellClasses(columns, list.narrow, resource.represent), [columns, list, resource]);
  const minor = columns.filter(({ source }) => classes[source]?.includes('minor'));
  const { opened, onMore } = useOpened(minor.length > 0 || (list.row?.length ?? 0) > 1);
  const cells = columns.length + Number(Boolean(ticking)) + Number(Boolean(list.row?.length)) + Number(Boolean(onMore));
  const actions = translate(`resources.${resource.name}.columns.actions`, { _: translate('app.actions.actions') });
  return (
    <>
      <UnreadColumns columns={columns} />
      <div className="rows-box" ref={markWide}>
        <table className={minor.length ? 'rows list has-minor' : 'rows list'} aria-busy={areOld}>
          <thead>
            <tr>
              {ticking && <SelectAll rows={rows} disabled={areOld} />}
              {columns.map(column => (
                <HeadCell key={column.source} {...{ column, list, listKey }} className={classes[column.source]} />
              ))}
              {list.row?.length ? (
                <th scope="col" className="row-actions">
                  {actions}
                </th>
              ) : null}
              {onMore && <td className="row-more" role="presentation" />}
            </tr>
          </thead>
          <tbody {...steady} {...rowClick}>
            {rows.map((record, index) => {
              if (inRow?.record?.id === record.id)
                return (
                  <tr key={record.id}>
                    <td colSpan={cells} className="in-row">
                      <inRow.Row record={inRow.record} onClose={inRow.onClose} />
                    </td>
                  </tr>
                );
              const isOpen = opened.has(record.id);
              const row = (
                <tr key={record.id} inert={areOld} data-row={record.id} className={isOpen ? 'open' : undefined}>
                  <Cells
                    position={from + index}
                    record={record}
                    resource={resource}
                    columns={columns}
                    classes={classes}
                    list={list}
                    onEdit={onEdit}
                    isOpen={isOpen}
                    onMore={onMore}
                    Cell={Cell}
                    {...ticking?.(record.id)}
                  />
                </tr>
              );
              return (
                <Fragment key={record.id}>
                  <Slot own={Row} given={{ record, cells }} meanwhile={row}>
                    {row}
                  </Slot>
                  {isOpen && minor.length > 0 && (
                    <Suspense>
                      <RowMore record={record} position={from + index} columns={minor} cells={cells} />
                    </Suspense>
                  )}
                </Fragment>
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
  const { page, perPage } = useListPaginationContext();
  const shown = useRef(1);
  useEffect(() => {
    if (!areOld) shown.current = (page - 1) * perPage + 1;
  }, [areOld, page, perPage]);
  return areOld ? shown.current : (page - 1) * perPage + 1;
}

interface CellsProps extends RowSelection {
  record: ShopRecord;
  position: number;
  resource: Resource;
  columns: readonly FullColumn[];
  /** Of their cells, by their sources. */
  classes: Readonly<Record<string, string>>;
  list: List;
  isOpen: boolean;
  /** Opens and closes what stands behind the row's “more”, where something does. */
  onMore: ((id: string) => void) | undefined;
  onEdit?: ((record: ShopRecord) => void) | undefined;
  Cell: ListTableProps['Cell'];
}

const Cells = memo(function Cells({
  record,
  position,
  resource,
  columns,
  classes,
  list,
  isOpen,
  onMore,
  isTicked,
  onTick,
  onEdit,
  Cell,
}: CellsProps) {
  return (
    <>
      {onTick && <RowCheckbox record={record} isTicked={isTicked} onTick={onTick} />}
      {columns.map(column => {
        const { source, own, value, mark } = column;
        const Shown = cellComponents[column.kind];
        const given = { record, resource: resource.name, inRow: true };
        const word = mark?.value(record);
        const plain = (
          <>
            <Shown {...given} value={value ? value(record, position) : valueAt(record, source)} column={column} />
            {mark && typeof word === 'string' && mark.tones[word] && (
              <>
                {' '}
                <cellComponents.badge {...given} value={word} column={mark} />
              </>
            )}
          </>
        );
        return (
          <td key={source} data-label={column.header} className={classes[source]}>
            {Cell && column.edit ? (
              <Cell record={record} column={column} />
            ) : own ? (
              <Slot own={own} given={{ record, source }} meanwhile={plain}>
                {plain}
              </Slot>
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
      {onMore && <MoreCell record={record} isOpen={isOpen} onMore={onMore} />}
    </>
  );
});

/** Opens what has no room in the row; hidden from 1024 pixels on. */
function MoreCell({ record, isOpen, onMore }: Required<Pick<CellsProps, 'record' | 'isOpen'>> & { onMore: (id: string) => void }) {
  const translate = useTranslate();
  const { name } = useResource();
  const titleOf = useTitleOf(name);
  const label = translate('app.actions.of', { action: translate('app.actions.more'), name: titleOf(record) });
  return (
    <td className="row-more">
      <button type="button" className="icon-button" aria-label={label} aria-expanded={isOpen} onClick={() => onMore(record.id)} />
    </td>
  );
}

/** The rows whose “more” is open, and what opens one; nothing where no row has any. */
function useOpened(hasMore: boolean) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const turn = useCallback((id: string) => setOpened(now => new Set(now.has(id) ? [...now].filter(other => other !== id) : [...now, id])), []);
  return { opened, onMore: hasMore ? turn : undefined };
}
