import { createContext, useContext, useMemo, useRef } from 'react';
import { useListContext } from 'react-admin';
import type { ShopRecord } from '#define';
import type { RecordNavigation } from './recordNavigation';

/** The list that what leads to a record stands in, or came from. */
export const ListOrigin = createContext<RecordNavigation | undefined>(undefined);

/** What a link to a record keeps in the history entry that it makes: the list it stands in. */
export function useRecordNavigationState(): { trail: RecordNavigation } | undefined {
  const trail = useContext(ListOrigin);
  return useMemo(() => trail && { trail }, [trail]);
}

/** The list on the screen as a trail. While other rows are on their way, that of the rows still there; the same object as long as it says the same. */
export function useRecordNavigationOfList(list: string, rows: readonly ShopRecord[], areOld: boolean): RecordNavigation {
  const { resource, page, perPage, sort, filterValues: filter, total, hasNextPage: goesOn } = useListContext();
  const ids = rows.map(({ id }) => id);
  const now = JSON.stringify({ resource, list, filter, sort, perPage, ids, before: (page - 1) * perPage, total, goesOn } satisfies RecordNavigation);
  const held = useRef(now);
  if (!areOld) held.current = now;
  const text = held.current;
  return useMemo((): RecordNavigation => JSON.parse(text), [text]);
}
