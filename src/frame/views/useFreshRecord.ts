import { useEffect, useState } from 'react';
import { useGetOne } from 'react-admin';
import type { ShopRecord } from '../../../resources/define';

/**
 * A record for a form that changes it: read again when its screen opens, so that a save does not put back what somebody
 * else has changed since it was read. `record` is there once that has succeeded, `error` where it has not.
 * `freshFor`: milliseconds for which one that was read whole need not be read again; one from a list always must.
 */
export function useFreshRecord(resource: string, id: string, freshFor?: number) {
  const reading = freshFor === undefined ? { refetchOnMount: 'always' as const } : { staleTime: freshFor };
  const { data, error, isFetching, refetch } = useGetOne<ShopRecord>(resource, { id }, { ...reading, onError: () => {} });
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (data && !isFetching && !error) setFresh(true);
  }, [data, isFetching, error]);
  return { record: isFresh ? data : undefined, error, retry: () => void refetch() };
}
