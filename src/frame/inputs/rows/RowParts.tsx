/** What stands around the rows of a list: their head, their mistakes, what has been done, and the button that adds one. */
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { InputHelperText, useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import type { Field } from '#define';
import type { RowsText } from '#frame/fields/useRowsText.ts';
import type { useRows } from './useRows';

/** How the cells of a row stand beside each other: below a head in as many columns, else as many as there is room for, at most five. */
export const cellsOf = (count: number, isTable: boolean): string =>
  isTable ? `repeat(${count}, minmax(0, 1fr))` : 'repeat(auto-fit, minmax(max(110px, calc((100% - 48px) / 5)), 1fr))';

/** In pixels, of the buttons of a row. */
const buttonsWidth = (isMovable: boolean): number => (isMovable ? 96 : 32);

/** The labels of the fields, once above the rows. Each input is told its own. */
export function RowsHead({ fields, text, isMovable }: { fields: readonly Field[]; text: RowsText; isMovable: boolean }) {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 1, mb: 0.5, color: 'text.secondary', fontSize: 13 }}>
      <Box sx={{ flex: 1, display: 'grid', gap: 1.5, gridTemplateColumns: cellsOf(fields.length, true) }}>
        {fields.map(({ source }) => (
          <span key={source}>{text.label(source)}</span>
        ))}
      </Box>
      <Box sx={{ width: buttonsWidth(isMovable) }} />
    </Box>
  );
}

/** What is wrong with the rows as a whole. */
export function RowsError({ source }: { source: string }) {
  const { errors } = useFormState({ name: source });
  const found: unknown = get(errors, `${source}.root.message`) ?? get(errors, `${source}.message`);
  if (typeof found !== 'string') return null;
  return (
    <FormHelperText error role="alert">
      <InputHelperText error={found} />
    </FormHelperText>
  );
}

/** What has been done to the rows, told to whoever does not see it; a row that went can be taken back. */
export function RowsSaid({ said, onUndo }: { said: ReturnType<typeof useRows>['said']; onUndo: () => void }) {
  const translate = useTranslate();
  const hidden = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;
  return (
    <Box sx={said?.removed ? { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1, fontSize: 14 } : hidden}>
      <span role="status">{said?.text}</span>
      {said?.removed && (
        <Button size="small" onClick={onUndo}>
          {translate('ra.action.undo')}
        </Button>
      )}
    </Box>
  );
}

/** Adds a row, unless there are as many as there may be. */
export function AddRow({ field, text, count, onAdd }: { field: Field; text: RowsText; count: number; onAdd: () => void }) {
  const translate = useTranslate();
  const { most = Number.POSITIVE_INFINITY, least = 0 } = field;
  const isFull = count >= most;
  const bound = isFull ? ['mostRows', most] : count <= least && least > 0 ? ['leastRows', least] : undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      {field.add !== false && (
        <Button size="small" disabled={isFull} onClick={onAdd}>
          {text.add}
        </Button>
      )}
      {bound && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate(`app.inputs.${bound[0]}`, { smart_count: bound[1] })}
        </Typography>
      )}
    </Box>
  );
}
