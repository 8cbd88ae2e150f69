import { Box, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { boundOf, partsOf, testIn } from '#define';
import { isDay as isDayText } from '#frame/format/typedDays.ts';
import { DayField } from '#frame/inputs/DayField.tsx';
import { useDebounced } from '#frame/ui/useDebounced.ts';
import DayPresets from './DayPresets';
import { type FilterControlProps, useFilterValue } from './useFilterValue';

type End = 'from' | 'to';

/** The labels of both ends, and the error of an end before the start. */
type RangeTexts = Record<End | 'backwards', string>;

const textOf = (bound: unknown): string => (bound === undefined ? '' : String(boundOf(bound)));

/** A range of days or numbers. Always in the toolbar, its labels are those of the specification. */
export function RangeControl(props: FilterControlProps) {
  const { filter, label } = props;
  const translate = useTranslate();
  if (filter.alwaysOn === true && filter.isDay) {
    const words = {
      from: translate('app.actions.searchFrom'),
      to: translate('app.actions.searchTo'),
      backwards: translate('app.actions.searchBackwards'),
    };
    return (
      <>
        <RangeInputs {...props} words={words} />
        <DayPresets filter={filter} />
      </>
    );
  }
  const words = {
    from: translate('app.filters.from', { name: label }),
    to: translate('app.filters.to', { name: label }),
    backwards: translate('app.filters.backwards'),
  };
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <RangeInputs {...props} words={words} />
      {filter.isDay && filter.alwaysOn !== 'presets' && (
        <Box sx={{ flexBasis: '100%', mt: -1 }}>
          <DayPresets filter={filter} />
        </Box>
      )}
    </Box>
  );
}

/** A change applies when typing pauses. */
function RangeInputs({ filter, test, words, onChange }: FilterControlProps & { words: RangeTexts }) {
  const { isDay } = filter;
  const current = partsOf(test) ?? {};
  const [currentFrom, currentTo] = [textOf(current.from), textOf(current.to)];
  const [typed, choose, apply] = useFilterValue({ from: currentFrom, to: currentTo }, test, onChange);
  const { from, to } = typed;
  const isComplete = (bound: string): boolean => !bound || (isDay ? isDayText(bound) : Number.isFinite(Number(bound)));
  const isBackwards = Boolean(from && to && (isDay ? from > to && isComplete(from) && isComplete(to) : Number(from) > Number(to)));
  // An untouched end keeps its relative value: 'today-7', not the date of that day.
  const bound = (end: End, before: string) => (typed[end] === before ? current[end] : typed[end]);
  const next = testIn(filter, { from: bound('from', currentFrom), to: bound('to', currentTo) });
  const isNew = JSON.stringify(next) !== JSON.stringify(test);
  useDebounced(isNew && isComplete(from) && isComplete(to) && !isBackwards ? () => apply(next) : undefined);
  const limits = { from: { max: to }, to: { min: from } };
  const propsOf = (end: End) => ({
    label: words[end],
    error: isBackwards,
    helperText: isBackwards && end === 'from' ? words.backwards : undefined,
    sx: { width: 168 },
  });
  return (['from', 'to'] as const).map(end =>
    isDay ? (
      <DayField key={end} {...propsOf(end)} {...limits[end]} day={typed[end]} onDay={day => choose({ ...typed, [end]: day })} />
    ) : (
      <TextField
        key={end}
        {...propsOf(end)}
        type="number"
        value={typed[end]}
        onChange={({ target }) => choose({ ...typed, [end]: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 'any' } }}
      />
    ),
  );
}
