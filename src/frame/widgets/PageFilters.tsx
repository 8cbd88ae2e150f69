import { Box, TextField } from '@mui/material';
import { useId } from 'react';
import { useLocation, useNavigate, useTranslate } from 'react-admin';
import { type PageFilter, partsOf, testIn } from '#define';
import { filterValues, isNeeded, pageFilter } from '#define/widgets/pageFilters.ts';
import { RangeControl } from '#frame/list/filters/RangeControl.tsx';
import { useFilterValue } from '#frame/list/filters/useFilterValue.ts';
import type { PageProps } from '#frame/slots/slots.ts';

/** The filters of a page. The address holds what is chosen. */
export function PageFilters({ page }: PageProps) {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate('app.filters.open')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      {page.filters?.map(filter => (
        <Control key={filter.source} page={page} filter={filter} />
      ))}
    </Box>
  );
}

interface ControlProps extends PageProps {
  filter: PageFilter;
}

function Control({ page, filter }: ControlProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const full = pageFilter(filter);
  const values = filterValues(filter, page.reads, Object.fromEntries(query));
  const label = translate(`pages.${page.name}.filters.${filter.source}`);
  /** An emptied value stays in the address as such where the declaration has a first one. */
  const change = (texts: readonly string[]) => {
    for (const [at, param] of full.params.entries())
      if (texts[at] || filter.initial !== undefined) query.set(param, texts[at] ?? '');
      else query.delete(param);
    navigate({ pathname, search: String(query) && `?${query}` });
  };
  if (filter.kind === 'choice') {
    const canBeEmpty = !isNeeded(page.reads, filter.source);
    return (
      <Choice
        {...{ page, label, canBeEmpty }}
        source={filter.source}
        choices={full.choices}
        value={values[filter.source] ?? ''}
        onChange={text => change([text])}
      />
    );
  }
  const [from = '', to = ''] = full.params;
  const test = testIn(full, { from: values[from], to: values[to] });
  return (
    <RangeControl
      filter={full}
      label={label}
      test={test}
      onChange={next => {
        const ends = partsOf(next);
        change([String(ends?.from ?? ''), String(ends?.to ?? '')]);
      }}
    />
  );
}

interface ChoiceProps extends PageProps {
  source: string;
  label: string;
  choices: readonly string[];
  canBeEmpty: boolean;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ page, source, label, choices, canBeEmpty, value, onChange }: ChoiceProps) {
  const translate = useTranslate();
  const [chosen, choose, apply] = useFilterValue(value, value, onChange);
  return (
    <TextField
      id={useId()}
      select
      size="small"
      variant="outlined"
      fullWidth={false}
      label={label}
      value={chosen}
      onChange={({ target }) => {
        choose(target.value);
        apply(target.value);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 160 }}
    >
      {canBeEmpty && <option value="">{translate('app.filters.any')}</option>}
      {choices.map(choice => (
        <option key={choice} value={choice}>
          {translate(`pages.${page.name}.choices.${source}.${choice}`, { _: choice })}
        </option>
      ))}
    </TextField>
  );
}
