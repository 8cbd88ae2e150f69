import { useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { isPaged, type ShopRecord } from '#define';
import { freshFor, notePrefetched, noteShown } from '#frame/context/prefetchedPages.ts';
import { listKey } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { prefersReducedData } from '#frame/loading/prefetch.ts';

/** In milliseconds. A pointer that only passes over the button prefetches nothing. */
const restTime = 150;

/**
 * Prefetches the next page of a server-paged list while the mouse or the focus rests on its button. Nothing re-renders for it.
 * @returns event handlers for that button.
 */
export function usePrefetchNextPage(list: string | undefined) {
  const declared = useResource();
  const { resource, page, perPage, sort, filterValues: filter, total = 0, isFetching } = useListContext<ShopRecord>();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const call = list === undefined ? undefined : declared.lists[list]?.call;
  const hasNextPage = call && isPaged(call) && page * perPage < total;
  const serializedParams = JSON.stringify({ perPage, sort, filter, meta: { list } });
  const { onceRested, watch } = useRest();
  useEffect(() => {
    const params = (page: number) => {
      const { perPage, ...others } = JSON.parse(serializedParams);
      return { pagination: { page, perPage }, ...others };
    };
    // In a microtask: the list's effects run after those of its children, and the list decides first whether to read the page again.
    queueMicrotask(() => noteShown(listKey(resource, params(page))));
    if (isFetching || !hasNextPage) return undefined;
    return onceRested(() => {
      if (prefersReducedData()) return;
      const nextParams = params(page + 1);
      const key = listKey(resource, nextParams);
      notePrefetched(key);
      // A failed prefetch is ignored. Opening the page reads it again and reports the error.
      void queryClient.prefetchQuery({
        queryKey: key,
        staleTime: freshFor,
        queryFn: ({ signal }) => dataProvider.getList(resource, { ...nextParams, signal }),
      });
    });
  }, [serializedParams, dataProvider, isFetching, hasNextPage, page, queryClient, resource, onceRested]);
  return watch;
}

/** Runs a function when the pointer or the focus rests on an element, whose event handlers are `watch`. */
function useRest() {
  const isOver = useRef(false);
  const isFocused = useRef(false);
  const onRest = useRef<() => void>(undefined);
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      if (onRest.current && (isOver.current || isFocused.current)) timer = setTimeout(onRest.current, restTime);
    };
    const set = (flag: typeof isOver, is: boolean) => {
      flag.current = is;
      restartTimer();
    };
    return {
      /** Sets the function to run. @returns a function that removes it. */
      onceRested(run: () => void) {
        onRest.current = run;
        restartTimer();
        return () => {
          onRest.current = undefined;
          restartTimer();
        };
      },
      watch: {
        // A finger is over the button only while it presses.
        onPointerEnter: ({ pointerType }: PointerEvent) => set(isOver, pointerType === 'mouse'),
        onPointerLeave: () => set(isOver, false),
        onFocus: () => set(isFocused, true),
        onBlur: () => set(isFocused, false),
      },
    };
  }, []);
}

export type HoverWatch = ReturnType<typeof usePrefetchNextPage>;
