import { expect, type Page } from '@playwright/test';

/**
 * Presses Tab until the element has the focus. Fails where nothing has the focus before the first press. Later Tab may leave the page after its last
 * element and return to its first one.
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
 * Records each key that is pressed while nothing has the focus, because keyboard users would start again from the top of the page. A Tab after a Tab
 * is left out: the first one led past the end of the page. It looks when a key arrives, so the time that the page takes to move the focus does not
 * matter.
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

/** Checks that the focus is on a visible element within the window. */
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

/** The focused element where something else lies over its middle, empty where it can be seen. */
export const hiddenFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const area = element?.closest('.MuiFormControl-root') ?? element;
    if (!element || !area?.closest('main')) return '';
    const { left, top, width, height } = area.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over && (area.contains(over) || over.contains(area)) ? '' : element.outerHTML.slice(0, 120);
  });
