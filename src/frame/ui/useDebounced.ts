import { useEffect } from 'react';

/** In milliseconds. */
const pauseAfterTyping = 300;

/** Runs a function 300 ms after the last render; `undefined` runs nothing. */
export function useDebounced(run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return undefined;
    const timer = setTimeout(run, pauseAfterTyping);
    return () => clearTimeout(timer);
  });
}
