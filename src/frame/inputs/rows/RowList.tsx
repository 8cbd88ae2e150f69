import { Box, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { isOn } from '#define';
import { useSettings } from '#frame/context/settingsContext.ts';
import { useRowsText } from '#frame/fields/useRowsText.ts';
import { useRegisterUnmounted } from '#frame/inputs/unmountedFields.ts';
import type { InputProps } from '#frame/inputs/useTextField.tsx';
import { fieldsOfRows } from '#frame/record/editableFields.ts';
import { useSteadyRows } from '#frame/ui/useSteadyRows.ts';
import { type RowInput, RowItem } from './RowItem';
import { AddRow, RowsError, RowsHead, RowsSaid } from './RowParts';
import { useRows } from './useRows';

/** The rows of a list. Closed ones mount no input and are checked all the same. */
export function RowList({ field, page, readOnly, validate, Input }: InputProps & { Input: RowInput }) {
  const { getValues } = useFormContext();
  const { allowsInput } = useSettings();
  const text = useRowsText(field);
  const rows = useRows(field, validate);
  const steady = useSteadyRows<HTMLUListElement>(rows.items, rows.reading);
  const isWide = useMediaQuery<Theme>(theme => theme.breakpoints.up('md'));
  const shown = useMemo(() => {
    const fields = (field.fields ?? []).filter(own => isOn(own, page) && allowsInput(own, page));
    return { ...field, fields };
  }, [field, page, allowsInput]);
  useRegisterUnmounted(() => (readOnly ? [] : fieldsOfRows(shown, page, getValues(), position => !rows.isOpen(position))));
  const { least = 0, order } = field;
  const isTable = field.as === 'table' && isWide;
  const count = rows.items.length;
  const none = count ? '' : text.none(page);
  return (
    <>
      {none && <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>}
      {isTable && count > 0 && <RowsHead fields={shown.fields} text={text} isMovable={Boolean(order)} />}
      <Box component="ul" {...steady} sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: isTable ? 0.75 : 1.5 }}>
        {rows.items.map(({ id }, position) => (
          <RowItem
            key={id}
            id={id}
            field={shown}
            page={page}
            text={text}
            Input={Input}
            position={position}
            count={count}
            isReadOnly={readOnly}
            isTable={isTable}
            isOpen={rows.isOpen(position)}
            isLeast={count <= least}
            onToggle={rows.isFoldable ? rows.toggle : undefined}
            onRemove={rows.remove}
            onMove={order ? rows.move : undefined}
          />
        ))}
      </Box>
      <RowsError source={field.source} />
      <RowsSaid said={rows.said} onUndo={rows.undo} />
      {!readOnly && <AddRow field={field} text={text} count={count} onAdd={rows.add} />}
    </>
  );
}
