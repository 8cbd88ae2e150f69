import { useEffect } from 'react';

/** In milliseconds. */
const pauseAfterTyping = 300;

/**
 * Runs a function 300 ms after the last render; `undefined` runs nothing. Nothing runs once a link was followed: while the next screen loads,
 * this one is still mounted, and its change of the address would undo the click.
 */
export function useDebounced(run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => window.location.pathname === pathname && run(), pauseAfterTyping);
    return () => clearTimeout(timer);
  });
}
