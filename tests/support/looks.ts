/** Sets the mode and the direction of the interface. */
import type { Page } from '@playwright/test';
import { storedName } from './basePath';

/** Where react-admin stores the mode that staff have chosen. */
const key = `RaStore${storedName('shopAdmin')}.theme`;

/** Sets the mode, as if staff had chosen it in another tab: at once, and wherever the page opens from now on. */
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

/** Shows the interface from right to left, although no language on offer is. The app reads the page's direction, so the page always answers `rtl`. */
export const rightToLeft = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(HTMLHtmlElement.prototype, 'dir', {
      get: () => 'rtl',
      set(this: HTMLElement) {
        this.setAttribute('dir', 'rtl');
      },
    }),
  );
