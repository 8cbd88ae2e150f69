import { useEffect } from 'react';

const pauseAfterTyping = 300;

/** Does something once typing has paused: 300 ms after the last render; nothing while it is given `undefined`. */
export function useDebounced(todo: (() => void) | undefined): void {
  useEffect(() => {
    if (!todo) return undefined;
    const timer = setTimeout(todo, pauseAfterTyping);
    return () => clearTimeout(timer);
  });
}
