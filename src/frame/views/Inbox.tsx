import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useContext, useId, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import type { ShopRecord } from '../../../resources/define';
import { mayHere } from '../access';
import { turns } from '../actions/turns';
import { formatNumber } from '../format/money';
import { Resources } from '../kinds/resources';
import { useShopData } from '../kinds/shopData';
import { useErrorText } from '../kinds/useNotices';
import { type Count, countRows } from '../lists/countRows';
import { type InboxItem, inboxOf } from '../lists/inbox';
import { waitingKey } from '../readKey';
import { useSettings } from '../settings';
import { iconOf } from './icons';
import { listAddress } from './listAddress';

/** For how long a count need not be asked for again, in milliseconds. */
const freshFor = 60_000;

interface Counting {
  data: Count | undefined;
  error: unknown;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** Counts what waits, one list after another. */
function useCounts(items: readonly InboxItem[]): Counting[] {
  const dataProvider = useShopData();
  const [turn] = useState(() => turns(1));
  return useQueries({
    queries: items.map(({ resource: { name }, list, name: item, filter, isWhole }) => ({
      queryKey: waitingKey(name, list, item),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        turn(signal, () => {
          const ask = (filter: object, perPage: number) =>
            dataProvider.getList<ShopRecord>(name, {
              pagination: { page: 1, perPage },
              sort: { field: '', order: 'ASC' },
              filter,
              meta: { list },
              signal,
            });
          return countRows(ask, filter, isWhole);
        }),
      staleTime: freshFor,
      retry: false,
    })),
  });
}

/** What waits to be worked off, each with how many there are and the way to them. Nothing where nobody here may see any of it. */
export default function Inbox() {
  const translate = useTranslate();
  const id = useId();
  const { allows, isPending } = useSettings();
  const resources = useContext(Resources);
  const isMine = ({ resource, fields }: InboxItem) => mayHere(resource.name, 'list') && fields.every(({ when }) => allows(when, 'column'));
  const items = isPending ? [] : inboxOf(resources).filter(isMine);
  const counts = useCounts(items);
  if (!items.length) return null;
  const read = Math.max(...counts.map(({ dataUpdatedAt }) => dataUpdatedAt));
  return (
    <Card variant="outlined" component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
        {translate('app.inbox.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 1, py: 0.5 }}>
        {items.map((item, at) => (
          <Waiting key={`${item.resource.name}.${item.list}.${item.name}`} item={item} counting={counts[at]} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 0.5, borderTop: 1, borderColor: 'divider', fontSize: 13 }}>
        <Box role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {read > 0 && translate('app.inbox.readAt', { time: dayjs(read).format('HH:mm') })}
        </Box>
        <Button size="small" onClick={() => void Promise.all(counts.map(({ refetch }) => refetch()))}>
          {translate('app.inbox.refresh')}
        </Button>
      </Box>
    </Card>
  );
}

/** One figure; where it is not known, why. */
function Waiting({ item, counting }: { item: InboxItem; counting: Counting | undefined }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { resource, list, name, filter } = item;
  const Icon = iconOf(resource.lists[list]?.icon ?? resource.icon);
  const { data, error, isFetching = true } = counting ?? {};
  const plural = translate(`resources.${resource.name}.name`, { smart_count: 2 });
  const label = translate(`resources.${resource.name}.inbox.${name}`, { _: `${plural}: ${name}` });
  const isFailed = Boolean(error) && !isFetching;
  const why = isFailed ? errorText(error) : data?.reason && translate(`app.inbox.${data.reason}`);
  return (
    <Box component="li">
      <Box component={LinkBase} to={listAddress(resource, list, { filter, perPage: 10 })} sx={line}>
        <Icon />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {label}
        </Box>
        <Box component="b" sx={{ fontVariantNumeric: 'tabular-nums', fontSize: 18 }}>
          {data?.known !== undefined ? formatNumber(data.known) : why ? translate('app.values.none') : <Skeleton width={28} />}
        </Box>
      </Box>
      {why && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, pb: 1, fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <span>{why}</span>
          {isFailed && (
            <Button size="small" onClick={() => void counting?.refetch()}>
              {translate('app.actions.retry')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1,
  minHeight: 44,
  borderRadius: 2,
  color: 'text.primary',
  textDecoration: 'none',
  '& svg': { color: 'text.secondary', flex: 'none' },
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const;
