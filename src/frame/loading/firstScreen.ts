import { useSyncExternalStore } from 'react';

let isRendering = false;
const listeners = new Set<() => void>();

/** Marks that the first screen is being rendered. @returns a function to call when it is shown. */
export function beginFirstScreen(): () => void {
  isRendering = true;
  return () => {
    isRendering = false;
    for (const notify of listeners) notify();
    listeners.clear();
  };
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Whether the first screen is shown. Less urgent parts wait for it. */
export const useIsFirstScreenShown = (): boolean => useSyncExternalStore(subscribe, () => !isRendering);
