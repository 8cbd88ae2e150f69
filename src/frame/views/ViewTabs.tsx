import { Box } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { LinkBase, useListContext, useTranslate } from 'react-admin';
import { askedOf, isPaged, type List, type ListView } from '../../../resources/define';
import { useResource } from '../kinds/resources';
import { useSettings } from '../settings';
import { lazily } from './lazily';
import { listAddress } from './listAddress';
import { useFilters } from './useFilters';

const ViewCount = lazily(() => import('./ViewCount'));

const everything: ListView = { filter: {} };

/** In milliseconds: for so long a list has been still before the rows of other views are counted. */
const stillFor = 2000;

/** Whether the rows are there and nobody has asked for others for a while. */
function useIsStill(): boolean {
  const { isFetching, isPending, filterValues, page, sort } = useListContext();
  const asked = JSON.stringify([filterValues, page, sort]);
  const [still, setStill] = useState('');
  useEffect(() => {
    if (isFetching || isPending) return undefined;
    const timer = setTimeout(() => setStill(asked), stillFor);
    return () => clearTimeout(timer);
  }, [isFetching, isPending, asked]);
  return still === asked && !isFetching;
}

/** The views of a list that the settings allow, all rows first. */
function useViews(list: List): [key: string, view: ListView][] {
  const { fields } = useResource();
  const { allows } = useSettings();
  const isAllowed = ({ filter }: ListView) => askedOf(list, fields, filter).every(({ filter: { field } }) => allows(field?.when, 'column'));
  return [['all', everything], ...Object.entries(list.views ?? {}).filter(([, view]) => isAllowed(view))];
}

/** The named filters of a list, each an address; the open one is the one whose filter is in force. They say how many rows they have, where that is known. */
export function ViewTabs({ list, listKey }: { list: List; listKey: string }) {
  const resource = useResource();
  const { perPage, meta } = useListContext();
  const { asked } = useFilters(list);
  const translate = useTranslate();
  const views = useViews(list);
  const isStill = useIsStill();
  // One after the other, from the first on whenever the list has been read anew.
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    if (!isStill) setCounted(0);
  }, [isStill]);
  const inForce = new Map(asked.map(({ filter, test }) => [filter.source, JSON.stringify(test)]));
  const holds = ({ filter }: ListView) =>
    askedOf(list, resource.fields, filter).every(({ filter, test }) => inForce.get(filter.source) === JSON.stringify(test));
  const open = views.findLast(([, view]) => holds(view))?.[0];
  const counts: Record<string, number> | undefined = meta?.counts;
  const isRead = list.call && isPaged(list.call);
  const textOf = (key: string) =>
    key === 'all' ? translate(list.view ? 'app.filters.whole' : 'app.filters.all') : translate(`resources.${resource.name}.views.${key}`);
  return (
    <Box component="nav" aria-label={translate('app.filters.views')} sx={tabs}>
      {views.map(([key, view], at) => (
        <LinkBase key={key} to={listAddress(resource, listKey, { ...view, perPage })} aria-current={key === open ? 'page' : undefined}>
          {textOf(key)}
          {counts?.[key] !== undefined && ` (${counts[key]})`}
          {isRead && (
            <Suspense>
              <ViewCount list={list} listKey={listKey} view={view} isDue={isStill && at <= counted} position={at} onCounted={setCounted} />
            </Suspense>
          )}
        </LinkBase>
      ))}
    </Box>
  );
}

const tabs = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  px: 2,
  pt: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& a': {
    px: 1.5,
    py: 1,
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
