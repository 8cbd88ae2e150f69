import { useCallback } from 'react';
import { useCreatePath, useLocation, useNavigate } from 'react-admin';
import { type Resource, valueAt } from '#define';
import { lastListAddress } from '#frame/routing/lastListAddress.ts';
import { recordNavigationIn } from '#frame/routing/recordNavigation.ts';

/** Back to the screen staff came from, or to the list when they came from outside. */
export function useBack(resource: string): () => void {
  return useBackTo(useCreatePath()({ resource, type: 'list' }));
}

/** Back to the screen staff came from, or to an address when they came from outside. */
export function useBackTo(address: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const steps = Number(valueAt(window.history.state, 'idx') ?? 0);
    if (steps > 0) navigate(-1);
    else navigate(address, { replace: true });
  }, [navigate, address]);
}

/**
 * Where a saved form of a resource leads: back, or to the list where the resource says so. The list is as it was left where the record was
 * opened from it.
 */
export function useAfterSave({ name, redirect }: Resource): () => void {
  const navigate = useNavigate();
  const back = useBack(name);
  const list = useCreatePath()({ resource: name, type: 'list' });
  const isFromList = recordNavigationIn(useLocation().state)?.resource === name;
  if (redirect !== 'list') return back;
  return () => navigate((isFromList && lastListAddress(name)) || list, { replace: true });
}
