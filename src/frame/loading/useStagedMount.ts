import { startTransition, useEffect, useState } from 'react';

/** In milliseconds: a tab that nobody looks at paints no frames. */
const mostWait = 100;

/** Runs something once the next frame has been painted. @returns how to let it be. */
function afterFrame(run: () => void): () => void {
  let isOver = false;
  const once = () => {
    if (!isOver) run();
    isOver = true;
  };
  const frame = requestAnimationFrame(() => setTimeout(once));
  const timer = setTimeout(once, mostWait);
  return () => {
    isOver = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * How many of `all` parts of a screen are mounted: `first` at once, then, once they have been painted, one after the other, each when
 * nothing more urgent is to be done. So what is seen first need not wait for what stands below it, and a key that is pressed meanwhile
 * goes before.
 */
export function useStagedMount(all: number, first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= all) return undefined;
    const more = () => startTransition(() => setCount(count + 1));
    if (count === first) return afterFrame(more);
    more();
    return undefined;
  }, [count, all, first]);
  return count;
}
