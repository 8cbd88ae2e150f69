import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { Box, FormControl, FormControlLabel, FormHelperText, IconButton, InputLabel, OutlinedInput, Radio, RadioGroup } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useListContext, useNavigate, useTranslate } from 'react-admin';
import type { List } from '../../../resources/define';
import { useResource } from '../kinds/resources';
import { useOnPause } from '../kinds/useOnPause';

/** Search, the toggle between the views of a resource, a range of dates, and the page size, each where the list has it. */
export function ListToolbar({ list }: { list: List }) {
  return (
    <Box sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <SearchBox />
      {list.view && <ViewToggle view={list.view} />}
      {list.dateRange && <DateRange />}
      {list.pageSize && <PageSizeBox />}
      <Total />
    </Box>
  );
}

function SearchBox() {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const wanted = String(filterValues.q ?? '');
  const [typed, setTyped] = useState(wanted);
  const asked = useRef(wanted);
  useEffect(() => {
    if (wanted !== asked.current) setTyped(wanted);
    asked.current = wanted;
  }, [wanted]);
  const ask = () => {
    asked.current = typed.trim();
    const { q: _, ...others } = filterValues;
    setFilters(typed.trim() ? { ...others, q: typed.trim() } : others);
  };
  useOnPause(typed.trim() === asked.current ? undefined : ask);
  return (
    <Labelled id="list-search" label={translate('app.actions.search')} sx={{ flex: '1 1 220px', maxWidth: 400 }}>
      <OutlinedInput
        id="list-search"
        type="search"
        label={translate('app.actions.search')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
        startAdornment={<Search fontSize="small" sx={{ mr: 1, color: 'text.secondary' }} />}
        endAdornment={
          typed && (
            <IconButton size="small" edge="end" aria-label={translate('app.actions.clearSearch')} onClick={() => setTyped('')}>
              <Clear fontSize="small" />
            </IconButton>
          )
        }
      />
    </Labelled>
  );
}

/** Whether the screen that comes next was chosen in the toggle of the one before, which must keep the focus then. */
let cameByToggle = false;

/** Leads from one view of the resource to another, taking search and page size along. */
function ViewToggle({ view }: { view: string }) {
  const { name, lists } = useResource();
  const { filterValues, perPage } = useListContext();
  const navigate = useNavigate();
  const translate = useTranslate();
  const views = Object.entries(lists).filter(([, { view }]) => view);
  const chosen = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (cameByToggle) chosen.current?.focus();
    cameByToggle = false;
  }, []);
  const open = (wanted: string) => {
    cameByToggle = true;
    const position = views.findIndex(([, { view }]) => view === wanted);
    const key = views[position]?.[0];
    const query = new URLSearchParams();
    if (Object.keys(filterValues).length) query.set('filter', JSON.stringify(filterValues));
    if (perPage !== 10) query.set('perPage', String(perPage));
    navigate(`/${name}${position ? `/list/${key}` : ''}${query.size ? `?${query}` : ''}`);
  };
  return (
    <RadioGroup row aria-label={translate(`resources.${name}.views.label`)} value={view} onChange={(_, wanted) => open(wanted)}>
      {views.map(([key, { view: value }]) => (
        <FormControlLabel
          key={key}
          value={value}
          control={<Radio size="small" {...(value === view ? { slotProps: { input: { ref: chosen } } } : {})} />}
          label={translate(`resources.${name}.views.${value}`)}
        />
      ))}
    </RadioGroup>
  );
}

/** How many there are, where the resource has a text for it: `resources.<name>.total`. */
function Total() {
  const { name } = useResource();
  const { total } = useListContext();
  const text = useTranslate()(`resources.${name}.total`, { total, _: '' });
  return text && total !== undefined ? <Box sx={{ ml: 'auto', color: 'text.secondary' }}>{text}</Box> : null;
}

type Range = Record<'from' | 'to', string>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
// A year that is being typed passes through the first centuries.
const isDay = (day: string): boolean => !day || day >= '1900';

