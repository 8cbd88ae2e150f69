import { OutlinedInput } from '@mui/material';
import { boundOf, partsOf, testIn } from '#define';
import { DayOrder } from '#frame/inputs/DayOrder.tsx';
import { FloatingLabel } from '#frame/ui/FloatingLabel.tsx';
import { useDebounced } from '#frame/ui/useDebounced.ts';
import type { FilterControlProps } from './filterControlProps';
import { useFilterValue } from './useFilterValue';

interface RangeTexts {
  from: string;
  to: string;
  /** The error of an end before the start. */
  backwards: string;
}

interface RangeInputsProps extends Pick<FilterControlProps, 'filter' | 'test' | 'onChange'> {
  id: string;
  words: RangeTexts;
}

type End = 'from' | 'to';

const textOf = (bound: unknown): string => (bound === undefined ? '' : String(boundOf(bound)));

/** A range of days or numbers. A change applies when typing pauses. */
export function RangeInputs({ filter, test, id, words, onChange }: RangeInputsProps) {
  const { isDay } = filter;
  const current = partsOf(test) ?? {};
  const [currentFrom, currentTo] = [textOf(current.from), textOf(current.to)];
  const { chosen: typed, choose, apply } = useFilterValue({ from: currentFrom, to: currentTo }, test, onChange);
  const { from, to } = typed;
  // While staff type a year, the date input reports years like 0020.
  const isComplete = (bound: string): boolean => !bound || (isDay ? bound >= '1900' : Number.isFinite(Number(bound)));
  const isBackwards = Boolean(from && to && (isDay ? from > to && isComplete(from) && isComplete(to) : Number(from) > Number(to)));
  // An untouched end keeps its relative value: 'today-7', not the date of that day.
  const bound = (end: End, before: string) => (typed[end] === before ? current[end] : typed[end]);
  const next = testIn(filter, { from: bound('from', currentFrom), to: bound('to', currentTo) });
  const isNew = JSON.stringify(next) !== JSON.stringify(test);
  useDebounced(isNew && isComplete(from) && isComplete(to) && !isBackwards ? () => apply(next) : undefined);
  const limits = isDay ? { from: { max: to }, to: { min: from } } : { from: { step: 'any' }, to: { step: 'any' } };
  return (['from', 'to'] as const).map(end => (
    <FloatingLabel
      key={end}
      id={`${id}-${end}`}
      label={words[end]}
      shrink
      error={isBackwards}
      hint={isBackwards && end === 'from' ? words.backwards : undefined}
      sx={{ width: 160 }}
    >
      <OutlinedInput
        id={`${id}-${end}`}
        type={isDay ? 'date' : 'number'}
        notched
        label={words[end]}
        value={typed[end]}
        onChange={({ target }) => choose({ ...typed, [end]: target.value })}
        inputProps={limits[end]}
        startAdornment={isDay && <DayOrder day={typed[end]} />}
      />
    </FloatingLabel>
  ));
}
