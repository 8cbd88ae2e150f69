/** How a test has the interface look: in which mode, in which direction. */
import type { Page } from '@playwright/test';

/** Where react-admin keeps the mode that staff have chosen. */
const key = 'RaStoreshopAdmin.theme';

/** Has the app in a mode, as if staff had chosen it in another tab: at once, and wherever it is opened from now on. */
export async function inMode(page: Page, mode: 'light' | 'dark' | 'system'): Promise<void> {
  const choose = ([key = '', newValue = '']: string[]) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  };
  const chosen = [key, JSON.stringify(mode)];
  await page.addInitScript(choose, chosen);
  await page.evaluate(choose, chosen);
}

/**
 * Has the interface read from right to left, whatever its language is: none on offer is. The app asks the page for its direction, so
 * the page says this one whatever is set.
 */
export const rightToLeft = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(HTMLHtmlElement.prototype, 'dir', {
      get: () => 'rtl',
      set(this: HTMLElement) {
        this.setAttribute('dir', 'rtl');
      },
    }),
  );
