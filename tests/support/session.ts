import type { Locator, Page } from '@playwright/test';
import { storedName } from './basePath';

/** The session is gone when the element is pressed, and not before: a read of the menu's counts would end it first. */
export async function pressWithoutSession(element: Locator): Promise<void> {
  await element.evaluate(({ ownerDocument }, names) => {
    const forget = () => {
      for (const name of names) localStorage.removeItem(name);
    };
    ownerDocument.addEventListener('pointerdown', forget, { capture: true, once: true });
  }, ['token', 'authUser'].map(storedName));
  await element.click();
}

/** An entry of the browser's storage, by the name that it has at the root. */
export const stored = (page: Page, name: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): Promise<string | null> =>
  page.evaluate(([storage, key]) => window[storage].getItem(key), [storage, storedName(name)] as const);

/** Sets an entry of the browser's local storage. */
export const store = (page: Page, name: string, value: string): Promise<void> =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [storedName(name), value] as const);

/** Sets an entry of the browser's storage wherever the page opens from now on. */
export const storeAtStart = (
  page: Page,
  name: string,
  value: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): Promise<unknown> =>
  page.addInitScript(([storage, key, value]) => window[storage].setItem(key, value), [storage, storedName(name), value] as const);
