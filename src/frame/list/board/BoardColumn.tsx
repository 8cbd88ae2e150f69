import { useDroppable } from '@dnd-kit/core';
import { Box } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '#frame/context/resourcesContext.ts';
import { fieldComponents } from '#frame/fields/fieldComponents.tsx';
import { formatNumber } from '#frame/format/money.ts';

interface BoardColumnProps {
  /** Empty for records without a declared state. */
  state: string;
  count: number;
  /** Whether the dragged card may be dropped here; undefined while none is dragged. */
  isTarget: boolean | undefined;
  children: ReactNode;
}

/** The cards in one state, below its name and their number. */
export function BoardColumn({ state, count, isTarget, children }: BoardColumnProps) {
  const id = useId();
  const { name, fields, states } = useResource();
  const translate = useTranslate();
  const field = fields.find(({ source }) => source === states?.source);
  const { setNodeRef, isOver } = useDroppable({ id: state, disabled: !isTarget });
  return (
    <Box
      ref={setNodeRef}
      component="section"
      aria-labelledby={id}
      sx={{
        flex: '1 0 200px',
        maxWidth: 360,
        minWidth: 0,
        p: 1,
        borderRadius: 1,
        outline: '2px dashed transparent',
        bgcolor: 'action.hover',
        ...(isTarget === false ? { opacity: 0.5 } : {}),
        ...(isTarget ? { outlineColor: 'primary.main' } : {}),
        ...(isOver ? { bgcolor: 'action.selected' } : {}),
      }}
    >
      <Box id={id} component="h2" sx={{ display: 'flex', gap: 1, alignItems: 'center', m: 0, px: 0.5, pb: 1, font: 'inherit' }}>
        {field && state ? <fieldComponents.badge value={state} record={{ id: '' }} resource={name} column={field} /> : translate('app.board.others')}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatNumber(count)}
        </Box>
      </Box>
      <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Box>
  );
}
