import { createContext, useContext } from 'react';
import { useCreatePath, useLocation, useNavigate } from 'react-admin';
import { type Resource, valueAt } from '#define';
import { lastListAddress } from '#frame/routing/listAddress.ts';
import { recordNavigationIn } from '#frame/routing/recordNavigation.ts';

/** Returns to the previous screen, or to the list if the app was opened here. */
export function useBack(resource: string): () => void {
  return useBackTo(useCreatePath()({ resource, type: 'list' }));
}

/** Returns to the previous screen, or to `address` if the app was opened here. */
export function useBackTo(address: string): () => void {
  const navigate = useNavigate();
  return () => {
    const steps = Number(valueAt(window.history.state, 'idx') ?? 0);
    if (steps > 0) navigate(-1);
    else navigate(address, { replace: true });
  };
}

/** Whether saved forms lead to the list, wherever they were opened: `<SavedToList value>` around the form. */
export const SavedToList = createContext(false);

/** Where a saved form leads: back, or to the list (`SavedToList`). A list that the record was opened from keeps its search and page. */
export function useAfterSave({ name }: Resource): () => void {
  const isToList = useContext(SavedToList);
  const navigate = useNavigate();
  const back = useBack(name);
  const list = useCreatePath()({ resource: name, type: 'list' });
  const isFromList = recordNavigationIn(useLocation().state)?.resource === name;
  if (!isToList) return back;
  return () => navigate((isFromList && lastListAddress(name)) || list, { replace: true });
}
