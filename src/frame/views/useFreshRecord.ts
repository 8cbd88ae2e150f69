import { useEffect, useState } from 'react';
import { useGetOne } from 'react-admin';
import type { ShopRecord } from '../../../resources/define';

interface Reading<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** What is being read again for a form: `data` is there once that has succeeded, `error` where it has not. */
export function useFresh<T>({ data, error, isFetching, refetch }: Reading<T>) {
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (data && !isFetching && !error) setFresh(true);
  }, [data, isFetching, error]);
  return { data: isFresh ? data : undefined, error, retry: () => void refetch() };
}

/**
 * A record for a form that changes it: read again when its screen opens, so that a save does not put back what somebody
 * else has changed since it was read.
 */
export function useFreshRecord(resource: string, id: string) {
  const { data, ...read } = useFresh(useGetOne<ShopRecord>(resource, { id }, { refetchOnMount: 'always', onError: () => {} }));
  return { record: data, ...read };
}
