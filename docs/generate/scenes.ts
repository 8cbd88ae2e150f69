/** The scenes of the pictures in the staff guide. `npm run docs:pictures` opens each in light and dark; a test opens each. */
import { expect, type Page } from '@playwright/test';
import type { Shop } from '#tests/support/app.ts';
import { storeContent } from '#tests/support/deviceStores.ts';

/** A picture of the app at work. */
export interface Scene {
  /** The file of the picture, without `.png`. */
  name: string;
  /** Of the window, in CSS pixels; 1,024 unless told. */
  width?: number;
  /** Opens the scene in an app that begins with the fixtures. It ends when all that the picture shows is there. */
  show: (page: Page, shop: Shop) => Promise<void>;
}

/** The pictures of the tutorial, which `tests/e2e/tutorial.spec.ts` takes on its way. */
export const tutorialPictures = ['tutorial-list', 'tutorial-form'];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

/** Opens a list and ticks its first rows. */
async function tick(page: Page, rows: number): Promise<void> {
  for (let row = 1; row <= rows; row++) await page.getByRole('row').nth(row).getByRole('checkbox').click();
}

export const scenes: readonly Scene[] = [
  {
    name: 'dashboard',
    show: async (page, shop) => {
      await shop.open('/');
      await page.getByRole('link', { name: /To ship \d/ }).waitFor();
    },
  },
  {
    name: 'orders',
    show: async (page, shop) => {
      await shop.open('/orders');
      await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Processing' }).click();
      await expect(page.locator('tr[data-row]').filter({ hasNotText: 'Processing' })).toHaveCount(0);
      await tick(page, 3);
      await button(page, 'Change Status').waitFor();
    },
  },
  {
    name: 'prices',
    show: async (page, shop) => {
      await shop.open('/products');
      await tick(page, 3);
      await button(page, 'Change price').click();
      const question = page.getByRole('dialog', { name: /^Change price/ });
      await question.getByLabel('Value').fill('-10');
      await question.getByRole('table').waitFor();
    },
  },
  {
    name: 'languages',
    show: async (page, shop) => {
      await shop.open('/products');
      await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Missing Arabic' }).click();
      await page.getByRole('link', { name: /^Edit/ }).first().click();
      await page.getByRole('tab', { name: /Arabic/ }).click();
      await button(page, /Copy from primary language/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'shop',
    show: async (page, shop) => {
      await shop.open('/shops/unapproved');
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click();
      await button(page, 'Approve').waitFor();
    },
  },
  {
    name: 'enquiry',
    show: async (page, shop) => {
      await shop.open('/enquiries?filter=%7B%22status%22%3A%22new%22%7D');
      await page.locator('tr[data-row]').first().click();
      await page.getByRole('link', { name: 'Reply' }).waitFor();
    },
  },
  {
    name: 'conflict',
    show: async (page, shop) => {
      const [banner] = (await shop.ask<{ banners: { _id: string; tag: string }[] }>('/banner/admin/all')).banners;
      await shop.open(`/banner/update/${banner?._id}`);
      await page.getByLabel('Tag').fill('Monsoon sale');
      // A colleague saves another tag meanwhile.
      await page.route(`**/api/banner/admin/${banner?._id}`, async route => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), tag: 'Festival of lights' } });
      });
      await button(page, 'Save').click();
      await page.getByRole('dialog', { name: /^Someone else has changed/ }).waitFor();
    },
  },
  {
    name: 'draft',
    show: async (page, shop) => {
      await shop.open('/banners');
      await page.getByRole('link', { name: /^Edit/ }).first().click();
      await page.getByLabel('Tag').fill('Monsoon sale');
      await expect.poll(() => storeContent(page)).toContain('Monsoon sale');
      await page.reload();
      await button(page, 'Restore').waitFor();
    },
  },
  {
    name: 'palette',
    show: async (page, shop) => {
      await shop.open('/products');
      await button(page, 'Find anything').click();
      await page.getByRole('combobox', { name: /^Find screens/ }).fill('soft');
      await page.getByRole('option').nth(2).waitFor();
    },
  },
  {
    name: 'phone',
    width: 360,
    show: async (page, shop) => {
      await shop.open('/products');
      await button(page, 'Filter and sort').waitFor();
      await page.getByRole('row').first().waitFor();
    },
  },
];
