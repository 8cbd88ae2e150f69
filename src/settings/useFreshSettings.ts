import { useEffect, useState } from 'react';
import { useGetOne } from 'react-admin';
import type { ShopRecord } from '../../resources/define';

const freshFor = 5000;

/**
 * The settings for a form that changes them: read again when the screen opens, so that a save does not put back what
 * somebody else has changed since the app began. `record` is there once that has succeeded.
 */
export function useFreshSettings() {
  const { data, error, isFetching, refetch } = useGetOne<ShopRecord>('settings', { id: 'shop' }, { staleTime: freshFor, onError: () => {} });
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (data && !isFetching && !error) setFresh(true);
  }, [data, isFetching, error]);
  return { record: isFresh ? data : undefined, error, retry: () => void refetch() };
}
