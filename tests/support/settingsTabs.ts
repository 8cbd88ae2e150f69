import { expect, type Page } from '@playwright/test';
import type { Shop } from './app';

/** Changes the company's name on its tab of the settings, saves, and returns to the legal texts. Returns what was sent. */
export async function saveAnotherTab(page: Page, shop: Shop): Promise<unknown> {
  await page.getByRole('tab', { name: 'Company' }).click();
  await page.getByLabel('Company Name').fill('Malabar Two');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => shop.sent().length).toBe(1);
  await page.getByRole('tab', { name: 'Legal' }).click();
  return shop.sent()[0]?.body;
}