/** The range of dates, kept in the list's filter as ISO dates. */
function DateRange() {
  const { filterValues, setFilters } = useListContext();
  const { from: askedFrom, to: askedTo, ...others } = filterValues;
  const asked = useMemo<Range>(() => ({ from: textOf(askedFrom), to: textOf(askedTo) }), [askedFrom, askedTo]);
  const [typed, setTyped] = useState(asked);
  useEffect(() => setTyped(asked), [asked]);
  const { from, to } = typed;
  const isBackwards = Boolean(from && to && from > to && isDay(from) && isDay(to));
  const isNew = from !== asked.from || to !== asked.to;
  const ask = () => setFilters({ ...others, ...(from ? { from } : {}), ...(to ? { to } : {}) });
  useOnPause(isNew && isDay(from) && isDay(to) && !isBackwards ? ask : undefined);
  const change = (end: Partial<Range>) => setTyped(before => ({ ...before, ...end }));
  return (
    <>
      <DateBox
        name="from"
        label="app.actions.searchFrom"
        day={from}
        limit={{ max: to }}
        isWrong={isBackwards}
        onChange={day => change({ from: day })}
      />
      <DateBox name="to" label="app.actions.searchTo" day={to} limit={{ min: from }} isWrong={isBackwards} onChange={day => change({ to: day })} />
    </>
  );
}

interface DateBoxProps {
  name: 'from' | 'to';
  /** Key of its text. */
  label: string;
  day: string;
  limit: { min?: string; max?: string };
  isWrong: boolean;
  onChange: (day: string) => void;
}

function DateBox({ name, label, day, limit, isWrong, onChange }: DateBoxProps) {
  const translate = useTranslate();
  return (
    <Labelled
      id={`list-${name}`}
      label={translate(label)}
      shrink
      error={isWrong}
      hint={isWrong && name === 'from' ? translate('app.actions.searchBackwards') : undefined}
      sx={{ width: 160 }}
    >
      <OutlinedInput
        id={`list-${name}`}
        type="date"
        notched
        label={translate(label)}
        value={day}
        onChange={({ target }) => onChange(target.value)}
        inputProps={limit}
      />
    </Labelled>
  );
}

function PageSizeBox() {
  const { perPage, setPerPage } = useListContext();
  const translate = useTranslate();
  const [typed, setTyped] = useState(String(perPage));
  const size = Number(typed);
  const valid = Number.isInteger(size) && size >= 1;
  useEffect(() => setTyped(String(perPage)), [perPage]);
  useOnPause(valid && size !== perPage ? () => setPerPage(size) : undefined);
  return (
    <Labelled
      id="list-page-size"
      label={translate('app.actions.pageSize')}
      error={!valid}
      hint={valid ? undefined : translate('app.actions.pageSizeLeast')}
      sx={{ width: 150, ml: { sm: 'auto' } }}
    >
      <OutlinedInput
        id="list-page-size"
        type="number"
        label={translate('app.actions.pageSize')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onBlur={() => valid || setTyped(String(perPage))}
        inputProps={{ min: 1, step: 1 }}
      />
    </Labelled>
  );
}

interface LabelledProps {
  id: string;
  label: string;
  error?: boolean;
  hint?: string | undefined;
  /** The label stays above a value that is never empty to the eye. */
  shrink?: boolean;
  sx: SxProps;
  children: ReactNode;
}

/** An input with its label and hint. MUI's TextField would do, but brings selects and menus into the first load. */
function Labelled({ id, label, error = false, hint, shrink, sx, children }: LabelledProps) {
  return (
    <FormControl size="small" error={error} sx={sx}>
      <InputLabel htmlFor={id} {...(shrink ? { shrink } : {})}>
        {label}
      </InputLabel>
      {children}
      {hint && <FormHelperText>{hint}</FormHelperText>}
    </FormControl>
  );
}
