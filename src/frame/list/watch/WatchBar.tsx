import VolumeOff from '@mui/icons-material/VolumeOff';
import VolumeUp from '@mui/icons-material/VolumeUp';
import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { isEqual } from 'es-toolkit/predicate';
import { useRef } from 'react';
import { useListContext, useNavigate, useTranslate } from 'react-admin';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { useDeclaredList } from '#frame/list/declaredList.ts';
import { useChosenPerPage } from '#frame/list/useListPreferences.ts';
import { listAddress } from '#frame/routing/listAddress.ts';
import { afterShow, countText, dueIn } from './newRows';
import { allowSound, useIsSoundBlocked } from './sound';
import { useListWatch, type Watch } from './watches';

/** Above the rows of a watched list: how many came, a button that shows them, and the sound. Always as high, so that the rows do not move. */
export default function WatchBar({ watch }: { watch: Watch }) {
  const resource = useResource();
  const { list, listKey } = useDeclaredList();
  const { page, sort, filterValues } = useListContext();
  const perPage = useChosenPerPage();
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const bar = useRef<HTMLDivElement>(null);
  const { fresh, hasMore, filter, failures, at } = watch;
  const [, store] = useListWatch();
  const show = () => {
    store(afterShow(watch));
    const isHere = page === 1 && isEqual(sort, defaultListParams(listKey, list).sort) && isEqual(filterValues, filter);
    if (!isHere) void navigate(listAddress(resource, listKey, { filter, perPage }));
    void queryClient.invalidateQueries({ ...staleAfterWrite(resource.name), refetchType: isHere ? 'active' : 'none' });
    bar.current?.focus();
  };
  const news = { smart_count: fresh.length, count: countText(fresh.length, hasMore) };
  const text = fresh.length
    ? translate(`resources.${resource.name}.news`, { ...news, _: translate('app.watch.news', news) })
    : failures
      ? translate('app.watch.failed', { time: formatDate(at + dueIn({ at, failures }, at, false), formats.time) })
      : translate('app.watch.none');
  return (
    <Box ref={bar} tabIndex={-1} sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, minHeight: 44, borderTop: 1, borderColor: 'divider' }}>
      <Box role="status" sx={{ minWidth: 0, ...(fresh.length ? { fontWeight: 600 } : { color: 'text.secondary' }) }}>
        {text}
      </Box>
      {fresh.length > 0 && <Button onClick={show}>{translate('app.watch.show')}</Button>}
      <SoundButton isOn={watch.hasSound} onSwitch={hasSound => store({ ...watch, hasSound })} />
    </Box>
  );
}

/** The sound is off, on, or blocked by the browser until somebody presses. */
function SoundButton({ isOn, onSwitch }: { isOn: boolean; onSwitch: (isOn: boolean) => void }) {
  const translate = useTranslate();
  const isBlocked = useIsSoundBlocked(isOn);
  const press = () => {
    if (!isOn || isBlocked) allowSound();
    if (!isBlocked) onSwitch(!isOn);
  };
  return (
    <Button
      color="inherit"
      startIcon={isOn && !isBlocked ? <VolumeUp /> : <VolumeOff />}
      onClick={press}
      sx={{ marginInlineStart: 'auto', textAlign: 'start', ...(isBlocked ? {} : { color: 'text.secondary' }) }}
    >
      {translate(`app.watch.sound.${isBlocked ? 'blocked' : isOn ? 'on' : 'off'}`)}
    </Button>
  );
}
