import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FullFilter, Test } from '#define';
import { daySpans, useFilterLabels } from './useFilterLabels';
import { useFilters } from './useFilters';

/** Buttons for frequent ranges of days. Pressing the active one removes it. */
export default function DayPresets({ filter }: { filter: FullFilter }) {
  const translate = useTranslate();
  const { testOf, change } = useFilters();
  const { labelOf } = useFilterLabels();
  const current = JSON.stringify(testOf(filter.source));
  const toggle = (span: Test, isChosen: boolean) => change(filter.source, isChosen ? undefined : span);
  return (
    <Box role="group" aria-label={labelOf(filter)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {Object.entries(daySpans).map(([key, span]) => {
        const isChosen = JSON.stringify(span) === current;
        return (
          <Button
            key={key}
            size="small"
            color={isChosen ? 'primary' : 'inherit'}
            variant={isChosen ? 'outlined' : 'text'}
            aria-pressed={isChosen}
            onClick={() => toggle(span, isChosen)}
            sx={{ minWidth: 0 }}
          >
            {translate(`app.filters.days.${key}`)}
          </Button>
        );
      })}
    </Box>
  );
}
