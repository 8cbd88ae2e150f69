import { Box, Button, Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, OutlinedInput, Radio, RadioGroup } from '@mui/material';
import { type FC, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FilterForm, type FullFilter, type List, partsOf, type Test, testIn, textId } from '../../../resources/define';
import { useOnPause } from '../kinds/useOnPause';
import { Labelled } from './Labelled';
import { RangeBoxes } from './RangeBoxes';
import { ReferenceControl } from './ReferenceControl';
import { useFilters } from './useFilters';
import { useFilterNames } from './useFilterWords';

/** What the control of a filter is given: the filter, what it is called, what it asks for now. */
export interface ControlProps {
  filter: FullFilter;
  label: string;
  test: Test | undefined;
  onChange: (test: Test | undefined) => void;
}

/** The control of a filter, by the way it asks. */
export default function FilterControl({ list, filter }: { list: List; filter: FullFilter }) {
  const { testOf, change } = useFilters(list);
  const { labelOf } = useFilterNames();
  const Control = filter.form && controls[filter.form];
  if (!Control) return null;
  return <Control filter={filter} label={labelOf(filter)} test={testOf(filter.source)} onChange={test => change(filter.source, test)} />;
}

/** What was chosen, shown at once: the address follows a moment later. */
function useChosen<T>(asked: T): [T, (chosen: T) => void] {
  const [chosen, setChosen] = useState(asked);
  const told = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is made anew in each render, and the same as long as its text is
  useEffect(() => setChosen(asked), [told]);
  return [chosen, setChosen];
}

/** Boxes that belong together, under a name. */
function Named({ label, children }: { label: string; children: ReactNode }) {
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend" sx={{ fontSize: 13 }}>
        {label}
      </FormLabel>
      {children}
    </FormControl>
  );
}

const Choices: FC<ControlProps> = ({ filter, label, test, onChange }) => {
  const { choiceOf } = useFilterNames();
  const said = partsOf(test)?.in;
  const [chosen, setChosen] = useChosen(Array.isArray(said) ? said : []);
  const turn = (choice: string, on: boolean) => {
    const next = on ? [...chosen, choice] : chosen.filter(other => other !== choice);
    setChosen(next);
    onChange(testIn(filter, { in: next }));
  };
  return (
    <Named label={label}>
      <FormGroup row>
        {filter.choices.map(choice => (
          <FormControlLabel
            key={choice}
            label={choiceOf(filter, choice)}
            control={<Checkbox size="small" checked={chosen.includes(choice)} onChange={(_, on) => turn(choice, on)} />}
          />
        ))}
      </FormGroup>
    </Named>
  );
};

const Flag: FC<ControlProps> = ({ label, test, onChange }) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useChosen(test === undefined ? '' : String(test));
  const choose = (value: string) => {
    setChosen(value);
    onChange(value ? value === 'true' : undefined);
  };
  const words = { '': 'app.filters.any', true: 'app.values.yes', false: 'app.values.no' };
  return (
    <Named label={label}>
      <RadioGroup row aria-label={label} value={chosen} onChange={(_, value) => choose(value)}>
        {Object.entries(words).map(([value, key]) => (
          <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={translate(key)} />
        ))}
      </RadioGroup>
    </Named>
  );
};

const Empty: FC<ControlProps> = ({ label, test, onChange }) => {
  const [chosen, setChosen] = useChosen(partsOf(test)?.empty === true);
  const turn = (on: boolean) => {
    setChosen(on);
    onChange(on ? { empty: true } : undefined);
  };
  return <FormControlLabel label={label} control={<Checkbox size="small" checked={chosen} onChange={(_, on) => turn(on)} />} />;
};

const Contains: FC<ControlProps> = ({ filter, label, test, onChange }) => {
  const id = useId();
  const asked = textId(partsOf(test)?.contains) ?? '';
  const [typed, setTyped] = useState(asked);
  useEffect(() => setTyped(held => (held.trim() === asked ? held : asked)), [asked]);
  useOnPause(typed.trim() === asked ? undefined : () => onChange(testIn(filter, { contains: typed })));
  return (
    <Labelled id={id} label={label} sx={{ width: '100%' }}>
      <OutlinedInput id={id} label={label} value={typed} onChange={({ target }) => setTyped(target.value)} inputProps={{ dir: 'auto' }} />
    </Labelled>
  );
};

/** Ranges of days that staff ask for most, counted from today. */
const lately = [1, 7, 30] as const;

const Range: FC<ControlProps> = props => {
  const { filter, label, test, onChange } = props;
  const translate = useTranslate();
  const id = useId();
  const words = {
    from: translate('app.filters.from', { name: label }),
    to: translate('app.filters.to', { name: label }),
    backwards: translate('app.filters.backwards'),
  };
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <RangeBoxes {...props} id={id} words={words} />
      {filter.isDay && (
        <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: 1, mt: -1 }}>
          {lately.map(days => {
            const wanted = { from: days === 1 ? 'today' : `today-${days - 1}` };
            const isChosen = JSON.stringify(test) === JSON.stringify(wanted);
            return (
              <Button
                key={days}
                size="small"
                variant={isChosen ? 'outlined' : 'text'}
                aria-pressed={isChosen}
                onClick={() => onChange(isChosen ? undefined : wanted)}
              >
                {translate(days === 1 ? 'app.filters.onlyToday' : 'app.filters.lastDays', { count: days })}
              </Button>
            );
          })}
        </Box>
      )}
    </Box>
  );
};

const controls: Record<FilterForm, FC<ControlProps>> = {
  choices: Choices,
  reference: ReferenceControl,
  flag: Flag,
  range: Range,
  contains: Contains,
  empty: Empty,
};
