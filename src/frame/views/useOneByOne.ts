import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `all` parts of a screen are mounted: `first` at once, then one after the other, each when nothing more urgent is to be
 * done. So what is seen first need not wait for what stands below it, and a key that is pressed meanwhile goes before.
 */
export function useOneByOne(all: number, first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < all) startTransition(() => setCount(count + 1));
  }, [count, all]);
  return count;
}
