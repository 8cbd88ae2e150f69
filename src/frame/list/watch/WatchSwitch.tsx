import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { isPlain, type Plain, type ShopRecord } from '#define';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useDeclaredList } from '#frame/list/declaredList.ts';
import { creationDate, isNewestFirst, newWatch } from './newRows';
import { useListWatch } from './watches';

/** Switches the watch of the view on the screen: the person is told about its new rows. Hidden where new rows do not come first. */
export function WatchSwitch() {
  const resource = useResource();
  const { list } = useDeclaredList();
  const { data = [], sort, filterValues } = useListContext<ShopRecord>();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [watch, store] = useListWatch();
  const date = creationDate(resource);
  const isOrderKnown = sort.field === (list.sort?.field ?? '');
  if (!list.call || !date || (!watch && isOrderKnown && !isNewestFirst(data, date))) return null;
  const toggle = () => {
    if (watch) return void store(undefined);
    const values: unknown = filterValues;
    const { q: _, ...filter }: Plain = isPlain(values) ? values : {};
    if (!store(newWatch(filter))) return;
    // The watch reports only rows that come from now on. Read the list again to show those that came since it was read.
    void queryClient.invalidateQueries(staleAfterWrite(resource.name));
  };
  return (
    <Box sx={{ mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' }}>
      <FormControlLabel label={translate('app.watch.switch')} control={<Switch checked={Boolean(watch)} onChange={toggle} />} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.watch.help')}
      </Typography>
    </Box>
  );
}
