/** What the person has arranged in the list on the screen, kept in react-admin's store: columns and their widths, page size, saved views. */
import { useListPaginationContext, useNotify, useStore, useStoreContext } from 'react-admin';
import { currentPerson } from '#dataProvider/session.ts';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useDeclaredList } from './declaredList';

/** A view that the person saved: its name, and the query string of its address with filter, search, sort, page size and columns. */
export interface SavedView {
  name: string;
  query: string;
}

interface ListPreferences {
  /** Sources of the columns to show, in order; the declared columns when unset. */
  columns?: readonly string[] | undefined;
  /** The widths of columns in pixels, by their sources. */
  widths?: Readonly<Record<string, number>>;
  /** Rows per page. */
  perPage?: number | undefined;
  views?: readonly SavedView[];
}

const none: ListPreferences = {};

/** The key of the list: `resource/list`. */
export const useListId = (): string => `${useResource().name}/${useDeclaredList().listKey}`;

const useStoreKey = (): string => `lists.${currentPerson()}.${useListId()}`;

/** The preferences for the list. */
export const useListPreferences = (): ListPreferences => useStore(useStoreKey(), none)[0];

/** Gives a function that stores changed preferences for the list and returns whether it could; `undefined` removes one. */
export function useStoreListPreferences(): (changed: Partial<ListPreferences>) => boolean {
  const key = useStoreKey();
  const { getItem, setItem } = useStoreContext();
  const tryToStore = useTryToStore();
  return changed => tryToStore(() => setItem(key, { ...getItem<ListPreferences>(key), ...changed }));
}

/** Gives a function that runs `write` and returns whether the device had room. If not, a notice says so. */
export function useTryToStore(): (write: () => void) => boolean {
  const notify = useNotify();
  return write => {
    try {
      write();
      return true;
    } catch {
      notify('app.views.full', { type: 'error' });
      return false;
    }
  };
}

/** The page size of the list on the screen; undefined if the list opens with it. */
export function useChosenPerPage(): number | undefined {
  const { list, listKey } = useDeclaredList();
  const { perPage: preferred } = useListPreferences();
  const { perPage } = useListPaginationContext();
  return perPage === defaultListParams(listKey, list, preferred).pagination.perPage ? undefined : perPage;
}
