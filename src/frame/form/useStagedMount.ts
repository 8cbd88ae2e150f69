import { startTransition, useEffect, useState } from 'react';

/** In milliseconds. A hidden tab paints no frames, so a timer runs as well. */
const maxWait = 100;

/** Runs a function after the next painted frame. @returns a function that cancels it. */
function afterFrame(run: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (!isDone) run();
    isDone = true;
  };
  const frame = requestAnimationFrame(() => setTimeout(once));
  const timer = setTimeout(once, maxWait);
  return () => {
    isDone = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * How many of `all` parts of a screen to mount: `first` at once, and after the next paint one more per transition. The visible part does not wait
 * for the parts below it, and key presses are handled in between.
 */
export function useStagedMount(all: number, first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= all) return undefined;
    const mountNext = () => startTransition(() => setCount(count + 1));
    if (count === first) return afterFrame(mountNext);
    mountNext();
    return undefined;
  }, [count, all, first]);
  return count;
}
