/** What somebody without a mouse does. */
import { expect, type Page } from '@playwright/test';

/**
 * Presses Tab until something has the focus. Before the first press something must have it: where the focus is lost for good, it fails. Later
 * nothing may: behind the last place of a page, Tab leads out of it, and the next one to its first place.
 */
export async function tabTo(page: Page, name: RegExp, key = 'Tab') {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'what has the focus' }).not.toBe('BODY');
  for (let presses = 0; presses < 80; presses++) {
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (element === document.body) return '';
      const label = element && 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : '';
      return element?.getAttribute('aria-label') || label || element?.textContent || '';
    });
    if (name.test(focused)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${name}`);
}

/**
 * Remembers each key that was pressed while nothing had the focus: somebody without a mouse would start over from the top of the page.
 * A Tab after a Tab is none of them: the first led behind the last place of the page. It looks when a key arrives, so that it does not matter
 * how long the page takes to move the focus before the next one.
 */
export async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const keys: string[] = [];
    Object.assign(window, { keysOnNothing: keys });
    let last = '';
    const look = ({ key }: KeyboardEvent) => {
      if (key === 'Shift') return;
      if (document.activeElement === document.body && !(key === 'Tab' && last === 'Tab')) keys.push(key);
      last = key;
    };
    window.addEventListener('keydown', look, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { keysOnNothing: string[] }).keysOnNothing);
}

/** What has the focus is there to be seen, in the window and not the page itself. */
export async function focusIsSeen(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        if (!element || element === document.body) return 'nothing has the focus';
        const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
        const isInWindow = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
        return isSeen && isInWindow ? '' : `the focus is out of sight: ${element.outerHTML.slice(0, 120)}`;
      }),
    )
    .toBe('');
}
