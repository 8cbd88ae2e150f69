import { useCallback } from 'react';
import { useCreatePath, useNavigate } from 'react-admin';
import { valueAt } from '../../../resources/define';

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
