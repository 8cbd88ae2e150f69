import { useSyncExternalStore } from 'react';

let isBegun = false;
const waiting = new Set<() => void>();

/** The first screen is about to be rendered. @returns to be called when it stands */
export function beginFirstScreen(): () => void {
  isBegun = true;
  return () => {
    isBegun = false;
    for (const tell of waiting) tell();
    waiting.clear();
  };
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/** Whether the first screen stands, so that what may come after it can: everything after it need not wait. */
export const useFirstScreenStands = (): boolean => useSyncExternalStore(subscribe, () => !isBegun);
