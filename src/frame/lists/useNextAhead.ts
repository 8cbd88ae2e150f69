import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { isPaged, type ShopRecord } from '../../../resources/define';
import { useResource } from '../kinds/resources';
import { savesData } from '../savesData';
import { freshFor, noteAhead, noteShown } from './ahead';

/** How long somebody rests on what leads to the next page before it is read, in milliseconds: whoever passes over it asks for nothing. */
const restsFor = 150;

/** Reads the next page of a list that its server pages, while somebody rests on what leads there. */
export function useNextAhead(list: string | undefined, isResting: boolean): void {
  const declared = useResource();
  const { resource, page, perPage, sort, filterValues: filter, total = 0, isFetching } = useListContext<ShopRecord>();
  const queries = useQueryClient();
  const dataProvider = useDataProvider();
  const call = list === undefined ? undefined : declared.lists[list]?.call;
  const isThere = call && isPaged(call) && page * perPage < total;
  const asked = JSON.stringify({ perPage, sort, filter, meta: { list } });
  useEffect(() => {
    const params = (page: number) => {
      const { perPage, ...others } = JSON.parse(asked);
      return { pagination: { page, perPage }, ...others };
    };
    // Once the list, whose effects come after those of what stands in it, has decided whether to read it.
    queueMicrotask(() => noteShown([resource, 'getList', params(page)]));
    if (!isResting || isFetching || !isThere || savesData()) return undefined;
    const timer = setTimeout(() => {
      const wanted = params(page + 1);
      const key = [resource, 'getList', wanted];
      noteAhead(key);
      // Where it cannot be read, whoever goes there reads it again and is told.
      void queries.prefetchQuery({
        queryKey: key,
        staleTime: freshFor,
        queryFn: ({ signal }) => dataProvider.getList(resource, { ...wanted, signal }),
      });
    }, restsFor);
    return () => clearTimeout(timer);
  }, [asked, dataProvider, isFetching, isResting, isThere, page, queries, resource]);
}
