import { Box, ClickAwayListener, Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FullFilter } from '#define';
import ActiveFilters from './ActiveFilters';
import FilterControls from './FilterControls';

interface FilterPanelProps {
  filters: readonly FullFilter[];
  /** A press beside the panel. */
  onClose: () => void;
  onEscape: () => void;
}

/** The controls of filters in a panel over the rows, with the active filters below them. */
export default function FilterPanel({ filters, onClose, onEscape }: FilterPanelProps) {
  const translate = useTranslate();
  return (
    <ClickAwayListener onClickAway={onClose}>
      <Paper
        component="section"
        elevation={8}
        aria-label={translate('app.filters.open')}
        // An open list of choices handles Escape itself.
        onKeyDown={event => event.key === 'Escape' && !event.defaultPrevented && onEscape()}
        sx={{ p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        <Box sx={filterGrid}>
          <FilterControls filters={filters} />
        </Box>
        <ActiveFilters />
      </Paper>
    </ClickAwayListener>
  );
}

/** Groups of boxes and radio buttons have the outline of an input, so that all controls begin and end in line. */
export const filterGrid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  '& > fieldset': {
    mt: '-9px',
    px: 1.5,
    minHeight: 49,
    boxSizing: 'border-box',
    border: '1px solid color-mix(in srgb, currentColor 23%, transparent)',
    borderRadius: 1,
  },
  '& > fieldset > legend': { px: 0.5, ml: -0.5, fontSize: 12, lineHeight: '18px' },
  '& > fieldset :is(.MuiCheckbox-root, .MuiRadio-root)': { py: '3px' },
  '& > [role=group] > .MuiFormControl-root': { flex: '1 1 120px' },
} as const;
