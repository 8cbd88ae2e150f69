import { useCallback } from 'react';
import type { Resource } from '#define';
import type { useNotices } from '#frame/context/useNotices.ts';
import { undoPlanOf, type Write } from './planUndo';
import { useApplyUndo } from './useApplyUndo';

/** Gives, for what was written to a record of a resource, what takes it back; nothing where no way is known. */
export function useUndo(resource: Resource, notices: ReturnType<typeof useNotices>): (write: Write) => (() => void) | undefined {
  const takeBack = useApplyUndo(resource, notices);
  return useCallback(
    write => {
      const back = undoPlanOf(resource, write);
      return back && (() => void takeBack(back));
    },
    [resource, takeBack],
  );
}
