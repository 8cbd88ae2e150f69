import { useQuery } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { List, ListView } from '../../../resources/define';
import { firstAsked } from '../firstAsked';
import { formatNumber } from '../format/money';
import { useResource } from '../kinds/resources';

interface ViewCountProps {
  list: List;
  listKey: string;
  view: ListView;
  /** May be read now: the list is still, and the views before it have been counted. */
  isDue: boolean;
  /** Which of the views it is, and where to say that it is counted. */
  position: number;
  onCounted: Dispatch<SetStateAction<number>>;
}

const minute = 60_000;

/**
 * How many rows a view has: the first page of it, read under the key by which its screen will ask. Nothing where that could not
 * be read, where the server does not count, or does not filter.
 */
export default function ViewCount({ list, listKey, view, isDue, position, onCounted }: ViewCountProps) {
  const { name } = useResource();
  const { perPage } = useListContext();
  const dataProvider = useDataProvider();
  const { meta, sort } = firstAsked(listKey, list);
  const asked = { pagination: { page: 1, perPage }, sort: view.sort ?? sort, filter: view.filter, meta };
  const { data, isFetched, isFetching } = useQuery({
    queryKey: [name, 'getList', asked],
    queryFn: ({ signal }) => dataProvider.getList(name, { ...asked, signal }),
    enabled: isDue,
    staleTime: minute,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const isCounted = isDue && isFetched && !isFetching;
  useEffect(() => {
    if (isCounted) onCounted(counted => Math.max(counted, position + 1));
  }, [isCounted, position, onCounted]);
  return data?.total === undefined || data.meta?.ignored ? null : ` (${formatNumber(data.total)})`;
}
