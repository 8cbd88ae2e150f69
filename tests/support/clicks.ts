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
    const count = (event: Event) => event.isTrusted && void (globalThis as { countPress?: (kind: Told) => void }).countPress?.(event.type as Told);
    // At the document: Playwright stops a press at the window when its target has moved, and presses again.
    document.addEventListener('pointerdown', count, true);
    // At the window: the app keeps what is typed there until the palette's code is loaded, and stops it.
    globalThis.addEventListener('keydown', count, true);
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
