import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { type FullFilter, filtersOf, fixedLimit, isToggled } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { useIsPhone } from '#frame/ui/touch.ts';
import { AfterRows } from './AfterRows';
import { useDeclaredList } from './declaredList';
import { useFilters } from './filters/useFilters';
import { PageSizeBox } from './PageSizeBox';
import { SearchBox } from './SearchBox';
import { ListToggle } from './views/ListToggle';

const PhonePanel = lazyWithPreload(() => import('./PhonePanel'), null);
const FilterControls = lazyWithPreload(() => import('./filters/FilterControls'), <Box sx={{ width: 336, height: 40 }} />);
const FilterPanel = lazyWithPreload(() => import('./filters/FilterPanel'), null);
const DayPresets = lazyWithPreload(() => import('./filters/DayPresets'));
const ActiveFilters = lazyWithPreload(() => import('./filters/ActiveFilters'), null);

/** Above the rows: search, list toggle, filters, total and page size, each if the list declares it. On a phone all but search and total are in a panel. */
export function ListToolbar() {
  const isPhone = useIsPhone();
  const { list } = useDeclaredList();
  const { fields } = useResource();
  const { allows } = useSettings();
  const { removableFilters } = useFilters();
  const [isOpen, setOpen] = useState(false);
  const filters = filtersOf(list, fields).filter(({ when, alwaysOn }) => alwaysOn !== 'views' && allows(when, 'column'));
  const tools = { filters, activeCount: removableFilters.length, isOpen, onOpen: setOpen };
  return (
    <Box sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Box sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1, sm: 2 } }}>
        <SearchBox />
        {isPhone ? <PhoneTools {...tools} /> : <WideTools {...tools} />}
      </Box>
      {/* The open panel shows them itself: here, each new filter would push the panel down. */}
      {removableFilters.length > 0 && !isOpen && (
        <Box sx={{ mt: { xs: 1, sm: 2 } }}>
          <ActiveFilters />
        </Box>
      )}
    </Box>
  );
}

interface ToolsProps {
  /** Those with a control. */
  filters: readonly FullFilter[];
  /** How many removable filters are active. */
  activeCount: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The filter button, with the number of active filters, opens a panel over the rows. Escape closes the panel and focuses the button. */
function WideTools({ filters, activeCount, isOpen, onOpen }: ToolsProps) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => onOpen(false);
  const alwaysOn = filters.filter(filter => filter.alwaysOn === true);
  const inPanel = filters.filter(filter => filter.alwaysOn !== true);
  return (
    <>
      {alwaysOn.length > 0 && <FilterControls filters={alwaysOn} />}
      {inPanel.length > 0 && (
        <>
          <Button ref={button} variant="outlined" aria-expanded={isOpen} aria-controls="list-filters" onClick={() => onOpen(!isOpen)}>
            {translate(activeCount ? 'app.filters.openCount' : 'app.filters.open', { count: activeCount })}
          </Button>
          {/* In tab order right after the button. */}
          <Box id="list-filters" hidden={!isOpen} sx={{ position: 'absolute', zIndex: 4, top: '100%', insetInline: 0, pt: 1 }}>
            {isOpen && (
              <FilterPanel
                filters={inPanel}
                onClose={close}
                onEscape={() => {
                  close();
                  button.current?.focus();
                }}
              />
            )}
          </Box>
        </>
      )}
      <Toggle />
      {/* After the filter button: before it, they would move it from under the pointer. */}
      {filters.map(
        filter =>
          filter.alwaysOn === 'presets' && (
            <AfterRows key={filter.source} width={366} height={36}>
              <DayPresets filter={filter} />
            </AfterRows>
          ),
      )}
      <Box sx={{ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: 2 }}>
        <Total />
        <PageSize />
      </Box>
    </>
  );
}

/** One button for the panel with all that narrows, sorts and arranges the list. */
function PhoneTools({ filters, activeCount, isOpen, onOpen }: ToolsProps) {
  const translate = useTranslate();
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => onOpen(true)}>
        {translate(activeCount ? 'app.filters.phoneCount' : 'app.filters.phone', { count: activeCount })}
      </Button>
      {isOpen && (
        <PhonePanel filters={filters} onClose={() => onOpen(false)}>
          <Toggle />
          <PageSize />
        </PhonePanel>
      )}
      <Total />
    </>
  );
}

function Toggle() {
  const { listKey } = useDeclaredList();
  return isToggled(useResource(), listKey) && <ListToggle />;
}

function PageSize() {
  const { list } = useDeclaredList();
  return list.perPage === 'typed' && fixedLimit(list.call) === undefined && <PageSizeBox />;
}

/** The total number of rows, if the resource has the text `resources.<name>.total`. */
function Total() {
  const { name } = useResource();
  const { total } = useListPaginationContext();
  const text = useTranslate()(`resources.${name}.total`, { total, _: '' });
  return text && total !== undefined ? <Box sx={{ color: 'text.secondary' }}>{text}</Box> : null;
}
