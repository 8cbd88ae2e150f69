import type { Page } from '@playwright/test';

/** How often somebody has pressed on a page. */
export interface Counted {
  /** Presses of the mouse or of a finger. */
  clicks: () => Promise<number>;
  /** Keys pressed by `page.keyboard` and `pressSequentially`. `fill` presses no keys. */
  keys: () => Promise<number>;
  /** Resets both to zero. */
  forget: () => Promise<void>;
}

type Told = 'pointerdown' | 'keydown';

/** Counts presses on a page from now on, across navigations. Only trusted events count, no events that scripts dispatch. */
export async function counted(page: Page): Promise<Counted> {
  const counts: Record<Told, number> = { pointerdown: 0, keydown: 0 };
  await page.exposeFunction('countPress', (kind: Told) => void counts[kind]++);
  const watch = () => {
    for (const kind of ['pointerdown', 'keydown'] as const)
      addEventListener(kind, event => event.isTrusted && void (globalThis as { countPress?: (kind: Told) => void }).countPress?.(kind), true);
  };
  await page.addInitScript(watch);
  // For the page that is open already. The init script covers the pages after it.
  if (page.url() !== 'about:blank') await page.evaluate(watch);
  // A press is counted before a later call to the page returns.
  const settled = () => page.evaluate(() => undefined);
  return {
    clicks: () => settled().then(() => counts.pointerdown),
    keys: () => settled().then(() => counts.keydown),
    forget: () => settled().then(() => void Object.assign(counts, { pointerdown: 0, keydown: 0 })),
  };
}
