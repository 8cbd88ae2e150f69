import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FullFilter, List, Test } from '#define';
import { daySpans } from './daySpans';
import { useFilterLabels } from './useFilterLabels';
import { useFilters } from './useFilters';

interface DayPresetsProps {
  list: List;
  filter: FullFilter;
}

/** The days that staff ask for most, each one press away; the one in force is pressed, and pressed again it is taken back. */
export default function DayPresets({ list, filter }: DayPresetsProps) {
  const translate = useTranslate();
  const { testOf, change } = useFilters(list);
  const { labelOf } = useFilterLabels();
  const held = JSON.stringify(testOf(filter.source));
  const turn = (span: Test, isChosen: boolean) => change(filter.source, isChosen ? undefined : span);
  return (
    <Box role="group" aria-label={labelOf(filter)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {Object.entries(daySpans).map(([key, span]) => {
        const isChosen = JSON.stringify(span) === held;
        return (
          <Button
            key={key}
            size="small"
            color={isChosen ? 'primary' : 'inherit'}
            variant={isChosen ? 'outlined' : 'text'}
            aria-pressed={isChosen}
            onClick={() => turn(span, isChosen)}
            sx={{ minWidth: 0 }}
          >
            {translate(`app.filters.days.${key}`)}
          </Button>
        );
      })}
    </Box>
  );
}
