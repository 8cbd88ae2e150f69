import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { type List, type ShopRecord, valueAt } from '#define';
import { maxMatching, readAll, rowsPerRead } from '#frame/actions/readAll.ts';
import { useNotices } from '#frame/context/useNotices.ts';

/** The way to tick all that match. */
export interface Matching {
  /** Whether what is ticked is all that the search and filters in force bring. */
  isAll: boolean;
  /** How many have been read; `undefined` while nothing is being read. */
  read: number | undefined;
  select: () => Promise<void>;
  stop: () => void;
}

/** Whether rows came that a server had not filtered as it was asked to. */
export const isNotFiltered = (meta: unknown): boolean => {
  const ignored = valueAt(meta, 'ignored');
  return Array.isArray(ignored) && ignored.length > 0;
};

/**
 * Ticks every row that the search and filters in force bring, over all pages.
 * @param onRead Is given the rows, which the list on the screen does not hold.
 */
export function useSelectAllMatching(resource: string, list: List, listKey: string, onRead: (rows: readonly ShopRecord[]) => void): Matching {
  const { filterValues, sort, perPage, total, selectedIds, onSelect } = useListContext<ShopRecord>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { failed } = useNotices(resource);
  const [read, setRead] = useState<number>();
  const [matched, setMatched] = useState<{ ids: readonly unknown[]; asked: string }>();
  const asked = JSON.stringify(filterValues);
  const now = useRef(asked);
  const isStopped = useRef(false);
  useEffect(() => {
    now.current = asked;
    return () => {
      // What is being read was asked for with another filter, or for a screen that is gone.
      isStopped.current = true;
    };
  }, [asked]);
  const select = async () => {
    isStopped.current = false;
    setRead(0);
    const size = rowsPerRead(list.call, perPage, total !== undefined);
    let isUnfiltered = false;
    const ask = async (page: number) => {
      const pagination = { page, perPage: size };
      const answer = await dataProvider.getList<ShopRecord>(resource, { pagination, sort, filter: filterValues, meta: { list: listKey } });
      // Rows that do not match are never ticked for rows that do.
      isUnfiltered ||= isNotFiltered(answer.meta);
      return answer;
    };
    try {
      const rows = await readAll(ask, { isStopped: () => isStopped.current || isUnfiltered, onStep: setRead });
      if (isUnfiltered) notify('app.selection.unfiltered', { type: 'warning' });
      else if (rows === 'tooMany') notify('app.selection.tooMany', { type: 'warning', messageArgs: { most: maxMatching } });
      else if (rows && now.current === asked) {
        onRead(rows);
        const ids = rows.map(({ id }) => id);
        setMatched({ ids, asked });
        onSelect(ids);
      }
    } catch (error) {
      failed(error);
    }
    setRead(undefined);
  };
  return {
    isAll: matched?.ids === selectedIds && matched.asked === asked,
    read,
    select,
    stop: () => {
      isStopped.current = true;
    },
  };
}
