import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { List, QueryTest } from '#define';
import { useTestTexts } from './useFilterLabels';
import { useFilters } from './useFilters';

/** The filters in force, each in words and with a way to take it away. */
export default function ActiveFilters({ list, asked }: { list: List; asked: readonly QueryTest[] }) {
  const translate = useTranslate();
  const { change, clear } = useFilters(list);
  return (
    <Box sx={{ order: 2, flexBasis: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box
        component="ul"
        aria-label={translate('app.filters.inForce')}
        sx={{ display: 'contents', listStyle: 'none', '& > li': { listStyle: 'none', minWidth: 0, maxWidth: '100%' } }}
      >
        {asked.map(one => (
          <Chip key={one.filter.source} asked={one} onRemove={() => change(one.filter.source, undefined)} />
        ))}
      </Box>
      <Button size="small" onClick={() => clear(asked.map(({ filter }) => filter.source))}>
        {translate('app.filters.clearAll')}
      </Button>
    </Box>
  );
}

function Chip({ asked, onRemove }: { asked: QueryTest; onRemove: () => void }) {
  const translate = useTranslate();
  const words = useTestTexts(asked);
  return (
    <li className="chip">
      <span dir="auto">{words}</span>
      <button type="button" aria-label={translate('app.filters.remove', { name: words })} onClick={onRemove}>
        ×
      </button>
    </li>
  );
}
