import { expect, type Page } from '@playwright/test';
import { inMode } from './looks';

/** Shows the page in light and in dark. `npm run docs:pictures` writes both to `docs/pictures/`: `orders.png` and `orders-dark.png`. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  for (const mode of ['light', 'dark'] as const) {
    await inMode(page, mode);
    await expect(page.locator('body')).toHaveCSS('color-scheme', mode);
    if (process.env.PICTURES === '1')
      await page.screenshot({ path: `docs/pictures/${name}${mode === 'dark' ? '-dark' : ''}.png`, animations: 'disabled' });
  }
}
