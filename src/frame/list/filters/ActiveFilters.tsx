import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QueryTest } from '#define';
import { useFilterText } from './useFilterLabels';
import { useFilters } from './useFilters';

/** The removable filters as chips, with a button that removes all of them. Empty if none is active. */
export default function ActiveFilters() {
  const translate = useTranslate();
  const { removableFilters, change, clear } = useFilters();
  if (!removableFilters.length) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box
        component="ul"
        aria-label={translate('app.filters.inForce')}
        sx={{ display: 'contents', listStyle: 'none', '& > li': { listStyle: 'none', minWidth: 0, maxWidth: '100%' } }}
      >
        {removableFilters.map(active => (
          <Chip key={active.filter.source} active={active} onRemove={() => change(active.filter.source, undefined)} />
        ))}
      </Box>
      <Button size="small" onClick={() => clear(removableFilters.map(({ filter }) => filter.source))}>
        {translate('app.filters.clearAll')}
      </Button>
    </Box>
  );
}

function Chip({ active, onRemove }: { active: QueryTest; onRemove: () => void }) {
  const translate = useTranslate();
  const text = useFilterText(active);
  return (
    <li className="chip">
      <span dir="auto">{text}</span>
      <button type="button" aria-label={translate('app.filters.remove', { name: text })} onClick={onRemove}>
        ×
      </button>
    </li>
  );
}
