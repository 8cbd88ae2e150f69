import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { isPaged, type ShopRecord } from '#define';
import { getListKey } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { prefersReducedData } from '#frame/loading/prefetch.ts';
import { useDeclaredList } from './declaredList';

/** In milliseconds. The next page is shown without a second read for this long. */
const freshFor = 10_000;

/**
 * Prefetches the next page of a server-paged list while the mouse or the focus is on its button, also after it has turned the page. That of a
 * related list, whose key no resource declares, is not prefetched.
 * @returns event handlers of that button.
 */
export function usePrefetchNextPage() {
  const { listKey: list } = useDeclaredList();
  const declared = useResource();
  const { resource, page, perPage, sort, filterValues: filter, total = 0, isFetching } = useListContext<ShopRecord>();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const [isReached, setReached] = useState(false);
  const call = declared.lists[list]?.call;
  const isDue = isReached && !isFetching && call && isPaged(call) && page * perPage < total;
  useEffect(() => {
    if (!isDue || prefersReducedData() || !matchMedia('(hover: hover)').matches) return;
    const params = { pagination: { page: page + 1, perPage }, sort, filter, meta: { list } };
    const queryKey = getListKey(resource, params);
    queryClient.setQueryDefaults(queryKey, { staleTime: freshFor });
    // A failed prefetch is ignored. Opening the page reads it again and reports the error.
    void queryClient.prefetchQuery({ queryKey, queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }) });
  }, [isDue, page, perPage, sort, filter, list, resource, queryClient, dataProvider]);
  return useMemo(() => {
    // A page with higher rows moves the button away from the mouse that has just pressed it; the focus stays.
    const reach = ({ currentTarget }: SyntheticEvent) => setReached(currentTarget.matches(':hover, :focus'));
    return { onPointerEnter: reach, onPointerLeave: reach, onFocus: reach, onBlur: reach };
  }, []);
}
