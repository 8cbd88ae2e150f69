import { memo, useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type List, removesRecord, type ShopRecord, valueAt } from '#define';
import { LinkButton, RecordButton } from '#frame/actions/RecordButton.tsx';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { cellContent } from '#frame/list/columns/cellComponents.tsx';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { RowCheckbox } from './bulk/RowCheckbox';
import type { FullColumn } from './columns/useColumns';
import { EditCell } from './inlineEdit/InlineEditSwitch';

const RowMore = lazyWithPreload(() => import('./RowMore'), null);

interface ListRowProps {
  record: ShopRecord;
  /** The position of the row over all pages, from 1. */
  position: number;
  columns: readonly FullColumn[];
  /** By the source of their column. */
  classes: Readonly<Record<string, string>>;
  /** The columns behind the row's “more”. */
  collapsed: readonly FullColumn[];
  buttons: NonNullable<List['row']>;
  hasMore: boolean;
  /** How many cells the row has. */
  cells: number;
  /** The row still belongs to the previous page or query. */
  isPlaceholder: boolean;
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined;
  /** Called when the row has been removed. */
  onDeselect: (id: string) => void;
  onEdit?: ((record: ShopRecord) => void) | undefined;
}

/** A row: checkbox, values, buttons, “more”. Memoized, so that selecting one row renders no other. The keys of a list focus it, Tab does not. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { record, position, columns, classes, collapsed, buttons, hasMore, cells, isPlaceholder, isSelected, onDeselect, onEdit } = props;
  const [isOpen, setOpen] = useState(false);
  const Cell = useContext(EditCell);
  const resource = useResource();
  return (
    <>
      <tr data-row={record.id} tabIndex={-1} inert={isPlaceholder} className={classNames(isOpen && 'open', isSelected && 'ticked')}>
        {isSelected !== undefined && <RowCheckbox record={record} isSelected={isSelected} />}
        {columns.map(column => (
          <td key={column.source} data-label={column.header} className={classes[column.source]}>
            {Cell && column.edit ? <Cell record={record} column={column} /> : cellContent({ record, position, resource: resource.name }, column)}
          </td>
        ))}
        {buttons.length > 0 && (
          <td className="row-actions">
            {buttons.map(button =>
              typeof button === 'string' ? (
                <RecordButton
                  key={button}
                  action={button}
                  record={record}
                  onEdit={onEdit}
                  onDone={removesRecord(resource, button) ? () => onDeselect(record.id) : undefined}
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
        )}
        {hasMore && <MoreCell record={record} isOpen={isOpen} onMore={() => setOpen(!isOpen)} />}
      </tr>
      {isOpen && collapsed.length > 0 && <RowMore record={record} position={position} columns={collapsed} cells={cells} />}
    </>
  );
});

export const classNames = (...names: unknown[]) => names.filter(Boolean).join(' ');

/** CSS hides it from 1024 pixels on. */
function MoreCell({ record, isOpen, onMore }: { record: ShopRecord; isOpen: boolean; onMore: () => void }) {
  const translate = useTranslate();
  const { name } = useResource();
  const titleOf = useTitleOf(name);
  const label = translate('app.actions.of', { action: translate('app.actions.more'), name: titleOf(record) });
  return (
    <td className="row-more">
      <button type="button" className="icon-button" aria-label={label} aria-expanded={isOpen} onClick={onMore} />
    </td>
  );
}
