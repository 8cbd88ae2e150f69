import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, TextField } from '@mui/material';
import { xor } from 'es-toolkit/array';
import { type FC, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { idOf } from '#dataProvider/wire.ts';
import { type FilterForm, type FullFilter, partsOf, testIn, textId } from '#define';
import { CheckedInput } from '#frame/inputs/inputs.tsx';
import { RadioChoices } from '#frame/ui/RadioChoices.tsx';
import { useDebounced } from '#frame/ui/useDebounced.ts';
import { RangeControl } from './RangeControl';
import { useFilterLabels } from './useFilterLabels';
import { useFilters } from './useFilters';
import { type FilterControlProps, useFilterValue } from './useFilterValue';

/** The controls of filters. */
export default function FilterControls({ filters }: { filters: readonly FullFilter[] }) {
  return filters.map(filter => <FilterControl key={filter.source} filter={filter} />);
}

/** The control of a filter, by its `form`. */
function FilterControl({ filter }: { filter: FullFilter }) {
  const { filter: active, change } = useFilters();
  const { labelOf } = useFilterLabels();
  const Control = filter.form && controlsByForm[filter.form];
  if (!Control) return null;
  return <Control filter={filter} label={labelOf(filter)} test={active[filter.source]} onChange={test => change(filter.source, test)} />;
}

const Choices: FC<FilterControlProps> = ({ filter, label, test, onChange }) => {
  const { choiceOf } = useFilterLabels();
  const current = partsOf(test)?.in;
  const [chosen, choose, apply] = useFilterValue(Array.isArray(current) ? current : [], test, onChange);
  const toggle = (choice: string) => {
    const next = xor(chosen, [choice]);
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
            control={<Checkbox size="small" checked={chosen.includes(choice)} onChange={() => toggle(choice)} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
};

const Flag: FC<FilterControlProps> = ({ label, test, onChange }) => {
  const translate = useTranslate();
  const [chosen, choose, apply] = useFilterValue(test === undefined ? '' : String(test), test, onChange);
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

const Contains: FC<FilterControlProps> = ({ filter, label, test, onChange }) => {
  const current = textId(partsOf(test)?.contains) ?? '';
  const [typed, choose, apply] = useFilterValue(current, test, onChange);
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
  const { required: _required, help: _help, filter: _filter, create: _create, ...searchField } = field;
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
};
