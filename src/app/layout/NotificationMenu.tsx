import { Avatar, Box, Button, Typography } from '@mui/material';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import { useState } from 'react';
import { LinkBase, useGetList, useTranslate } from 'react-admin';
import { type ShopRecord, timeOf, valueAt } from '#define';
import { usePathOf } from '#frame/context/resourcesContext.ts';
import { imageUrl } from '#frame/format/imageFiles.ts';
import { looksLikeId, nameOf } from '#frame/format/texts.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { type PanelProps, TitledPopover } from '#frame/ui/TitledPopover.tsx';
import { touchQuery } from '#frame/ui/touch.ts';
import { subjectOf } from '#resources/notifications.ts';

dayjs.extend(relativeTime);

const forFinger = { display: 'inline-block', minWidth: 44, py: '14px' };
const shortCount = 3;
const fullCount = 10;

/** The latest notifications: three, or ten on demand. They are read when the menu opens. */
export default function NotificationMenu({ anchor, onClose }: PanelProps) {
  const translate = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const { data, error, isPending, refetch } = useGetList<ShopRecord>('notifications', {
    pagination: { page: 1, perPage: fullCount },
    sort: { field: '', order: 'ASC' },
  });
  const shown = data?.slice(0, showsAll ? fullCount : shortCount) ?? [];
  return (
    <TitledPopover title={translate('app.bell.title')} anchor={anchor} onClose={onClose} width={{ width: 'min(360px, calc(100vw - 24px))' }} isFlush>
      {error ? <ErrorState inCard title={translate('app.bell.unread')} error={error} onRetry={() => void refetch()} /> : null}
      {isPending && <Loading label={translate('app.bell.title')} />}
      {data && !data.length && <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{translate('app.bell.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(item => (
          <Item key={item.id} item={item} onFollow={onClose} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 1, borderTop: 1, borderColor: 'divider' }}>
        {(data?.length ?? 0) > shortCount ? (
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
    </TitledPopover>
  );
}

/** A notification. Its title links to its subject, the user's name to the user. */
function Item({ item, onFollow }: { item: ShopRecord; onFollow: () => void }) {
  const pathOf = usePathOf();
  const when = dayjs(timeOf(item.createdAt ?? item.updatedAt));
  const name = nameOf(item.user);
  const person = looksLikeId(name) ? '' : name;
  const { resource, target } = subjectOf(item);
  const link = (to: string, text: string) =>
    to ? (
      <LinkBase to={to} onClick={onFollow}>
        {text}
      </LinkBase>
    ) : (
      text
    );
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, px: 2, py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Avatar
        src={imageUrl(valueAt(item, 'user.images'))}
        alt=""
        sx={{ width: 36, height: 36, fontSize: 16, bgcolor: 'action.selected', color: 'text.secondary' }}
      >
        {[...person][0]}
      </Avatar>
      <Box sx={{ minWidth: 0, '& a': { color: 'inherit' }, [touchQuery]: { '& a': forFinger } }}>
        <Typography variant="body2" dir="auto" sx={{ fontWeight: 600 }}>
          {link(pathOf(resource, target), nameOf(item.title))}
        </Typography>
        <Typography variant="body2" dir="auto">
          {nameOf(item.message)}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <bdi>{link(pathOf('users', item.user), person)}</bdi>
          {person && when.isValid() && ' · '}
          {when.isValid() && <time dateTime={when.toISOString()}>{when.fromNow()}</time>}
        </Typography>
      </Box>
    </Box>
  );
}
