/** The lists that the person watches, kept in react-admin's store. All tabs share them. */
import { omit } from 'es-toolkit';
import { useStore, useStoreContext } from 'react-admin';
import { currentPerson } from '#dataProvider/session.ts';
import type { Plain } from '#define';
import { useListId, useTryToStore } from '#frame/list/useListPreferences.ts';

/** A list that the person watches, narrowed by a filter, and its rows that are new since the watch began. */
export interface Watch {
  filter: Plain;
  hasSound: boolean;
  /** When the list was last asked for, in milliseconds; 0 before the first time. */
  at: number;
  /** How often in a row the list could not be read. */
  failures: number;
  /** The ids of the rows that are not new, and the time of the newest of them. Unset before the first answer. */
  known?: readonly string[] | undefined;
  since?: number | undefined;
  /** The ids of the new rows. */
  fresh: readonly string[];
  /** The first page is full of new rows, so there may be more. */
  hasMore: boolean;
}

/** By the ids of their lists. */
type Watches = Readonly<Record<string, Watch>>;

const none: Watches = {};

const storeKey = (): string => `watches.${currentPerson()}`;

/** The watches of the person. */
export const useWatches = (): Watches => useStore(storeKey(), none)[0];

/** Gives functions that read the watch of a list as it is now, also after another tab changed it, and write it. `write` throws a DOMException if the device has no room. */
export function useStoredWatches() {
  const { getItem, setItem } = useStoreContext();
  const readAll = () => getItem<Watches>(storeKey()) ?? none;
  return {
    read: (list: string): Watch | undefined => readAll()[list],
    write: (list: string, watch: Watch | undefined) => setItem(storeKey(), watch ? { ...readAll(), [list]: watch } : omit(readAll(), [list])),
  };
}

/** The watch of the list on the screen, if the person has switched it on, and a function that stores it and returns whether it could. */
export function useListWatch(): [watch: Watch | undefined, store: (watch: Watch | undefined) => boolean] {
  const list = useListId();
  const watches = useWatches();
  const { write } = useStoredWatches();
  const tryToStore = useTryToStore();
  return [watches[list], watch => tryToStore(() => write(list, watch))];
}
