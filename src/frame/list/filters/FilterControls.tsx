import { Box, Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, TextField } from '@mui/material';
import { type FC, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { idOf } from '#dataProvider/wire.ts';
import { type FilterForm, type FullFilter, type List, partsOf, testIn, textId } from '#define';
import { CheckedInput } from '#frame/inputs/inputs.tsx';
import { RadioChoices } from '#frame/ui/RadioChoices.tsx';
import { useDebounced } from '#frame/ui/useDebounced.ts';
import { RangeControl } from './RangeControl';
import { useFilterLabels } from './useFilterLabels';
import { useFilters } from './useFilters';
import { type FilterControlProps, useFilterValue } from './useFilterValue';

interface FiltersProps {
  list: List;
  filters: readonly FullFilter[];
  /** Without it the controls are not in a panel. */
  onEscape?: () => void;
}

/** The controls of filters, in a panel or beside each other in the toolbar. */
export default function FilterControls({ list, filters, onEscape }: FiltersProps) {
  const translate = useTranslate();
  const controls = filters.map(filter => <FilterControl key={filter.source} list={list} filter={filter} />);
  if (!onEscape) return controls;
  return (
    <Box
      component="section"
      aria-label={translate('app.filters.open')}
      // An open list of choices handles Escape itself.
      onKeyDown={event => event.key === 'Escape' && !event.defaultPrevented && onEscape()}
      sx={panelStyles}
    >
      {controls}
    </Box>
  );
}

const panelStyles = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
} as const;

/** The control of a filter, by its `form`. */
function FilterControl({ list, filter }: { list: List; filter: FullFilter }) {
  const { testOf, change } = useFilters(list);
  const { labelOf } = useFilterLabels();
  const Control = filter.form && controlsByForm[filter.form];
  if (!Control) return null;
  return <Control list={list} filter={filter} label={labelOf(filter)} test={testOf(filter.source)} onChange={test => change(filter.source, test)} />;
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
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend" sx={{ fontSize: 13 }}>
        {label}
      </FormLabel>
      <FormGroup row>
        {filter.choices.map(choice => (
          <FormControlLabel
            key={choice}
            label={choiceOf(filter, choice)}
            control={<Checkbox size="small" checked={chosen.includes(choice)} onChange={(_, on) => toggle(choice, on)} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
};

const Flag: FC<FilterControlProps> = ({ label, test, onChange }) => {
  const translate = useTranslate();
  const { chosen, choose, apply } = useFilterValue(test === undefined ? '' : String(test), test, onChange);
  const select = (value: string) => {
    choose(value);
    apply(value ? value === 'true' : undefined);
  };
  return (
    <RadioChoices label={label} value={chosen} onChange={select}>
      {[
        ['', translate('app.filters.any')],
        ['true', translate('app.values.yes')],
        ['false', translate('app.values.no')],
      ]}
    </RadioChoices>
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
  const current = textId(partsOf(test)?.contains) ?? '';
  const { chosen: typed, choose, apply } = useFilterValue(current, test, onChange);
  useDebounced(typed.trim() === current ? undefined : () => apply(testIn(filter, { contains: typed })));
  return (
    <TextField fullWidth label={label} value={typed} onChange={({ target }) => choose(target.value)} slotProps={{ htmlInput: { dir: 'auto' } }} />
  );
};

/** Chooses a record by the search input of forms, in a small form of its own that is never saved. */
function Reference({ filter, label, test, onChange }: FilterControlProps) {
  const form = useForm({ values: { chosen: textId(test) ?? '' } });
  const { watch } = form;
  useEffect(() => {
    const subscription = watch(({ chosen }, { type }) => type === 'change' && onChange(textId(idOf(chosen))));
    return () => subscription.unsubscribe();
  }, [watch, onChange]);
  const { field } = filter;
  if (!field) return null;
  const { required: _required, within: _within, help: _help, filter: _filter, create: _create, ...searchField } = field;
  return (
    <FormProvider {...form}>
      <CheckedInput field={{ ...searchField, source: 'chosen', kind: 'reference', search: true }} label={label} page="edit" readOnly={false} />
    </FormProvider>
  );
}

const controlsByForm: Record<FilterForm, FC<FilterControlProps>> = {
  choices: Choices,
  reference: Reference,
  flag: Flag,
  range: RangeControl,
  contains: Contains,
  empty: Empty,
};
