import { Box, Button, Drawer, MenuItem, TextField, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { FullFilter } from '#define';
import { useColumns } from './columns/useColumns';
import ActiveFilters from './filters/ActiveFilters';
import DayPresets from './filters/DayPresets';
import FilterControls from './filters/FilterControls';
import { filterGrid } from './filters/FilterPanel';
import { useIsSortable } from './HeadCell';
import ListTools from './ListTools';

interface PhonePanelProps {
  filters: readonly FullFilter[];
  onClose: () => void;
  /** Further controls at the top. */
  children: ReactNode;
}

/** All that narrows, sorts and arranges a list on a phone, in a panel from the bottom. */
export default function PhonePanel({ filters, onClose, children }: PhonePanelProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { maxHeight: '85dvh', borderRadius: '12px 12px 0 0' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 1 }}>
        <Typography id={id} component="h2" variant="h6">
          {translate('app.filters.phone')}
        </Typography>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', p: 2, pt: 1, overflowY: 'auto' }}>
        <ActiveFilters />
        {children}
        <Order />
        {filters.map(filter => filter.alwaysOn === 'presets' && <DayPresets key={filter.source} filter={filter} />)}
        <Box sx={filterGrid}>
          <FilterControls filters={filters} />
        </Box>
        <ListTools />
      </Box>
    </Drawer>
  );
}

/** Sorts the list by one of the columns that a wide screen sorts by. */
function Order() {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const sortable = useColumns().shown.filter(useIsSortable());
  const options = sortable.flatMap(({ source, header }) =>
    (['ASC', 'DESC'] as const).map(order => ({ field: source, order, text: `${header}, ${translate(`ra.sort.${order}`)}` })),
  );
  const chosen = options.findIndex(({ field, order }) => field === sort.field && order === sort.order);
  if (!options.length) return null;
  return (
    <TextField
      select
      fullWidth
      label={translate('app.filters.order')}
      value={chosen < 0 ? '' : chosen}
      onChange={({ target }) => {
        const next = options[Number(target.value)];
        if (next) setSort({ field: next.field, order: next.order });
      }}
    >
      {options.map(({ field, order, text }, at) => (
        <MenuItem key={`${field} ${order}`} value={at}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
