import { memo, type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { type List, removesRecord, type ShopRecord, valueAt } from '#define';
import { LinkButton, RecordButton } from '#frame/actions/RecordButton.tsx';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { cellComponents } from '#frame/list/columns/cellComponents.tsx';
import { Slot } from '#frame/slots/Slot.tsx';
import { RowCheckbox } from './bulk/RowCheckbox';
import type { FullColumn } from './columns/useColumns';
import { EditCell } from './inlineEdit/InlineEditSwitch';

interface RowCellsProps {
  record: ShopRecord;
  /** The position of the row over all pages, from 1. */
  position: number;
  columns: readonly FullColumn[];
  /** By the source of their column. */
  classes: Readonly<Record<string, string>>;
  buttons: NonNullable<List['row']>;
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined;
  /** Called when the row has been removed. */
  onDeselect: (id: string) => void;
  isOpen: boolean;
  /** Opens and closes the row's “more”. */
  onMore: ((id: string) => void) | undefined;
  onEdit?: ((record: ShopRecord) => void) | undefined;
}

/** The cells of a row: checkbox, values, buttons, “more”. Memoized, so that selecting one row renders no other. */
export const RowCells = memo(function RowCells(props: RowCellsProps) {
  const { record, position, columns, classes, buttons, isOpen, onMore, isSelected, onDeselect, onEdit } = props;
  const Cell = useContext(EditCell);
  const resource = useResource();
  return (
    <>
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
      {onMore && <MoreCell record={record} isOpen={isOpen} onMore={onMore} />}
    </>
  );
});

interface CellContentProps extends Pick<RowCellsProps, 'record' | 'position'> {
  /** The name of the resource. */
  resource: string;
}

/** A value with its mark, or the resource's component for the cell. A function, as a component in each cell would slow down the table. */
export function cellContent({ record, position, resource }: CellContentProps, column: FullColumn): ReactNode {
  const { source, cellView, value, mark, kind } = column;
  const Field = cellComponents[kind];
  const shared = { record, resource, inRow: true };
  const word = mark?.value(record);
  const content = (
    <>
      <Field {...shared} value={value ? value(record, position) : valueAt(record, source)} column={column} />
      {mark && typeof word === 'string' && mark.tones[word] && (
        <>
          {' '}
          <cellComponents.badge {...shared} value={word} column={mark} />
        </>
      )}
    </>
  );
  if (!cellView) return content;
  return (
    <Slot component={cellView} props={{ record, source }} fallback={content}>
      {content}
    </Slot>
  );
}

/** CSS hides it from 1024 pixels on. */
function MoreCell({ record, isOpen, onMore }: { record: ShopRecord; isOpen: boolean; onMore: (id: string) => void }) {
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
