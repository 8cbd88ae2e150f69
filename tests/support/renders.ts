/** How many components React renders, seen as its developer tools see it: through the hook that it looks for when it starts. */
import type { Page } from '@playwright/test';

interface Fiber {
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

interface Watched {
  renderedAgain: number;
}

/** Begins to count. Before the page is opened. */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const performedWork = 1;
    const watched = window as unknown as Watched & object;
    watched.renderedAgain = 0;
    const see = (now: Fiber, before: Fiber) => {
      if (now === before) return;
      if (now.flags & performedWork) watched.renderedAgain++;
      // Where nothing below has been touched, both have the same children.
      if (now.child === before.child) return;
      for (let child = now.child; child; child = child.sibling) if (child.alternate) see(child, child.alternate);
    };
    const hook = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: (_: unknown, { current }: { current: Fiber }) => {
        if (current.alternate) see(current, current.alternate);
      },
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}

/** How many components were rendered that stood already, since this was asked last. */
export const renderedAgain = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const watched = window as unknown as Watched;
    const count = watched.renderedAgain;
    watched.renderedAgain = 0;
    return count;
  });
