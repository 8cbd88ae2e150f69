import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import type { FreePage, ParamsOf, Plain } from '#define';
import { readKey } from '#frame/context/queryCache.ts';
import { useFresh } from './useFreshRecord';

type Options = Pick<UseQueryOptions<Plain>, 'placeholderData' | 'staleTime' | 'enabled' | 'retryOnMount' | 'refetchOnMount'>;

/** What a read is filled with, needed where its path has parameters; and how it is kept. */
type Asked<C> = object extends ParamsOf<C> ? [params?: ParamsOf<C>, options?: Options] : [params: ParamsOf<C>, options?: Options];

/** The names of what a page reads. */
type ReadOf<P extends FreePage> = keyof P['reads'] & string;

/** Reads what a page declares, kept like records. */
export function useRead<P extends FreePage, R extends ReadOf<P>>(page: P, read: R, ...asked: Asked<P['reads'][R]>) {
  return useReading(page, read, ...asked);
}

function useReading(page: FreePage, read: string, params: object = {}, options: Options = {}) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: readKey(page.name, read, params),
    queryFn: ({ signal }) => dataProvider.read(page, read, { ...params, signal }),
    ...options,
  });
}

/**
 * The same for a form that changes it: read again when its screen opens. `data` is there once that has succeeded.
 * `freshFor`: milliseconds for which it need not be read again.
 */
export function useFreshRead<P extends FreePage, R extends ReadOf<P>>(page: P, read: R, freshFor: number, ...asked: Asked<P['reads'][R]>) {
  return useFresh(useReading(page, read, asked[0], { staleTime: freshFor }));
}
