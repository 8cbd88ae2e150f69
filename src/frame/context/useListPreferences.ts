import { useMemo, useSyncExternalStore } from 'react';
import { useNotify } from 'react-admin';
import { onListPreferences, parseListPreferences, readStoredText, writeListPreferences } from './listPreferences';

/** What the person has arranged in a list, by its key `resource/list`: columns, page size, saved views. */
export function useListPreferences(list: string) {
  const stored = useSyncExternalStore(onListPreferences, () => readStoredText(list));
  return useMemo(() => parseListPreferences(stored), [stored]);
}

/** Stores what the person arranges in a list. Returns whether it is stored; if the device has no room, a notice says so. */
export function useStoreListPreferences(list: string): (changed: Parameters<typeof writeListPreferences>[1]) => boolean {
  const notify = useNotify();
  return changed => {
    try {
      writeListPreferences(list, changed);
      return true;
    } catch {
      notify('app.views.full', { type: 'error' });
      return false;
    }
  };
}
