import { Box, Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, OutlinedInput, Radio, RadioGroup } from '@mui/material';
import { type FC, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { type FilterForm, type FullFilter, type List, partsOf, type Test, testIn, textId } from '#define';
import { FloatingLabel } from '#frame/ui/FloatingLabel.tsx';
import { useDebounced } from '#frame/ui/useDebounced.ts';
import DayPresets from './DayPresets';
import { RangeInputs } from './RangeInputs';
import { ReferenceFilter } from './ReferenceFilter';
import { useFilterLabels } from './useFilterLabels';
import { useFilters } from './useFilters';
import { useFilterValue } from './useFilterValue';

/** What the control of a filter is given: the filter, what it is called, what it asks for now. */
export interface ControlProps {
  list: List;
  filter: FullFilter;
  label: string;
  test: Test | undefined;
  onChange: (test: Test | undefined) => void;
}

/** The control of a filter, by the way it asks. */
export default function FilterControl({ list, filter }: { list: List; filter: FullFilter }) {
  const { testOf, change } = useFilters(list);
  const { labelOf } = useFilterLabels();
  const Control = filter.form && controls[filter.form];
  if (!Control) return null;
  return <Control list={list} filter={filter} label={labelOf(filter)} test={testOf(filter.source)} onChange={test => change(filter.source, test)} />;
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
  const { choiceOf } = useFilterLabels();
  const said = partsOf(test)?.in;
  const { chosen, choose, ask } = useFilterValue(Array.isArray(said) ? said : [], test, onChange);
  const turn = (choice: string, on: boolean) => {
    const next = on ? [...chosen, choice] : chosen.filter(other => other !== choice);
    choose(next);
    ask(testIn(filter, { in: next }));
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
  const { chosen, choose, ask } = useFilterValue(test === undefined ? '' : String(test), test, onChange);
  const take = (value: string) => {
    choose(value);
    ask(value ? value === 'true' : undefined);
  };
  const words = { '': 'app.filters.any', true: 'app.values.yes', false: 'app.values.no' };
  return (
    <Named label={label}>
      <RadioGroup row aria-label={label} value={chosen} onChange={(_, value) => take(value)}>
        {Object.entries(words).map(([value, key]) => (
          <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={translate(key)} />
        ))}
      </RadioGroup>
    </Named>
  );
};

const Empty: FC<ControlProps> = ({ label, test, onChange }) => {
  const { chosen, choose, ask } = useFilterValue(partsOf(test)?.empty === true, test, onChange);
  const turn = (on: boolean) => {
    choose(on);
    ask(on ? { empty: true } : undefined);
  };
  return <FormControlLabel label={label} control={<Checkbox size="small" checked={chosen} onChange={(_, on) => turn(on)} />} />;
};

const Contains: FC<ControlProps> = ({ filter, label, test, onChange }) => {
  const id = useId();
  const asked = textId(partsOf(test)?.contains) ?? '';
  const { chosen: typed, choose, ask } = useFilterValue(asked, test, onChange);
  useDebounced(typed.trim() === asked ? undefined : () => ask(testIn(filter, { contains: typed })));
  return (
    <FloatingLabel id={id} label={label} sx={{ width: '100%' }}>
      <OutlinedInput id={id} label={label} value={typed} onChange={({ target }) => choose(target.value)} inputProps={{ dir: 'auto' }} />
    </FloatingLabel>
  );
};

/** The range of days in a toolbar, in the words of the specification. */
const DaysInToolbar: FC<ControlProps> = props => {
  const translate = useTranslate();
  const words = {
    from: translate('app.actions.searchFrom'),
    to: translate('app.actions.searchTo'),
    backwards: translate('app.actions.searchBackwards'),
  };
  return (
    <>
      <RangeInputs {...props} id="list" words={words} />
      <DayPresets {...props} />
    </>
  );
};

const Range: FC<ControlProps> = props => {
  const { list, filter, label } = props;
  const translate = useTranslate();
  const id = useId();
  if (filter.alwaysOn === true && filter.isDay) return <DaysInToolbar {...props} />;
  const words = {
    from: translate('app.filters.from', { name: label }),
    to: translate('app.filters.to', { name: label }),
    backwards: translate('app.filters.backwards'),
  };
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <RangeInputs {...props} id={id} words={words} />
      {filter.isDay && filter.alwaysOn !== 'presets' && (
        <Box sx={{ flexBasis: '100%', mt: -1 }}>
          <DayPresets list={list} filter={filter} />
        </Box>
      )}
    </Box>
  );
};

const controls: Record<FilterForm, FC<ControlProps>> = {
  choices: Choices,
  reference: ReferenceFilter,
  flag: Flag,
  range: Range,
  contains: Contains,
  empty: Empty,
};
