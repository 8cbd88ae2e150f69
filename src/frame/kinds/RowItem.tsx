import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, IconButton } from '@mui/material';
import { type ComponentType, type KeyboardEvent, memo, type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Field, fieldInRow, isPlain, type Page } from '../../../resources/define';
import { buttonsWidth, cellsOf } from './RowParts';
import type { RowsText } from './useRowsText';
import type { InputProps } from './useTextField';

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

/** One row: its inputs, or its title alone while it is closed, and its buttons. Rendered anew only where something of it has changed. */
export const RowItem = memo((row: RowItemProps) => {
  const { id, field, position, text, isOpen, onToggle } = row;
  const name = useWatch({ name: `${field.source}.${position}`, compute: (held: unknown) => (isPlain(held) ? (field.title?.(held) ?? '') : '') });
  const called = text.row(position + 1, name);
  return (
    <li aria-label={called}>
      <Box role="group" aria-label={name || called} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {onToggle && (
            <Button
              size="small"
              color="inherit"
              aria-expanded={isOpen}
              startIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
              onClick={() => onToggle(id)}
              sx={{ textTransform: 'none', textAlign: 'start', overflowWrap: 'anywhere' }}
            >
              <bdi>{called}</bdi>
            </Button>
          )}
          {isOpen && <RowInputs {...row} called={name || called} />}
        </Box>
        {!row.isReadOnly && <RowButtons {...row} name={name || String(position + 1)} />}
      </Box>
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

/** Moves and removes a row. A button at the end of its way keeps the focus. */
function RowButtons({ position, count, isLeast, onRemove, onMove, name }: RowItemProps & { name: string }) {
  const translate = useTranslate();
  const move = (to: number) => onMove?.(position, to, name);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(position + step);
  };
  const button = (text: string, icon: ReactNode, onClick: () => void, isIdle: boolean, hint?: string) => (
    <IconButton
      aria-label={translate(text, { name })}
      aria-disabled={isIdle || undefined}
      aria-description={hint}
      onClick={onClick}
      onKeyDown={onMove && onKeyDown}
      sx={{ width: 36, height: 36, p: 0.5, opacity: isIdle ? 0.4 : 1 }}
    >
      {icon}
    </IconButton>
  );
  return (
    <Box sx={{ display: 'flex', flex: 'none', width: buttonsWidth(Boolean(onMove)), mt: '2px' }}>
      {onMove && button('app.inputs.moveUp', <ArrowUpward fontSize="small" />, () => move(position - 1), position === 0)}
      {onMove && button('app.inputs.moveDown', <ArrowDownward fontSize="small" />, () => move(position + 1), position === count - 1)}
      {button('app.actions.remove', <Close fontSize="small" />, () => onRemove(position, name), isLeast)}
    </Box>
  );
}
