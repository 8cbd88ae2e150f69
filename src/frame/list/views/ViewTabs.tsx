/** Views: named filters of a list. This folder has the tabs of the declared views, the person's saved views, and the toggle between lists. */
import { Box } from '@mui/material';
import { LinkBase, useListContext, useTranslate } from 'react-admin';
import { conditionsOf, isToggled, type ListView, queryOfTests } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { formatNumber } from '#frame/format/money.ts';
import { useDeclaredList } from '#frame/list/declaredList.ts';
import { useFilters } from '#frame/list/filters/useFilters.ts';
import { useChosenPerPage } from '#frame/list/useListPreferences.ts';
import { listAddress } from '#frame/routing/listAddress.ts';

const allRows: ListView = {};

/** The views of a list that the settings allow, after one with all rows. */
function useViews(): [key: string, view: ListView][] {
  const { list } = useDeclaredList();
  const { fields } = useResource();
  const { allows } = useSettings();
  const isAllowed = (filter: ListView) => conditionsOf(list, fields, filter).every(when => allows(when, 'column'));
  return [['all', allRows], ...Object.entries(list.views ?? {}).filter(([, view]) => isAllowed(view))];
}

/** The views of a list as tabs, each a link. The open one is the last whose filter is active. Counts are shown if the list's own answer has them, or by `counted`. */
export function ViewTabs({ counted }: { counted?: Readonly<Record<string, number | undefined>> }) {
  const resource = useResource();
  const { list, listKey } = useDeclaredList();
  const { meta, total, isPlaceholderData } = useListContext();
  const perPage = useChosenPerPage();
  const { activeFilters, searchText } = useFilters();
  const translate = useTranslate();
  const views = useViews();
  const activeTests = new Map(activeFilters.map(({ filter, test }) => [filter.source, JSON.stringify(test)]));
  const isActive = (view: ListView) =>
    queryOfTests(list, resource.fields, view).every(({ filter, test }) => activeTests.get(filter.source) === JSON.stringify(test));
  const [open, openView] = views.findLast(([, view]) => isActive(view)) ?? [];
  // A list that the server returns whole has all counts in its answer, another only that of the open view. No calls are made just for counts.
  const isOpenViewOnly =
    !searchText && !meta?.ignored && !isPlaceholderData && queryOfTests(list, resource.fields, openView).length === activeTests.size;
  const counts: Record<string, number | undefined> = { ...counted, ...(meta?.counts ?? (open && isOpenViewOnly ? { [open]: total } : {})) };
  const textOf = (key: string) =>
    key === 'all'
      ? translate(isToggled(resource, listKey) ? 'app.filters.whole' : 'app.filters.all')
      : translate(`resources.${resource.name}.views.${key}`);
  return (
    <Box component="nav" aria-label={translate('app.filters.views')} sx={tabsStyles}>
      {views.map(([key, view]) => (
        <LinkBase key={key} to={listAddress(resource, listKey, { filter: view, perPage })} aria-current={key === open ? 'page' : undefined}>
          {textOf(key)}
          {counts[key] !== undefined && ` (${formatNumber(counts[key])})`}
        </LinkBase>
      ))}
    </Box>
  );
}

const tabsStyles = {
  display: 'flex',
  // One line that scrolls sideways: on a phone a second line would cost a row of the table.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // An end fades while more tabs follow there.
  '@keyframes fading': {
    from: { maskImage: 'linear-gradient(to right, #000 calc(100% - 40px), transparent)' },
    '2%, 98%': { maskImage: 'linear-gradient(to right, transparent, #000 40px, #000 calc(100% - 40px), transparent)' },
    to: { maskImage: 'linear-gradient(to right, transparent, #000 40px)' },
  },
  animation: 'fading linear',
  animationTimeline: 'scroll(self inline)',
  gap: 0.5,
  px: 2,
  pt: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& a': {
    whiteSpace: 'nowrap',
    px: 1.5,
    py: { xs: 1.5, sm: 1.25 },
    color: 'text.secondary',
    textDecoration: 'none',
    borderBottom: 2,
    borderColor: 'transparent',
    fontWeight: 600,
    fontSize: 14,
  },
  '& a:hover': { color: 'text.primary' },
  '& a[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
} as const;
