import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { isDay } from '#frame/format/typedDays.ts';
import { DayField } from '#frame/inputs/DayField.tsx';
import { useFilterValue } from '#frame/list/filters/useFilterValue.ts';
import type { DescribedEntry, JournalFilter } from './filterEntries';

/** The filters of the journal, stored in the address. */
export function JournalFilters({ entries, filters }: { entries: readonly DescribedEntry[]; filters: JournalFilter }) {
  const translate = useTranslate();
  const [, setQuery] = useSearchParams();
  const change = (name: keyof JournalFilter, value: string) =>
    setQuery(Object.fromEntries(Object.entries({ ...filters, [name]: value }).filter(([, filter]) => filter)), { replace: true });
  const kinds = new Map(entries.map(({ entry, kind }) => [entry.resource, kind]));
  const actions = new Map(entries.map(({ action }) => [action, action]));
  const input = (name: keyof JournalFilter) => ({
    label: translate(`pages.journal.filters.${name}`),
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  const choices = (all: ReadonlyMap<string, string>) => [
    <MenuItem key="" value="">
      {translate('app.filters.all')}
    </MenuItem>,
    ...[...all].map(([value, label]) => (
      <MenuItem key={value} value={value}>
        {label}
      </MenuItem>
    )),
  ];
  const emptySelect = { slotProps: { inputLabel: { shrink: true }, select: { displayEmpty: true } } } as const;
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
      <TextField {...input('search')} type="search" />
      <TextField {...input('kind')} select {...emptySelect}>
        {choices(kinds)}
      </TextField>
      <TextField {...input('action')} select {...emptySelect}>
        {choices(actions)}
      </TextField>
      {(['from', 'to'] as const).map(end => (
        <DayFilter key={end} label={translate(`pages.journal.filters.${end}`)} day={filters[end]} onDay={day => change(end, day)} />
      ))}
    </Box>
  );
}

/** A day of the address. It follows once a whole day is typed, or none. */
function DayFilter({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const [chosen, choose, apply] = useFilterValue(day, day, onDay);
  return (
    <DayField
      label={label}
      day={chosen}
      onDay={typed => {
        choose(typed);
        if (!typed || isDay(typed)) apply(typed);
      }}
    />
  );
}
