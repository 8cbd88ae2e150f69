/** What the person has arranged in the list on the screen, kept on this device: columns and their widths, page size, saved views, the watch. */
import { useMemo, useSyncExternalStore } from 'react';
import { useListPaginationContext, useNotify } from 'react-admin';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import {
  type ListPreferences,
  onListPreferences,
  parseListPreferences,
  readStoredText,
  readWatchesText,
  type Watch,
  writeListPreferences,
} from '#frame/context/listPreferences.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useDeclaredList } from './declaredList';

/** The key of the list in the preferences: `resource/list`. */
export const usePreferencesKey = (): string => `${useResource().name}/${useDeclaredList().listKey}`;

/** The preferences for the list. The watch is not among them, as it changes every minute. */
export function useListPreferences(): ListPreferences {
  const key = usePreferencesKey();
  const stored = useSyncExternalStore(onListPreferences, () => readStoredText(key));
  return useMemo(() => parseListPreferences(stored), [stored]);
}

/** The page size of the list on the screen; undefined if the list opens with it. */
export function useChosenPerPage(): number | undefined {
  const { list, listKey } = useDeclaredList();
  const { perPage: preferred } = useListPreferences();
  const { perPage } = useListPaginationContext();
  return perPage === defaultListParams(listKey, list, preferred).pagination.perPage ? undefined : perPage;
}

/** Gives a function that stores changed preferences for the list and returns whether it could. If the device has no room, a notice says so. */
export function useStoreListPreferences(): (changed: Parameters<typeof writeListPreferences>[1]) => boolean {
  const key = usePreferencesKey();
  const notify = useNotify();
  return changed => {
    try {
      writeListPreferences(key, changed);
      return true;
    } catch {
      notify('app.views.full', { type: 'error' });
      return false;
    }
  };
}

/** The lists that the person watches, by their keys. */
export function useWatches(): Readonly<Record<string, Watch>> {
  const stored = useSyncExternalStore(onListPreferences, readWatchesText);
  return useMemo(() => JSON.parse(stored), [stored]);
}

/** The watch of the list on the screen, if the person has switched it on. */
export function useListWatch(): Watch | undefined {
  return useWatches()[usePreferencesKey()];
}
