import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import type { List, ShopRecord } from '../../../resources/define';
import { mostMatching, readAll, rowsAtOnce } from '../actions/readAll';
import { useNotices } from './useNotices';

/** The way to tick all that match. */
export interface Matching {
  /** Whether what is ticked is all that the search and filters in force bring. */
  isAll: boolean;
  /** How many have been read; `undefined` while nothing is being read. */
  read: number | undefined;
  select: () => Promise<void>;
  stop: () => void;
}

/**
 * Ticks every row that the search and filters in force bring, over all pages.
 * @param onRead Is given the rows, which the list on the screen does not hold.
 */
export function useMatching(resource: string, list: List, listKey: string, onRead: (rows: readonly ShopRecord[]) => void): Matching {
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
    const size = rowsAtOnce(list.call, perPage, total !== undefined);
    const ask = (page: number) =>
      dataProvider.getList<ShopRecord>(resource, { pagination: { page, perPage: size }, sort, filter: filterValues, meta: { list: listKey } });
    try {
      const rows = await readAll(ask, { isStopped: () => isStopped.current, onStep: setRead });
      if (rows === 'tooMany') notify('app.selection.tooMany', { type: 'warning', messageArgs: { most: mostMatching } });
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
