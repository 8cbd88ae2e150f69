import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { usesKey } from '#frame/context/queryCache.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { useSharedDataProvider } from '#frame/context/sharedDataProvider.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { countUsages, needsUndocumentedParameter, type UsageCount, usageSources } from './usedBy';

/**
 * Says who uses a record that is about to be deleted. It is read while the question stands there, and the answer to it waits for nothing.
 * Lists that tell it only by an extension are asked where the API knows extensions, or when staff press for it.
 */
export default function UsageNote({ resource, record }: { resource: string; record: ShopRecord }) {
  const translate = useTranslate();
  const resources = useContext(ResourcesContext);
  const dataProvider = useSharedDataProvider();
  const isKnown = useExtensions();
  const [isPressed, setPressed] = useState(false);
  const tellers = useMemo(() => usageSources(resources, resource), [resources, resource]);
  const isAll = isKnown || isPressed;
  const asked = isAll ? tellers : tellers.filter(teller => !needsUndocumentedParameter(teller));
  const { data = [], isFetching } = useQuery({
    queryKey: usesKey(resource, record.id, isAll),
    queryFn: ({ signal }) => countUsages(dataProvider, asked, record, signal),
  });
  const nameOf = ({ resource, count = 2 }: UsageCount) => translate(`resources.${resource}.name`, { smart_count: count });
  const uses = data.filter(({ count }) => count).map(use => translate('app.confirm.use', { count: use.count, name: nameOf(use) }));
  // Who pressed for it is told also what cannot be told, and that there is nothing.
  const untold = isPressed ? data.filter(({ count }) => count === undefined).map(nameOf) : [];
  const isUnused = isPressed && !isFetching && !uses.length && !untold.length;
  return (
    <>
      <Box role="status" sx={{ '& > p': { m: 0, mt: 2 } }}>
        {uses.length > 0 && <p>{translate('app.confirm.usedBy', { uses: uses.join(', ') })}</p>}
        {untold.length > 0 && <p>{translate('app.confirm.usesUnknown', { names: untold.join(', ') })}</p>}
        {isUnused && <p>{translate('app.confirm.unused')}</p>}
      </Box>
      {!isKnown && tellers.some(needsUndocumentedParameter) && (!isPressed || isFetching) && (
        <BusyButton size="small" sx={{ mt: 1 }} isBusy={isFetching && isPressed} onClick={() => setPressed(true)}>
          {translate('app.confirm.lookForUses')}
        </BusyButton>
      )}
    </>
  );
}
