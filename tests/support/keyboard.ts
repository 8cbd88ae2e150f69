/** What somebody without a mouse does. */
import { expect, type Page } from '@playwright/test';

/** Presses Tab until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, name: RegExp, key = 'Tab') {
  for (let presses = 0; presses < 80; presses++) {
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      const label = element && 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : '';
      return element?.getAttribute('aria-label') || label || element?.textContent || '';
    });
    if (name.test(focused)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${name}`);
}

/** Remembers every moment in which a frame was drawn with the focus on nothing. */
export async function watchFocus(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = window as unknown as { lost: number };
    seen.lost = 0;
    let frames = 0;
    const look = () => {
      // A frame or two are needed to see that something has gone.
      frames = document.activeElement === document.body ? frames + 1 : 0;
      if (frames > 3) seen.lost++;
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { lost: number }).lost);
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
