import { useDataProvider, useListContext } from 'react-admin';
import type { List, ShopRecord } from '#define';
import { type ReadOptions, readAll, rowsPerRead } from '#frame/actions/readAll.ts';
import { useResource } from '#frame/context/resourcesContext.ts';

interface MatchingOptions extends ReadOptions {
  /** Gets the `meta` of each answer. */
  onMeta?: (meta: unknown) => void;
}

/** Reads all rows that match the search and filters of the list on the screen, page by page, as `readAll`. */
export function useReadMatching(list: List, listKey: string) {
  const { name } = useResource();
  const { filterValues, sort, perPage, total } = useListContext<ShopRecord>();
  const dataProvider = useDataProvider();
  return ({ onMeta, ...options }: MatchingOptions) => {
    const size = rowsPerRead(list.call, perPage, total !== undefined);
    return readAll(async page => {
      const pagination = { page, perPage: size };
      const answer = await dataProvider.getList<ShopRecord>(name, { pagination, sort, filter: filterValues, meta: { list: listKey } });
      onMeta?.(answer.meta);
      return answer;
    }, options);
  };
}
