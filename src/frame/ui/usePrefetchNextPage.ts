import { useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { isPaged, type ShopRecord } from '#define';
import { freshFor, notePrefetched, noteShown } from '#frame/context/prefetchedPages.ts';
import { listKey } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { prefersReducedData } from '#frame/loading/prefersReducedData.ts';

/** How long somebody rests on what leads to the next page before it is read, in milliseconds: whoever passes over it asks for nothing. */
const restsFor = 150;

/**
 * Reads the next page of a list that its server pages, while somebody rests on what leads there, with the mouse or the focus.
 * @returns what that is given, to watch whether somebody does. Nothing is rendered for it.
 */
export function usePrefetchNextPage(list: string | undefined) {
  const declared = useResource();
  const { resource, page, perPage, sort, filterValues: filter, total = 0, isFetching } = useListContext<ShopRecord>();
  const queries = useQueryClient();
  const dataProvider = useDataProvider();
  const call = list === undefined ? undefined : declared.lists[list]?.call;
  const isThere = call && isPaged(call) && page * perPage < total;
  const asked = JSON.stringify({ perPage, sort, filter, meta: { list } });
  const { rests, watch } = useResting();
  useEffect(() => {
    const params = (page: number) => {
      const { perPage, ...others } = JSON.parse(asked);
      return { pagination: { page, perPage }, ...others };
    };
    // Once the list, whose effects come after those of what stands in it, has decided whether to read it.
    queueMicrotask(() => noteShown(listKey(resource, params(page))));
    if (isFetching || !isThere) return undefined;
    return rests(() => {
      if (prefersReducedData()) return;
      const wanted = params(page + 1);
      const key = listKey(resource, wanted);
      notePrefetched(key);
      // Where it cannot be read, whoever goes there reads it again and is told.
      void queries.prefetchQuery({
        queryKey: key,
        staleTime: freshFor,
        queryFn: ({ signal }) => dataProvider.getList(resource, { ...wanted, signal }),
      });
    });
  }, [asked, dataProvider, isFetching, isThere, page, queries, resource, rests]);
  return watch;
}

/** Whether somebody rests on an element, and what its element is given to watch that. */
function useResting() {
  const over = useRef(false);
  const focused = useRef(false);
  const onRest = useRef<() => void>(undefined);
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const see = () => {
      clearTimeout(timer);
      if (onRest.current && (over.current || focused.current)) timer = setTimeout(onRest.current, restsFor);
    };
    const set = (what: typeof over, is: boolean) => {
      what.current = is;
      see();
    };
    return {
      /** Does something once somebody rests there. @returns ends that */
      rests(act: () => void) {
        onRest.current = act;
        see();
        return () => {
          onRest.current = undefined;
          see();
        };
      },
      watch: {
        // A finger is over it only while it presses.
        onPointerEnter: ({ pointerType }: PointerEvent) => set(over, pointerType === 'mouse'),
        onPointerLeave: () => set(over, false),
        onFocus: () => set(focused, true),
        onBlur: () => set(focused, false),
      },
    };
  }, []);
}

export type HoverWatch = ReturnType<typeof usePrefetchNextPage>;
