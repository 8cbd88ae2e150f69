import { Box } from '@mui/material';
import { LinkBase, useListContext, useTranslate } from 'react-admin';
import { conditionsOf, type List, type ListView, queryOfTests } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { formatNumber } from '#frame/format/money.ts';
import { useFilters } from '#frame/list/filters/useFilters.ts';
import { listAddress } from '#frame/routing/listAddress.ts';

const everything: ListView = { filter: {} };

/** The views of a list that the settings allow, all rows first. */
function useViews(list: List): [key: string, view: ListView][] {
  const { fields } = useResource();
  const { allows } = useSettings();
  const isAllowed = ({ filter }: ListView) => conditionsOf(list, fields, filter).every(when => allows(when, 'column'));
  return [['all', everything], ...Object.entries(list.views ?? {}).filter(([, view]) => isAllowed(view))];
}

/** The named filters of a list, each an address; the open one is the one whose filter is in force. They say how many rows they have, where one answer tells. */
export function ViewTabs({ list, listKey }: { list: List; listKey: string }) {
  const resource = useResource();
  const { perPage, meta, total, isPlaceholderData } = useListContext();
  const { asked, words } = useFilters(list);
  const translate = useTranslate();
  const views = useViews(list);
  const inForce = new Map(asked.map(({ filter, test }) => [filter.source, JSON.stringify(test)]));
  const holds = ({ filter }: ListView) =>
    queryOfTests(list, resource.fields, filter).every(({ filter, test }) => inForce.get(filter.source) === JSON.stringify(test));
  const open = views.findLast(([, view]) => holds(view))?.[0];
  // Of a list that comes whole, one answer tells them all; of another, that of the view that is open. More calls are not made for numbers.
  const isItself =
    !words &&
    !meta?.ignored &&
    !isPlaceholderData &&
    queryOfTests(list, resource.fields, Object.fromEntries(views)[open ?? '']?.filter).length === inForce.size;
  const counts: Record<string, number | undefined> = meta?.counts ?? (open && isItself ? { [open]: total } : {});
  const textOf = (key: string) =>
    key === 'all' ? translate(list.view ? 'app.filters.whole' : 'app.filters.all') : translate(`resources.${resource.name}.views.${key}`);
  return (
    <Box component="nav" aria-label={translate('app.filters.views')} sx={tabs}>
      {views.map(([key, view]) => (
        <LinkBase key={key} to={listAddress(resource, listKey, { ...view, perPage })} aria-current={key === open ? 'page' : undefined}>
          {textOf(key)}
          {counts[key] !== undefined && ` (${formatNumber(counts[key])})`}
        </LinkBase>
      ))}
    </Box>
  );
}

const tabs = {
  display: 'flex',
  // On a phone moved sideways: a second line of tabs would cost a row.
  overflowX: 'auto',
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
