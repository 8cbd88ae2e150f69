import { useMemo, useSyncExternalStore } from 'react';
import { onListPreferences, readWatchesText, type Watch } from '#frame/context/listPreferences.ts';

/** The lists that the person watches on this device, by their key `resource/list`. */
export function useWatches(): Readonly<Record<string, Watch | undefined>> {
  const stored = useSyncExternalStore(onListPreferences, readWatchesText);
  return useMemo(() => JSON.parse(stored), [stored]);
}
