import { createContext, useContext, useMemo, useRef } from 'react';
import { useListContext } from 'react-admin';
import type { ShopRecord } from '#define';
import type { RecordNavigation } from './recordNavigation';

/** The list that the links below it belong to, or that the record was opened from. */
export const ListOrigin = createContext<RecordNavigation | undefined>(undefined);

/** The history state for a link to a record: the list it is in. */
export function useRecordNavigationState(): { recordNavigation: RecordNavigation } | undefined {
  const navigation = useContext(ListOrigin);
  return useMemo(() => navigation && { recordNavigation: navigation }, [navigation]);
}

/** The list on screen. While other rows are being read it describes the rows still shown. The object stays the same while nothing in it changes. */
export function useRecordNavigationOfList(list: string, rows: readonly ShopRecord[]): RecordNavigation {
  const { resource, page, perPage, sort, filterValues: filter, total, hasNextPage: goesOn, isPlaceholderData } = useListContext();
  const ids = rows.map(({ id }) => id);
  const now = JSON.stringify({ resource, list, filter, sort, perPage, ids, before: (page - 1) * perPage, total, goesOn } satisfies RecordNavigation);
  const serialized = useRef(now);
  if (!isPlaceholderData) serialized.current = now;
  const text = serialized.current;
  return useMemo((): RecordNavigation => JSON.parse(text), [text]);
}
