import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { type List, type ShopRecord, valueAt } from '#define';
import { maxMatching, readAll, rowsPerRead } from '#frame/actions/readAll.ts';
import { useNotices } from '#frame/context/useNotices.ts';

export interface SelectAllMatching {
  /** The selection is all rows that match the search and filters. */
  isAll: boolean;
  /** The number of rows read so far; undefined when idle. */
  read: number | undefined;
  select: () => Promise<void>;
  stop: () => void;
}

/** Whether the server ignored a filter, by the `meta` of its answer. */
export const isFilterIgnored = (meta: unknown): boolean => {
  const ignored = valueAt(meta, 'ignored');
  return Array.isArray(ignored) && ignored.length > 0;
};

/**
 * Selects every row that matches the search and filters, over all pages. Rows are read page by page, as the selection needs their ids.
 * @param onRead gets the rows, most of which are not on the screen
 */
export function useSelectAllMatching(
  resource: string,
  list: List,
  listKey: string,
  onRead: (rows: readonly ShopRecord[]) => void,
): SelectAllMatching {
  const { filterValues, sort, perPage, total, selectedIds, onSelect } = useListContext<ShopRecord>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { failed } = useNotices(resource);
  const [read, setRead] = useState<number>();
  const [matched, setMatched] = useState<{ ids: readonly unknown[]; filterKey: string }>();
  const filterKey = JSON.stringify(filterValues);
  const latestKey = useRef(filterKey);
  const isStopped = useRef(false);
  useEffect(() => {
    latestKey.current = filterKey;
    return () => {
      // The filter has changed or the screen is closed: the rows that are being read are no longer wanted.
      isStopped.current = true;
    };
  }, [filterKey]);
  const select = async () => {
    isStopped.current = false;
    setRead(0);
    const size = rowsPerRead(list.call, perPage, total !== undefined);
    let isIgnored = false;
    const ask = async (page: number) => {
      const pagination = { page, perPage: size };
      const answer = await dataProvider.getList<ShopRecord>(resource, { pagination, sort, filter: filterValues, meta: { list: listKey } });
      // Rows that do not match must never be selected.
      isIgnored ||= isFilterIgnored(answer.meta);
      return answer;
    };
    try {
      const rows = await readAll(ask, { isStopped: () => isStopped.current || isIgnored, onStep: setRead });
      if (isIgnored) notify('app.selection.unfiltered', { type: 'warning' });
      else if (rows === 'tooMany') notify('app.selection.tooMany', { type: 'warning', messageArgs: { most: maxMatching } });
      else if (rows && latestKey.current === filterKey) {
        onRead(rows);
        const ids = rows.map(({ id }) => id);
        setMatched({ ids, filterKey });
        onSelect(ids);
      }
    } catch (error) {
      failed(error);
    }
    setRead(undefined);
  };
  return {
    isAll: matched?.ids === selectedIds && matched.filterKey === filterKey,
    read,
    select,
    stop: () => {
      isStopped.current = true;
    },
  };
}
