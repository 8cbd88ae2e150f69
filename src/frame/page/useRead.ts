import { type QueryClient, type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetOne } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { type FreePage, firstStep, isOn, type ParamsOf, type Plain, type Resource, type ShopRecord } from '#define';
import { latestRow, readKey } from '#frame/context/queryCache.ts';

interface Reading<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Gives a form the data of a query only after it was read for this screen: `data` is set after the first success, `error` after a failure. */
export function useFresh<T>({ data, error, isFetching, refetch }: Reading<T>) {
  const [isFresh, setFresh] = useState(false);
  const isReady = isFresh || Boolean(data && !isFetching && !error);
  // Set during render: an effect would render the whole form again.
  if (isReady !== isFresh) setFresh(true);
  return { data: isReady ? data : undefined, error, retry: () => void refetch() };
}

/** Whether a list row contains every field of the form. Some lists return less than the record. */
const isWhole = ({ fields }: Resource, row: ShopRecord): boolean =>
  fields.every(field => !isOn(field, 'edit') || field.unsent || row[firstStep(field.source)] !== undefined);

/** The record from the last read list, if the row is complete and nothing was written since. */
function rowInLists(queryClient: QueryClient, resource: Resource, id: string): ShopRecord | undefined {
  const row = latestRow(queryClient, resource.name, id);
  return row && isWhole(resource, row) ? row : undefined;
}

/**
 * A record for a form. It is read again when the screen opens, so that changes by others are seen.
 * @returns `record`, read for this screen; until then `known`, the row of a list if that is complete.
 */
export function useFreshRecord(resource: Resource, id: string) {
  const queryClient = useQueryClient();
  const [known] = useState(() => rowInLists(queryClient, resource, id));
  const { data: record, ...reading } = useFresh(useGetOne<ShopRecord>(resource.name, { id }, { refetchOnMount: 'always' }));
  return { record, known, ...reading };
}

type Options = Pick<UseQueryOptions<Plain>, 'placeholderData' | 'staleTime' | 'enabled' | 'retryOnMount' | 'refetchOnMount'>;

/** The parameters of a read, required if its path has any, and query options. */
type ReadArgs<C> = object extends ParamsOf<C> ? [params?: ParamsOf<C>, options?: Options] : [params: ParamsOf<C>, options?: Options];

type ReadName<P extends FreePage> = keyof P['reads'] & string;

/** Reads what a page declares under `reads`. */
export function useRead<P extends FreePage, R extends ReadName<P>>(page: P, read: R, ...args: ReadArgs<P['reads'][R]>): UseQueryResult<Plain>;
export function useRead(page: FreePage, read: string, params: object = {}, options: Options = {}) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: readKey(page.name, read, params),
    queryFn: ({ signal }) => dataProvider.read(page, read, { ...params, signal }),
    ...options,
  });
}
