import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FullFilter } from '#define';
import { daySpans, spanOf, useFilterLabels } from './useFilterLabels';
import { useFilters } from './useFilters';

/** Buttons for frequent ranges of days. Pressing the active one removes it. */
export default function DayPresets({ filter }: { filter: FullFilter }) {
  const translate = useTranslate();
  const { filter: active, change } = useFilters();
  const { labelOf } = useFilterLabels();
  const chosen = spanOf(active[filter.source]);
  return (
    <Box role="group" aria-label={labelOf(filter)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {Object.entries(daySpans).map(([key, span]) => {
        const isChosen = key === chosen;
        return (
          <Button
            key={key}
            size="small"
            color={isChosen ? 'primary' : 'inherit'}
            variant={isChosen ? 'outlined' : 'text'}
            aria-pressed={isChosen}
            onClick={() => change(filter.source, isChosen ? undefined : span)}
            sx={{ minWidth: 0 }}
          >
            {translate(`app.filters.days.${key}`)}
          </Button>
        );
      })}
    </Box>
  );
}
