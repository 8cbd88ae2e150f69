import { useCallback } from 'react';
import type { List } from '../../../resources/define';
import { firstAsked } from '../firstAsked';
import { useResource } from '../kinds/resources';
import { keepOwnList, keptText, type OwnList, ownListOf } from '../lists/ownLists';

/** Remembers for the person the page size or the order that has been chosen of a list; that which it has anyway is forgotten. What stands on another record's screen is no list of its own. */
export function useKeptAsking({ list, listKey }: { list: List; listKey: string }): (chosen: Pick<OwnList, 'perPage' | 'sort'>) => void {
  const { name, lists } = useResource();
  const key = `${name}/${listKey}`;
  const isItsOwn = listKey in lists;
  return useCallback(
    chosen => {
      if (!isItsOwn) return;
      const { perPage, sort } = { ...ownListOf(keptText(key)), ...chosen };
      const first = firstAsked(listKey, list);
      const own = {
        perPage: perPage === first.pagination.perPage ? undefined : perPage,
        sort: sort?.field === first.sort.field && sort.order === first.sort.order ? undefined : sort,
      };
      try {
        keepOwnList(key, { ...own, at: own.perPage || own.sort ? list.path : undefined });
      } catch {
        // A device that keeps nothing more: what was chosen holds on this screen.
      }
    },
    [key, isItsOwn, list, listKey],
  );
}
