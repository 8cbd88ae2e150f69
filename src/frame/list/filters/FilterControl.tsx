import { Box, Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, OutlinedInput, Radio, RadioGroup } from '@mui/material';
import { type FC, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { type FilterForm, type FullFilter, type List, partsOf, testIn, textId } from '#define';
import { FloatingLabel } from '#frame/ui/FloatingLabel.tsx';
import { useDebounced } from '#frame/ui/useDebounced.ts';
import DayPresets from './DayPresets';
import type { FilterControlProps } from './filterControlProps';
import { RangeInputs } from './RangeInputs';
import { ReferenceFilter } from './ReferenceFilter';
import { useFilterLabels } from './useFilterLabels';
import { useFilters } from './useFilters';
import { useFilterValue } from './useFilterValue';

/** The control of a filter, by its `form`. */
export default function FilterControl({ list, filter }: { list: List; filter: FullFilter }) {
  const { testOf, change } = useFilters(list);
  const { labelOf } = useFilterLabels();
  const Control = filter.form && controls[filter.form];
  if (!Control) return null;
  return <Control list={list} filter={filter} label={labelOf(filter)} test={testOf(filter.source)} onChange={test => change(filter.source, test)} />;
}

function LabelledGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend" sx={{ fontSize: 13 }}>
        {label}
      </FormLabel>
      {children}
    </FormControl>
  );
}

const Choices: FC<FilterControlProps> = ({ filter, label, test, onChange }) => {
  const { choiceOf } = useFilterLabels();
  const current = partsOf(test)?.in;
  const { chosen, choose, apply } = useFilterValue(Array.isArray(current) ? current : [], test, onChange);
  const toggle = (choice: string, on: boolean) => {
    const next = on ? [...chosen, choice] : chosen.filter(other => other !== choice);
    choose(next);
    apply(testIn(filter, { in: next }));
  };
  return (
    <LabelledGroup label={label}>
      <FormGroup row>
        {filter.choices.map(choice => (
          <FormControlLabel
            key={choice}
            label={choiceOf(filter, choice)}
            control={<Checkbox size="small" checked={chosen.includes(choice)} onChange={(_, on) => toggle(choice, on)} />}
          />
        ))}
      </FormGroup>
    </LabelledGroup>
  );
};

const Flag: FC<FilterControlProps> = ({ label, test, onChange }) => {
  const translate = useTranslate();
  const { chosen, choose, apply } = useFilterValue(test === undefined ? '' : String(test), test, onChange);
  const select = (value: string) => {
    choose(value);
    apply(value ? value === 'true' : undefined);
  };
  const labels = { '': 'app.filters.any', true: 'app.values.yes', false: 'app.values.no' };
  return (
    <LabelledGroup label={label}>
      <RadioGroup row aria-label={label} value={chosen} onChange={(_, value) => select(value)}>
        {Object.entries(labels).map(([value, key]) => (
          <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={translate(key)} />
        ))}
      </RadioGroup>
    </LabelledGroup>
  );
};

const Empty: FC<FilterControlProps> = ({ label, test, onChange }) => {
  const { chosen, choose, apply } = useFilterValue(partsOf(test)?.empty === true, test, onChange);
  const toggle = (on: boolean) => {
    choose(on);
    apply(on ? { empty: true } : undefined);
  };
  return <FormControlLabel label={label} control={<Checkbox size="small" checked={chosen} onChange={(_, on) => toggle(on)} />} />;
};

const Contains: FC<FilterControlProps> = ({ filter, label, test, onChange }) => {
  const id = useId();
  const current = textId(partsOf(test)?.contains) ?? '';
  const { chosen: typed, choose, apply } = useFilterValue(current, test, onChange);
  useDebounced(typed.trim() === current ? undefined : () => apply(testIn(filter, { contains: typed })));
  return (
    <FloatingLabel id={id} label={label} sx={{ width: '100%' }}>
      <OutlinedInput id={id} label={label} value={typed} onChange={({ target }) => choose(target.value)} inputProps={{ dir: 'auto' }} />
    </FloatingLabel>
  );
};

/** A range of days in the toolbar, with the labels of the specification. */
const DaysInToolbar: FC<FilterControlProps> = props => {
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

const Range: FC<FilterControlProps> = props => {
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

const controls: Record<FilterForm, FC<FilterControlProps>> = {
  choices: Choices,
  reference: ReferenceFilter,
  flag: Flag,
  range: Range,
  contains: Contains,
  empty: Empty,
};
