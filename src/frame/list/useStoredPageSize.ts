import { useCallback } from 'react';
import type { List } from '#define';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { writeListPreferences } from '#frame/context/listPreferences.ts';
import { useResource } from '#frame/context/resourcesContext.ts';

/**
 * Keeps the page size that a person has chosen of a list on this device; the declared one is forgotten. A list within another record's
 * screen keeps none.
 */
export function useStoredPageSize({ list, listKey }: { list: List; listKey: string }): (perPage: number) => void {
  const { name, lists } = useResource();
  const isItsOwn = listKey in lists;
  return useCallback(
    perPage => {
      if (!isItsOwn) return;
      const isDeclared = perPage === defaultListParams(listKey, list).pagination.perPage;
      try {
        writeListPreferences(`${name}/${listKey}`, isDeclared ? { perPage: undefined, at: undefined } : { perPage, at: list.path });
      } catch {
        // A device that keeps nothing more: what was chosen holds on this screen.
      }
    },
    [name, isItsOwn, list, listKey],
  );
}
