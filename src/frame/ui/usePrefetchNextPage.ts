import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { isPaged, type ShopRecord } from '#define';
import { listKey } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { prefersReducedData } from '#frame/loading/prefetch.ts';

/** In milliseconds. The next page is shown without a second read for this long. */
const freshFor = 10_000;

/**
 * Prefetches the next page of a server-paged list while the mouse or the focus is on its button.
 * @returns event handlers of that button.
 */
export function usePrefetchNextPage(list: string | undefined) {
  const declared = useResource();
  const { resource, page, perPage, sort, filterValues: filter, total = 0, isFetching } = useListContext<ShopRecord>();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const button = useRef<Element>(null);
  const call = list === undefined ? undefined : declared.lists[list]?.call;
  const hasNextPage = call && isPaged(call) && page * perPage < total;
  const prefetch = useCallback(() => {
    if (!hasNextPage || prefersReducedData() || !matchMedia('(hover: hover)').matches) return;
    const params = { pagination: { page: page + 1, perPage }, sort, filter, meta: { list } };
    const queryKey = listKey(resource, params);
    queryClient.setQueryDefaults(queryKey, { staleTime: freshFor });
    // A failed prefetch is ignored. Opening the page reads it again and reports the error.
    void queryClient.prefetchQuery({ queryKey, queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }) });
  }, [hasNextPage, page, perPage, sort, filter, list, resource, queryClient, dataProvider]);
  // After a turn of the page, the mouse or the focus may still be on the button.
  useEffect(() => {
    if (!isFetching && button.current?.matches(':hover, :focus')) prefetch();
  }, [isFetching, prefetch]);
  return useMemo(() => {
    const onReach = ({ currentTarget }: SyntheticEvent) => {
      button.current = currentTarget;
      prefetch();
    };
    return { onPointerEnter: onReach, onFocus: onReach };
  }, [prefetch]);
}
