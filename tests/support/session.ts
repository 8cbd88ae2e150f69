import type { Locator } from '@playwright/test';

/** The session is gone when the element is pressed, and not before: a read of the menu's counts would end it first. */
export async function pressWithoutSession(element: Locator): Promise<void> {
  await element.evaluate(({ ownerDocument }) => {
    const forget = () => {
      localStorage.removeItem('token');
      localStorage.removeItem('authUser');
    };
    ownerDocument.addEventListener('pointerdown', forget, { capture: true, once: true });
  });
  await element.click();
}
