import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box } from '@mui/material';
import { type ComponentType, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { type Field, fieldInRow, holdsOn, type Kind, type Page } from '#define';
import type { RowsText } from '#frame/fields/useRowsText.ts';
import { rowTitle } from '#frame/format/texts.ts';
import type { InputProps } from '#frame/inputs/inputProps.tsx';
import { RowButtons } from './RowButtons';

export type RowInput = ComponentType<Pick<InputProps, 'field' | 'label' | 'isLabelHidden' | 'page'>>;

interface RowItemProps {
  /** The field of the rows, with the inner fields that are shown. */
  field: Field;
  page: Page;
  text: RowsText;
  Input: RowInput;
  position: number;
  count: number;
  isReadOnly: boolean;
  /** Whether the rows are below a head that has the labels. */
  isTable: boolean;
  isOpen: boolean;
  /** Whether no more rows may be removed. */
  isLeast: boolean;
  /** `undefined` if rows cannot be closed. */
  onToggle: (() => void) | undefined;
  onRemove: (position: number, name: string) => void;
}

/** The grid columns of a row: in a table one per field, else as many as fit, at most five. */
const gridColumns = (count: number, isTable: boolean): string =>
  isTable ? `repeat(${count}, minmax(0, 1fr))` : 'repeat(auto-fit, minmax(max(110px, calc((100% - 48px) / 5)), 1fr))';

/** One row with its buttons, and its inputs while it is open. Made of plain elements with classes, because a list may have hundreds of rows. */
export function RowItem(row: RowItemProps) {
  const { field, position, text, isOpen, onToggle } = row;
  const name = useWatch({ name: `${field.source}.${position}`, compute: (value: unknown) => rowTitle(field, value) });
  const label = text.row(position + 1, name);
  const Mark = isOpen ? ExpandLess : ExpandMore;
  return (
    <li aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out beside its buttons */}
      <div role="group" aria-label={name || label} className="row-item">
        <div>
          {onToggle && (
            <button type="button" className="row-toggle" aria-expanded={isOpen} onClick={onToggle}>
              <Mark fontSize="small" />
              <bdi>{label}</bdi>
            </button>
          )}
          {isOpen && <RowInputs {...row} rowLabel={name || label} />}
        </div>
        {!row.isReadOnly && <RowButtons {...row} name={name || String(position + 1)} isRemovable={!row.isLeast} />}
      </div>
    </li>
  );
}

/** The kinds whose inputs take a whole line. */
export const wholeLineKinds: ReadonlySet<Kind> = new Set(['longText', 'rows', 'chips', 'images', 'references', 'mapPoint', 'richText']);

function RowInputs({ field, page, text, Input, position, isReadOnly, isTable, rowLabel }: RowItemProps & { rowLabel: string }) {
  const placed = useMemo(
    () =>
      (field.fields ?? []).map(inner => ({
        inner,
        inRow: { ...fieldInRow(field, position, inner), ...(isReadOnly ? { readOnly: true as const } : {}) },
      })),
    [field, position, isReadOnly],
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignItems: 'start', gridTemplateColumns: gridColumns(placed.length, isTable) }}>
      {placed.map(({ inner, inRow }) => (
        <Box
          key={inner.source}
          sx={{
            display: 'grid',
            ...(isTable ? {} : { '&:empty': { display: 'none' } }),
            ...(wholeLineKinds.has(inner.kind) && { gridColumn: '1 / -1' }),
            // On a phone, what is typed needs the whole line.
            ...(inner.kind === 'text' && !inRow.readOnly && !isTable && { gridColumn: { xs: '1 / -1', sm: 'auto' } }),
          }}
        >
          <Input
            field={inRow}
            label={isTable ? `${text.label(inner.source)}, ${rowLabel}` : text.label(inner.source)}
            isLabelHidden={isTable}
            page={page}
          />
        </Box>
      ))}
    </Box>
  );
}

/** The labels of the fields, once above the rows. Hidden from screen readers, because each input has its own label. */
export function RowsHead({ fields, page, text }: { fields: readonly Field[]; page: Page; text: RowsText }) {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 1, mb: 0.5, color: 'text.secondary', fontSize: 13 }}>
      <Box sx={{ flex: 1, display: 'grid', gap: 1.5, gridTemplateColumns: gridColumns(fields.length, true) }}>
        {fields.map(({ source, required }) => (
          <span key={source}>
            {text.label(source)}
            {holdsOn(required, page) && ' *'}
          </span>
        ))}
      </Box>
      <Box sx={{ width: 32 }} />
    </Box>
  );
}
