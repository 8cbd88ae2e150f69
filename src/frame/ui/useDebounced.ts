import { useEffect } from 'react';

/** In milliseconds. */
const pauseAfterTyping = 300;

/**
 * Runs a function a moment after the last render; `undefined` runs nothing. Once a link was followed nothing runs: this screen is still mounted
 * while the next one loads, and its change of the address would undo the click.
 */
export function useDebounced(run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => window.location.pathname === pathname && run(), pauseAfterTyping);
    return () => clearTimeout(timer);
  });
}
