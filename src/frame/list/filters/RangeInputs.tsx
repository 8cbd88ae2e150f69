import { OutlinedInput } from '@mui/material';
import { boundOf, type FullFilter, partsOf, type Test, testIn } from '#define';
import { DayOrder } from '#frame/inputs/DayOrder.tsx';
import { FloatingLabel } from '#frame/ui/FloatingLabel.tsx';
import { useDebounced } from '#frame/ui/useDebounced.ts';
import { useFilterValue } from './useFilterValue';

/** Words at the two ends of a range, and for one whose ends are the wrong way round. */
export interface RangeTexts {
  from: string;
  to: string;
  backwards: string;
}

interface RangeBoxesProps {
  filter: FullFilter;
  test: Test | undefined;
  /** Begins the ids of the boxes. */
  id: string;
  words: RangeTexts;
  onChange: (test: Test | undefined) => void;
}

type End = 'from' | 'to';

const textOf = (bound: unknown): string => (bound === undefined ? '' : String(boundOf(bound)));

/** The two ends of a range, of days or of numbers, each asked for once typing has paused. */
export function RangeInputs({ filter, test, id, words, onChange }: RangeBoxesProps) {
  const { isDay } = filter;
  const asked = partsOf(test) ?? {};
  const [askedFrom, askedTo] = [textOf(asked.from), textOf(asked.to)];
  const { chosen: typed, choose, ask } = useFilterValue({ from: askedFrom, to: askedTo }, test, onChange);
  const { from, to } = typed;
  // A year that is being typed passes through the first centuries.
  const isWhole = (bound: string): boolean => !bound || (isDay ? bound >= '1900' : Number.isFinite(Number(bound)));
  const isBackwards = Boolean(from && to && (isDay ? from > to && isWhole(from) && isWhole(to) : Number(from) > Number(to)));
  // What was not touched stays as it was asked for: 'today-7', not the day that is.
  const bound = (end: End, before: string) => (typed[end] === before ? asked[end] : typed[end]);
  const next = testIn(filter, { from: bound('from', askedFrom), to: bound('to', askedTo) });
  const isNew = JSON.stringify(next) !== JSON.stringify(test);
  useDebounced(isNew && isWhole(from) && isWhole(to) && !isBackwards ? () => ask(next) : undefined);
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
