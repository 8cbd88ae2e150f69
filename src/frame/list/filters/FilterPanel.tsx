import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FullFilter, List } from '#define';
import FilterControl from './FilterControl';

interface FilterPanelProps {
  list: List;
  filters: readonly FullFilter[];
  onClose: () => void;
}

export default function FilterPanel({ list, filters, onClose }: FilterPanelProps) {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-label={translate('app.filters.open')}
      // An open list of choices handles Escape itself.
      onKeyDown={event => event.key === 'Escape' && !event.defaultPrevented && onClose()}
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      }}
    >
      {filters.map(filter => (
        <FilterControl key={filter.source} list={list} filter={filter} />
      ))}
    </Box>
  );
}
