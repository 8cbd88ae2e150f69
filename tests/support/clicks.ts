import type { Page } from '@playwright/test';

/** How often somebody has pressed on a page. */
export interface Counted {
  /** Presses of the mouse, or of a finger. */
  clicks: () => Promise<number>;
  /** Keys pressed. What is filled in is no key: a text counts by `page.keyboard` and `pressSequentially` alone. */
  keys: () => Promise<number>;
  /** Begins at nought again. */
  forget: () => Promise<void>;
}

type Told = 'pointerdown' | 'keydown';

/** Counts what is pressed on a page from now on, over all addresses it opens: what the browser itself was given, not what code has asked of it. */
export async function counted(page: Page): Promise<Counted> {
  const told: Record<Told, number> = { pointerdown: 0, keydown: 0 };
  await page.exposeFunction('countPress', (kind: Told) => void told[kind]++);
  const watch = () => {
    for (const kind of ['pointerdown', 'keydown'] as const)
      addEventListener(kind, event => event.isTrusted && void (globalThis as { countPress?: (kind: Told) => void }).countPress?.(kind), true);
  };
  await page.addInitScript(watch);
  // Of a page that is open already; the script above is for those to come.
  if (page.url() !== 'about:blank') await page.evaluate(watch);
  // What was pressed is told before the page answers what it is asked afterwards.
  const settled = () => page.evaluate(() => undefined);
  return {
    clicks: () => settled().then(() => told.pointerdown),
    keys: () => settled().then(() => told.keydown),
    forget: () => settled().then(() => void Object.assign(told, { pointerdown: 0, keydown: 0 })),
  };
}
