import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useContext, useId, useState } from 'react';
import { LinkBase, useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { menuIcon } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { formatNumber } from '#frame/format/money.ts';
import { listAddress } from '#frame/routing/listAddress.ts';
import { iconOf } from '#frame/ui/icons.ts';
import { type Count, countQuery, type InboxItem, inboxItems } from './inboxCounts';

/** The lists and views whose rows wait to be worked off, with links, and with counts once they are due. Empty if the person may see none of them. */
export default function Inbox({ isDue }: { isDue: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const { allows, isPending } = useSettings();
  const resources = useContext(ResourcesContext);
  const isVisible = ({ resource, conditions }: InboxItem) => canAccess(resource.name, 'list') && conditions.every(when => allows(when, 'column'));
  const items = isPending ? [] : inboxItems(resources).filter(isVisible);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const areExtensionsKnown = useExtensions();
  const [isPressed, setPressed] = useState(false);
  // One that needs an extension is counted if the API knows it, or else when staff press Count.
  const isCounted = ({ needsExtension }: InboxItem) => areExtensionsKnown || isPressed || !needsExtension;
  const hasUncounted = isDue && !items.every(isCounted);
  const counts = useQueries({ queries: items.map(item => ({ ...countQuery(dataProvider, item), enabled: isDue && isCounted(item) })) });
  const recount = () => void Promise.all(items.map((item, at) => isCounted(item) && counts[at]?.refetch()));
  if (!items.length) return null;
  const countedAt = Math.max(...counts.map(({ dataUpdatedAt }) => dataUpdatedAt));
  return (
    <Card variant="outlined" component="section" aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column' }}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
        {translate('app.inbox.title')}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {items.map((item, at) => (
          <InboxLine key={`${item.resource.name}.${item.list}.${item.name}`} item={item} count={counts[at]} isCounted={!isDue || isCounted(item)} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 0.5, borderTop: 1, borderColor: 'divider', fontSize: 13 }}>
        <Box role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {hasUncounted
            ? translate('app.inbox.onPress')
            : countedAt > 0 && translate('app.inbox.readAt', { time: formatDate(countedAt, formats.time) })}
        </Box>
        <Button size="small" onClick={hasUncounted ? () => setPressed(true) : recount}>
          {translate(hasUncounted ? 'app.inbox.count' : 'app.inbox.refresh')}
        </Button>
      </Box>
    </Card>
  );
}

function InboxLine({ item, count, isCounted }: { item: InboxItem; count: UseQueryResult<Count> | undefined; isCounted: boolean }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { resource, list, name, filter } = item;
  const Icon = iconOf(menuIcon(resource.lists[list] ?? {}) ?? resource.icon);
  const { data, error, isFetching = true } = count ?? {};
  const plural = translate(`resources.${resource.name}.name`, { smart_count: 2 });
  const label = translate(`resources.${resource.name}.inbox.${name}`, { _: `${plural}: ${name}` });
  const isFailed = Boolean(error) && !isFetching;
  const reason = isFailed ? errorText(error) : data?.reason && translate(`app.inbox.${data.reason}`);
  return (
    <Box component="li">
      <Box component={LinkBase} to={listAddress(resource, list, { filter })} sx={lineStyles}>
        <Icon fontSize="small" />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {label}
        </Box>
        <Box component="b" sx={{ fontVariantNumeric: 'tabular-nums', fontSize: 18 }}>
          {data?.known !== undefined ? formatNumber(data.known) : reason ? translate('app.values.none') : isCounted && <Skeleton width={28} />}
        </Box>
      </Box>
      {reason && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, pb: 1, fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <span>{reason}</span>
          {isFailed && (
            <Button size="small" onClick={() => void count?.refetch()}>
              {translate('app.actions.retry')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

const listStyles = {
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  listStyle: 'none',
  m: 0,
  px: 1,
  py: 0.5,
} as const;

const lineStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1,
  minHeight: 44,
  borderRadius: 2,
  color: 'text.primary',
  textDecoration: 'none',
  '& svg': { color: 'text.secondary' },
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const;
