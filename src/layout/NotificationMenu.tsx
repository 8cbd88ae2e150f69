import { Box, Button, Popover, Typography } from '@mui/material';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import { useState } from 'react';
import { LinkBase, useGetList, useTranslate } from 'react-admin';
import { type ShopRecord, valueAt } from '../../resources/define';
import { nameOf } from '../rules/texts';
import { ErrorState } from '../views/ErrorState';
import { Waiting } from '../views/Waiting';

dayjs.extend(relativeTime);

const few = 3;
const most = 10;

/** The latest notifications: three, or ten on demand (part 2, section 2, Layout and top bar). Asked for when it is opened. */
export default function NotificationMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, isPending, refetch } = useGetList<ShopRecord>(
    'notifications',
    { pagination: { page: 1, perPage: most }, sort: { field: '', order: 'ASC' } },
    { onError: () => {} },
  );
  const shown = data?.slice(0, showsAll ? most : few) ?? [];
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('app.bell.title'), sx: { width: 'min(360px, calc(100vw - 24px))' } } }}
    >
      <Typography component="h2" variant="subtitle1" sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
        {translate('app.bell.title')}
      </Typography>
      {error ? <ErrorState title={translate('app.bell.unread')} error={error} onRetry={() => void refetch()} /> : null}
      {isPending && <Waiting label={translate('app.bell.title')} />}
      {data && !data.length && <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{translate('app.bell.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(item => (
          <Item key={item.id} item={item} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 1, borderTop: 1, borderColor: 'divider' }}>
        {(data?.length ?? 0) > few ? (
          <Button size="small" onClick={() => setShowsAll(!showsAll)}>
            {translate(showsAll ? 'app.bell.showFew' : 'app.bell.showAll')}
          </Button>
        ) : (
          <span />
        )}
        <Button size="small" component={LinkBase} to="/notifications" onClick={onClose}>
          {translate('app.bell.list')}
        </Button>
      </Box>
    </Popover>
  );
}

function Item({ item }: { item: ShopRecord }) {
  const when = dayjs(String(item.createdAt ?? item.updatedAt ?? ''));
  const person = nameOf(valueAt(item, 'user'));
  return (
    <Box component="li" sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography variant="body2" dir="auto" sx={{ fontWeight: 600 }}>
        {nameOf(item.title)}
      </Typography>
      <Typography variant="body2" dir="auto">
        {nameOf(item.message)}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <bdi>{person}</bdi>
        {person && when.isValid() && ' · '}
        {when.isValid() && <time dateTime={when.toISOString()}>{when.fromNow()}</time>}
      </Typography>
    </Box>
  );
}
