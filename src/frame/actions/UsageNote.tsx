import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import type { ShopRecord } from '#define';
import { usesKey } from '#frame/context/queryCache.ts';
import { ResourcesContext, useResource } from '#frame/context/resourcesContext.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { countUsages, type UsageCount, usageSources, usesExtension } from './usedBy';

/**
 * Says which records refer to a record that is about to be deleted. The user need not wait for the answer. Lists whose filter needs an extension
 * are read if the API knows extensions, or when the user asks for them.
 */
export default function UsageNote({ record }: { record: ShopRecord }) {
  const { name } = useResource();
  const translate = useTranslate();
  const resources = useContext(ResourcesContext);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const knowsExtensions = useExtensions();
  const [isPressed, setPressed] = useState(false);
  const sources = usageSources(resources, name);
  const readsAll = knowsExtensions || isPressed;
  const usedSources = readsAll ? sources : sources.filter(source => !usesExtension(source));
  const { data = [], isFetching } = useQuery({
    queryKey: usesKey(name, record.id, readsAll),
    queryFn: ({ signal }) => countUsages(dataProvider, usedSources, record, signal),
  });
  const nameOf = ({ resource, count = 2 }: UsageCount) => translate(`resources.${resource}.name`, { smart_count: count });
  const uses = data.filter(({ count }) => count).map(use => translate('app.confirm.use', { count: use.count, name: nameOf(use) }));
  // After the button is pressed, unknown counts and an empty result are reported too.
  const unknownNames = isPressed ? data.filter(({ count }) => count === undefined).map(nameOf) : [];
  const isUnused = isPressed && !isFetching && !uses.length && !unknownNames.length;
  return (
    <>
      <Box role="status" sx={{ '& > p': { m: 0, mt: 2 } }}>
        {uses.length > 0 && <p>{translate('app.confirm.usedBy', { uses: uses.join(', ') })}</p>}
        {unknownNames.length > 0 && <p>{translate('app.confirm.usesUnknown', { names: unknownNames.join(', ') })}</p>}
        {isUnused && <p>{translate('app.confirm.unused')}</p>}
      </Box>
      {!knowsExtensions && sources.some(usesExtension) && (!isPressed || isFetching) && (
        <BusyButton size="small" sx={{ mt: 1 }} isBusy={isFetching && isPressed} onClick={() => setPressed(true)}>
          {translate('app.confirm.lookForUses')}
        </BusyButton>
      )}
    </>
  );
}
