import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { type FullFilter, fixedLimit, type List } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { AfterRows } from './AfterRows';
import { useHasBoard } from './board/boardAddress';
import { useAvailableFilters, useFilters } from './filters/useFilters';
import { PageSizeBox } from './PageSizeBox';
import { SearchBox } from './SearchBox';
import { ListToggle } from './views/ListToggle';

const BoardButton = lazyWithPreload(() => import('./board/BoardButton'));
const ListTools = lazyWithPreload(() => import('./ListTools'));
const FilterControls = lazyWithPreload(() => import('./filters/FilterControls'), <Box sx={{ width: 336, height: 40 }} />);
const DayPresets = lazyWithPreload(() => import('./filters/DayPresets'));
const ActiveFilters = lazyWithPreload(() => import('./filters/ActiveFilters'), null);

/** Above the rows: search, list toggle, filters, total, page size and tools, each if the list declares it. */
export function ListToolbar({ list, listKey }: { list: List; listKey: string }) {
  const available = useAvailableFilters(list);
  const hasBoard = useHasBoard(list);
  const { activeFilters } = useFilters(list);
  const inPanel = available.filter(filter => filter.alwaysOn !== true);
  const alwaysOn = available.filter(filter => filter.alwaysOn === true);
  const presets = available.filter(filter => filter.alwaysOn === 'presets');
  const hasStrip = list.toggle || presets.length > 0;
  const chips = activeFilters.filter(({ filter }) => filter.alwaysOn !== true);
  return (
    <Box sx={{ p: { xs: 1.5, sm: 2 }, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1, sm: 2 } }}>
      <SearchBox list={list} />
      {alwaysOn.length > 0 && <FilterControls list={list} filters={alwaysOn} />}
      {inPanel.length > 0 && <FilterDisclosure list={list} filters={inPanel} activeCount={chips.length} />}
      {/* After the button, which the width of the day presets would move under the pointer. */}
      {hasStrip && (
        <Box sx={stripStyles}>
          {list.toggle && <ListToggle list={list} />}
          {presets.map(filter => (
            <AfterRows key={filter.source} width={366} height={36}>
              <DayPresets list={list} filter={filter} />
            </AfterRows>
          ))}
        </Box>
      )}
      {chips.length > 0 && <ActiveFilters list={list} filters={chips} />}
      <Box sx={{ marginInlineStart: 'auto', display: { xs: 'contents', sm: 'flex' }, flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Total />
        {list.pageSize && fixedLimit(list.call) === undefined && <PageSizeBox list={list} listKey={listKey} />}
        {hasBoard && (
          <Box sx={{ order: onPhone(-2) }}>
            <AfterRows width={36} height={36}>
              <BoardButton list={list} />
            </AfterRows>
          </Box>
        )}
        <Box sx={{ order: onPhone(-3) }}>
          <AfterRows width={108} height={36}>
            <ListTools list={list} listKey={listKey} />
          </AfterRows>
        </Box>
      </Box>
    </Box>
  );
}

/** On a phone the toolbar has two lines: search (-4) and tools (-3), then the buttons of filters and board (-2) and a strip that scrolls sideways (-1). */
const onPhone = (order: number) => ({ xs: order, sm: 0 });

const stripStyles = {
  order: onPhone(-1),
  display: { xs: 'flex', sm: 'contents' },
  flex: '1 1 100px',
  p: '2px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flexWrap: { xs: 'nowrap', sm: 'wrap' }, flex: 'none', whiteSpace: 'nowrap' },
} as const;

interface FilterDisclosureProps {
  list: List;
  filters: readonly FullFilter[];
  activeCount: number;
}

/** The filter button, with the number of active filters, and the panel that it opens. Escape closes the panel and focuses the button. */
function FilterDisclosure({ list, filters, activeCount: count }: FilterDisclosureProps) {
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
      {/* Visually below the toolbar; in tab order right after the button. */}
      <Box id="list-filters" hidden={!isOpen} sx={{ order: 1, flexBasis: '100%', minWidth: 0 }}>
        {isOpen && <FilterControls list={list} filters={filters} onEscape={close} />}
      </Box>
    </>
  );
}

/** The total number of rows, if the resource has the text `resources.<name>.total`. */
function Total() {
  const { name } = useResource();
  const { total } = useListPaginationContext();
  const text = useTranslate()(`resources.${name}.total`, { total, _: '' });
  return text && total !== undefined ? <Box sx={{ color: 'text.secondary' }}>{text}</Box> : null;
}
