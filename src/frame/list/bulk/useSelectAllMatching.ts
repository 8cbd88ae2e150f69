import { useEffect, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { isFilterIgnored } from '#dataProvider/listQuery.ts';
import type { ShopRecord } from '#define';
import { useStoppable } from '#frame/actions/runs/useStoppable.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useNotices } from '#frame/context/useNotices.ts';
import { maxMatching, useReadMatching } from '#frame/list/readAll.ts';

/**
 * Selects every row that matches the search and filters, over all pages. Rows are read page by page, as the selection needs their ids.
 * @param onRead gets the rows, most of which are not on the screen
 * @returns `isAll`: whether the selection is all matching rows; `read`: the number of rows read so far, `undefined` when idle
 */
export function useSelectAllMatching(onRead: (rows: readonly ShopRecord[]) => void) {
  const { filterValues, selectedIds, onSelect } = useListContext<ShopRecord>();
  const readMatching = useReadMatching();
  const notify = useNotify();
  const { failed } = useNotices(useResource().name);
  const { progress, start, stop } = useStoppable();
  const [matched, setMatched] = useState<readonly unknown[]>();
  const filterKey = JSON.stringify(filterValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the filter has changed, other rows match
  useEffect(
    () => () => {
      stop();
      setMatched(undefined);
    },
    [filterKey],
  );
  const select = async () => {
    let isIgnored = false;
    const onMeta = (meta: unknown) => {
      if (!isFilterIgnored(meta)) return;
      isIgnored = true;
      stop();
    };
    try {
      const rows = await start(0, options => readMatching({ ...options, onMeta }));
      // Rows that do not match must never be selected.
      if (isIgnored) notify('app.selection.unfiltered', { type: 'warning' });
      else if (rows === 'tooMany') notify('app.selection.tooMany', { type: 'warning', messageArgs: { most: maxMatching } });
      else if (rows) {
        onRead(rows);
        const ids = rows.map(({ id }) => id);
        setMatched(ids);
        onSelect(ids);
      }
    } catch (error) {
      failed(error);
    }
  };
  // react-admin keeps the array that `onSelect` got until the selection changes.
  return { isAll: matched === selectedIds, read: progress?.settled, select, stop };
}

export type SelectAllMatching = ReturnType<typeof useSelectAllMatching>;
