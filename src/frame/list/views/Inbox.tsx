import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useContext, useId, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { canAccess } from '#frame/context/canAccess.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { useSharedDataProvider } from '#frame/context/sharedDataProvider.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { formatNumber } from '#frame/format/money.ts';
import { listAddress } from '#frame/routing/listAddress.ts';
import { iconOf } from '#frame/ui/icons.tsx';
import { countQuery } from './countQuery';
import type { Count } from './countRows';
import { type InboxItem, inboxItems } from './inboxItems';

interface Counting {
  data: Count | undefined;
  error: unknown;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** Counts what waits, one list after another. What needs an extension is counted where the API knows it, or when staff press for it. */
function useCounts(items: readonly InboxItem[]) {
  const dataProvider = useSharedDataProvider();
  const isKnown = useExtensions();
  const [isPressed, setPressed] = useState(false);
  const isAsked = ({ needsExtension }: InboxItem) => isKnown || isPressed || !needsExtension;
  const counts: Counting[] = useQueries({ queries: items.map(item => ({ ...countQuery(dataProvider, item), enabled: isAsked(item) })) });
  return { counts, isAsked, hasUncounted: !items.every(isAsked), countAll: () => setPressed(true) };
}

/** What waits to be worked off, each with how many there are and the way to them. Nothing where nobody here may see any of it. */
export default function Inbox() {
  const translate = useTranslate();
  const id = useId();
  const { allows, isPending } = useSettings();
  const resources = useContext(ResourcesContext);
  const isMine = ({ resource, conditions }: InboxItem) => canAccess(resource.name, 'list') && conditions.every(when => allows(when, 'column'));
  const items = isPending ? [] : inboxItems(resources).filter(isMine);
  const { counts, isAsked, hasUncounted, countAll } = useCounts(items);
  const countAgain = () => void Promise.all(items.map((item, at) => isAsked(item) && counts[at]?.refetch()));
  if (!items.length) return null;
  const read = Math.max(...counts.map(({ dataUpdatedAt }) => dataUpdatedAt));
  return (
    <Card variant="outlined" component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
        {translate('app.inbox.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 1, py: 0.5 }}>
        {items.map((item, at) => (
          <Waiting key={`${item.resource.name}.${item.list}.${item.name}`} item={item} counting={counts[at]} isAsked={isAsked(item)} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 0.5, borderTop: 1, borderColor: 'divider', fontSize: 13 }}>
        <Box role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {hasUncounted ? translate('app.inbox.onPress') : read > 0 && translate('app.inbox.readAt', { time: formatDate(read, formats.time) })}
        </Box>
        <Button size="small" onClick={hasUncounted ? countAll : countAgain}>
          {translate(hasUncounted ? 'app.inbox.count' : 'app.inbox.refresh')}
        </Button>
      </Box>
    </Card>
  );
}

/** One figure; where it is not known, why. None is drawn until it is asked for. */
function Waiting({ item, counting, isAsked }: { item: InboxItem; counting: Counting | undefined; isAsked: boolean }) {
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
          {data?.known !== undefined ? formatNumber(data.known) : why ? translate('app.values.none') : isAsked && <Skeleton width={28} />}
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
