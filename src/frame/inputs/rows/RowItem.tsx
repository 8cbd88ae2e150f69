import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box } from '@mui/material';
import { type ComponentType, type FC, type KeyboardEvent, memo, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Field, fieldInRow, isPlain, type Page } from '#define';
import type { RowsText } from '#frame/fields/useRowsText.ts';
import type { InputProps } from '#frame/inputs/useTextField.tsx';
import { plain } from '#frame/ui/icons.tsx';
import { cellsOf } from './RowParts';

/** The input of one field of a row. */
export type RowInput = ComponentType<Pick<InputProps, 'field' | 'label' | 'isLabelHidden' | 'page'>>;

interface RowItemProps {
  id: string;
  /** The rows, with the fields that are shown of each. */
  field: Field;
  page: Page;
  text: RowsText;
  Input: RowInput;
  position: number;
  count: number;
  isReadOnly: boolean;
  /** Below a head that has the labels. */
  isTable: boolean;
  isOpen: boolean;
  /** None may go. */
  isLeast: boolean;
  /** None where all rows are open. */
  onToggle: ((id: string) => void) | undefined;
  onRemove: (position: number, name: string) => void;
  onMove: ((from: number, to: number, name: string) => void) | undefined;
}

const icons = { up: plain(ArrowUpward), down: plain(ArrowDownward), remove: plain(Close), open: plain(ExpandLess), closed: plain(ExpandMore) };

/**
 * One row: its inputs, or its title alone while it is closed, and its buttons. Rendered anew only where something of it has changed.
 * Plain elements, styled by classes: a list may have hundreds.
 */
export const RowItem = memo((row: RowItemProps) => {
  const { id, field, position, text, isOpen, onToggle } = row;
  const name = useWatch({ name: `${field.source}.${position}`, compute: (held: unknown) => (isPlain(held) ? (field.title?.(held) ?? '') : '') });
  const called = text.row(position + 1, name);
  const Mark = isOpen ? icons.open : icons.closed;
  return (
    <li aria-label={called}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out beside its buttons */}
      <div role="group" aria-label={name || called} className="row-item">
        <div>
          {onToggle && (
            <button type="button" className="row-toggle" aria-expanded={isOpen} onClick={() => onToggle(id)}>
              <Mark />
              <bdi>{called}</bdi>
            </button>
          )}
          {isOpen && <RowInputs {...row} called={name || called} />}
        </div>
        {!row.isReadOnly && <RowButtons {...row} name={name || String(position + 1)} />}
      </div>
    </li>
  );
});

/** In a line of their own, whatever room there is. */
const wide = new Set(['longText', 'chips', 'images', 'references', 'mapPoint', 'richText', 'rows']);

function RowInputs({ field, page, text, Input, position, isReadOnly, isTable, called }: RowItemProps & { called: string }) {
  const placed = useMemo(
    () =>
      (field.fields ?? []).map(own => ({
        own,
        inRow: { ...fieldInRow(field, position, own), ...(isReadOnly ? { readOnly: true as const } : {}) },
      })),
    [field, position, isReadOnly],
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignItems: 'start', gridTemplateColumns: cellsOf(placed.length, isTable) }}>
      {placed.map(({ own, inRow }) => (
        <Box
          key={own.source}
          sx={{ display: 'grid', ...(isTable ? {} : { '&:empty': { display: 'none' } }), ...(wide.has(own.kind) && { gridColumn: '1 / -1' }) }}
        >
          <Input
            field={inRow}
            label={isTable ? `${text.label(own.source)}, ${called}` : text.label(own.source)}
            isLabelHidden={isTable}
            page={page}
          />
        </Box>
      ))}
    </Box>
  );
}

/** Moves and removes a row, with the arrow keys too. A button at the end of its way keeps the focus. */
function RowButtons({ position, count, isLeast, onRemove, onMove, name }: RowItemProps & { name: string }) {
  const translate = useTranslate();
  const move = (to: number) => onMove?.(position, to, name);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !onMove) return;
    event.preventDefault();
    move(position + step);
  };
  const button = (text: string, Icon: FC, onClick: () => void, isIdle: boolean) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(text, { name })}
      aria-disabled={isIdle || undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <Icon />
    </button>
  );
  return (
    <div className="row-buttons">
      {onMove && button('app.inputs.moveUp', icons.up, () => move(position - 1), position === 0)}
      {onMove && button('app.inputs.moveDown', icons.down, () => move(position + 1), position === count - 1)}
      {button('app.actions.remove', icons.remove, () => onRemove(position, name), isLeast)}
    </div>
  );
}
