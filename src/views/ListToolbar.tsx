import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { Box, FormControl, FormControlLabel, FormHelperText, IconButton, InputLabel, OutlinedInput, Radio, RadioGroup } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useListContext, useNavigate, useTranslate } from 'react-admin';
import type { List } from '../../resources/define';
import { useResource } from '../kinds/resources';

const pauseAfterTyping = 300;

/** Search, the toggle between the views of a resource, and the page size, each where the list has it. */
export function ListToolbar({ list }: { list: List }) {
  return (
    <Box sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <SearchBox />
      {list.view && <ViewToggle view={list.view} />}
      {list.pageSize && <PageSizeBox />}
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
  useEffect(() => {
    if (typed.trim() === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = typed.trim();
      const { q: _, ...others } = filterValues;
      setFilters(typed.trim() ? { ...others, q: typed.trim() } : others);
    }, pauseAfterTyping);
    return () => clearTimeout(timer);
  }, [typed, filterValues, setFilters]);
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

/** Leads from one view of the resource to another, taking search and page size along. */
function ViewToggle({ view }: { view: string }) {
  const { name, lists } = useResource();
  const { filterValues, perPage } = useListContext();
  const navigate = useNavigate();
  const translate = useTranslate();
  const views = Object.entries(lists).filter(([, { view }]) => view);
  const open = (wanted: string) => {
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
        <FormControlLabel key={key} value={value} control={<Radio size="small" />} label={translate(`resources.${name}.views.${value}`)} />
      ))}
    </RadioGroup>
  );
}

function PageSizeBox() {
  const { perPage, setPerPage } = useListContext();
  const translate = useTranslate();
  const [typed, setTyped] = useState(String(perPage));
  const size = Number(typed);
  const valid = Number.isInteger(size) && size >= 1;
  useEffect(() => setTyped(String(perPage)), [perPage]);
  useEffect(() => {
    if (!valid || size === perPage) return undefined;
    const timer = setTimeout(() => setPerPage(size), pauseAfterTyping);
    return () => clearTimeout(timer);
  }, [valid, size, perPage, setPerPage]);
  return (
    <Labelled
      id="list-page-size"
      label={translate('app.actions.pageSize')}
      error={!valid}
      hint={valid ? undefined : translate('app.actions.pageSizeLeast')}
      sx={{ width: 120, ml: { sm: 'auto' } }}
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
  sx: SxProps;
  children: ReactNode;
}

/** An input with its label and hint. MUI's TextField would do, but brings selects and menus into the first load. */
function Labelled({ id, label, error = false, hint, sx, children }: LabelledProps) {
  return (
    <FormControl size="small" error={error} sx={sx}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children}
      {hint && <FormHelperText>{hint}</FormHelperText>}
    </FormControl>
  );
}
