import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { Box, Button, IconButton, OutlinedInput } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useListPaginationContext, useTranslate } from 'react-admin';
import type { FullFilter, List } from '#define';
import { useCommand, useKeyWords } from '#frame/commands/useCommand.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { FloatingLabel } from '#frame/ui/FloatingLabel.tsx';
import { KeyHint } from '#frame/ui/KeyHint.tsx';
import { useDebounced } from '#frame/ui/useDebounced.ts';
import { AfterRows } from './AfterRows';
import { useAvailableFilters, useFilters } from './filters/useFilters';
import { useStoredPageSize } from './useStoredPageSize';
import { ListToggle } from './views/ListToggle';

const ListTools = lazyWithPreload(() => import('./ListTools'));
const FilterPanel = lazyWithPreload(() => import('./filters/FilterPanel'));
const FilterControl = lazyWithPreload(() => import('./filters/FilterControl'));
const DayPresets = lazyWithPreload(() => import('./filters/DayPresets'));
const FiltersInForce = lazyWithPreload(() => import('./filters/ActiveFilters'));

/** Search, the toggle between the lists of a resource, filters, and the page size, each where the list has it. */
export function ListToolbar({ list, listKey }: { list: List; listKey: string }) {
  const offered = useAvailableFilters(list);
  const { asked } = useFilters(list);
  const hidden = offered.filter(({ alwaysOn }) => alwaysOn !== true);
  const presets = offered.filter(({ alwaysOn }) => alwaysOn === 'presets');
  const strip = list.view || presets.length > 0;
  const inForce = asked.filter(({ filter }) => filter.alwaysOn !== true);
  return (
    <Box sx={{ p: { xs: 1.5, sm: 2 }, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1, sm: 2 } }}>
      <SearchBox list={list} />
      {strip && (
        <Box sx={ofStrip}>
          {list.view && <ListToggle list={list} />}
          {presets.map(filter => (
            <Presets key={filter.source} list={list} filter={filter} />
          ))}
        </Box>
      )}
      {offered.map(
        filter =>
          filter.alwaysOn === true && (
            <Suspense key={filter.source} fallback={<Box sx={{ width: 336, height: 40 }} />}>
              <FilterControl list={list} filter={filter} />
            </Suspense>
          ),
      )}
      {hidden.length > 0 && <Hidden list={list} filters={hidden} count={inForce.length} />}
      {inForce.length > 0 && (
        <Suspense>
          <FiltersInForce list={list} asked={inForce} />
        </Suspense>
      )}
      <Box sx={{ marginInlineStart: 'auto', display: { xs: 'contents', sm: 'flex' }, flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Total />
        {list.pageSize && <PageSizeBox list={list} listKey={listKey} />}
        <Tools list={list} listKey={listKey} />
      </Box>
    </Box>
  );
}

/** On a phone the toolbar has two lines: search and tools, then filters, and what is moved sideways. */
const onPhone = (order: number) => ({ xs: order, sm: 0 });

const ofStrip = {
  order: onPhone(-1),
  display: { xs: 'flex', sm: 'contents' },
  flex: '1 1 100px',
  p: '2px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flexWrap: { xs: 'nowrap', sm: 'wrap' }, flex: 'none', whiteSpace: 'nowrap' },
} as const;

/** Days to choose from. */
function Presets(of: { list: List; filter: FullFilter }) {
  return (
    <AfterRows width={366} height={36}>
      <DayPresets {...of} />
    </AfterRows>
  );
}

function Tools(tools: { list: List; listKey: string }) {
  return (
    <Box sx={{ order: onPhone(-3) }}>
      <AfterRows width={108} height={36}>
        <ListTools {...tools} />
      </AfterRows>
    </Box>
  );
}

function SearchBox({ list }: { list: List }) {
  const { words: wanted, search } = useFilters(list);
  const translate = useTranslate();
  const { name, searches = [], fields } = useResource();
  // Of a text in two languages, the name of one is enough.
  const into = searches.filter(source => !fields.find(field => field.source === source)?.lang);
  const looksInto = into
    .map(source => translate(`resources.${name}.fields.${source}`, { _: '' }))
    .filter(Boolean)
    .join(', ');
  const [typed, setTyped] = useState(wanted);
  const asked = useRef(wanted);
  useEffect(() => {
    if (wanted !== asked.current) setTyped(wanted);
    asked.current = wanted;
  }, [wanted]);
  const ask = () => {
    asked.current = typed.trim();
    search(typed.trim());
  };
  useDebounced(typed.trim() === asked.current ? undefined : ask);
  const field = useRef<HTMLInputElement>(null);
  const { aria, written } = useKeyWords('search');
  useCommand({ name: 'search', at: () => field.current, run: () => field.current?.focus() });
  return (
    <FloatingLabel
      id="list-search"
      label={translate('app.actions.search')}
      shrink={looksInto !== ''}
      sx={{ order: onPhone(-4), flex: { xs: '1 1 150px', sm: '1 1 180px' }, maxWidth: 400 }}
    >
      <OutlinedInput
        id="list-search"
        type="search"
        inputRef={field}
        inputProps={{ 'aria-keyshortcuts': aria }}
        label={translate('app.actions.search')}
        placeholder={looksInto}
        title={looksInto && translate('app.actions.searches', { names: looksInto })}
        notched={looksInto ? true : undefined}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
        startAdornment={<Search fontSize="small" sx={{ mr: 1, color: 'text.secondary' }} />}
        endAdornment={
          typed ? (
            <IconButton size="small" edge="end" aria-label={translate('app.actions.clearSearch')} onClick={() => setTyped('')}>
              <Clear fontSize="small" />
            </IconButton>
          ) : (
            written && <KeyHint>{written}</KeyHint>
          )
        }
      />
    </FloatingLabel>
  );
}

/** The filters behind their button, which says how many are in force. Escape leads back to it. */
function Hidden({ list, filters, count }: { list: List; filters: readonly FullFilter[]; count: number }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls="list-filters"
        onClick={() => setOpen(!isOpen)}
        sx={{ order: onPhone(-2) }}
      >
        {translate(count ? 'app.filters.openCount' : 'app.filters.open', { count })}
      </Button>
      {/* Below the whole toolbar to the eye, behind its button to the keyboard. */}
      <Box id="list-filters" hidden={!isOpen} sx={{ order: 1, flexBasis: '100%', minWidth: 0 }}>
        {isOpen && (
          <Suspense>
            <FilterPanel list={list} filters={filters} onClose={close} />
          </Suspense>
        )}
      </Box>
    </>
  );
}

/** How many there are, where the resource has a text for it: `resources.<name>.total`. */
function Total() {
  const { name } = useResource();
  const { total } = useListPaginationContext();
  const text = useTranslate()(`resources.${name}.total`, { total, _: '' });
  return text && total !== undefined ? <Box sx={{ color: 'text.secondary' }}>{text}</Box> : null;
}

function PageSizeBox(shown: { list: List; listKey: string }) {
  const { perPage, setPerPage } = useListPaginationContext();
  const keep = useStoredPageSize(shown);
  const translate = useTranslate();
  const [typed, setTyped] = useState(String(perPage));
  const size = Number(typed);
  const valid = Number.isInteger(size) && size >= 1;
  useEffect(() => setTyped(String(perPage)), [perPage]);
  const ask = () => {
    keep(size);
    setPerPage(size);
  };
  useDebounced(valid && size !== perPage ? ask : undefined);
  return (
    <FloatingLabel
      id="list-page-size"
      label={translate('app.actions.pageSize')}
      error={!valid}
      hint={valid ? undefined : translate('app.actions.pageSizeLeast')}
      sx={{ width: { xs: 84, sm: 100 } }}
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
    </FloatingLabel>
  );
}
