import { useCallback } from 'react';
import type { Resource } from '#define';
import type { useNotices } from '#frame/context/useNotices.ts';
import { undoPlanOf, type Write } from './planUndo';
import { useApplyUndo } from './useApplyUndo';

/** Returns a function that plans the undo of a change and returns it as a callback; `undefined` if there is no undo. */
export function useUndo(resource: Resource, notices: ReturnType<typeof useNotices>): (write: Write) => (() => void) | undefined {
  const applyUndo = useApplyUndo(resource, notices);
  return useCallback(
    write => {
      const plan = undoPlanOf(resource, write);
      return plan && (() => void applyUndo(plan));
    },
    [resource, applyUndo],
  );
}
