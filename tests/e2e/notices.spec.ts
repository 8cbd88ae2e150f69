import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';

const below = (page: Page) => page.getByRole('alert').filter({ hasText: 'You can still undo this.' });

/** How far a box is from the top and from the bottom of the window. */
const edges = async (page: Page, box: Locator) => {
  const { y, height } = (await box.boundingBox()) ?? { y: 0, height: 0 };
  return { top: y, bottom: (page.viewportSize()?.height ?? 0) - y - height };
};

for (const [device, size] of Object.entries({ desktop: { width: 1280, height: 720 }, phone: { width: 360, height: 640 } })) {
  test(`a documented text goes after its time, and its Undo stays small at the bottom over nothing, on a ${device}`, async ({ page, shop }) => {
    await page.setViewportSize(size);
    const [product] = (await shop.ask<{ products: { _id: string }[] }>('/product/admin/custom/all?page=1&limit=1')).products;
    await shop.open('/products');
    await page.goto(`/product/update/${product?._id}`);
    await page.getByRole('textbox', { name: 'Size', exact: true }).fill('Huge');
    await page.getByRole('button', { name: 'Save' }).click();
    const text = page.getByText('product Updated Successfully!');
    await expect(text).toBeVisible();
    await expect(below(page)).toBeVisible();
    await expect(text).toHaveCount(0);
    const { top, bottom } = await edges(page, below(page));
    expect(top).toBeGreaterThan(size.height / 2);
    expect(bottom).toBe(0);
    // The end of the page can be scrolled above it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const undo = await below(page).boundingBox();
    expect((await edges(page, page.getByRole('contentinfo'))).bottom).toBeGreaterThanOrEqual(undo?.height ?? 0);
  });
}

test('an action without a documented notice shows its Undo only', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/products');
  await page.getByRole('switch').first().click();
  await expect(below(page)).toBeVisible();
  expect((await edges(page, below(page))).bottom).toBe(0);
  await expect(page.getByRole('alert')).toHaveCount(1);
});

test('a record without a name is announced without it', async ({ page, shop }) => {
  await shop.open('/banner/create/new');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create Banner' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Created Successfully!' });
  await expect(notice).toHaveText('Banner Created Successfully!');
});

test('the Undo of an earlier change goes with a record that is deleted for good', async ({ page, shop }) => {
  const { shops } = await shop.ask<{ shops: { _id: string }[] }>('/shop/all?page=1&limit=10');
  await shop.open(`/shop/${shops[0]?._id}`);
  await page.getByRole('link', { name: 'Update' }).click();
  await page.getByRole('textbox', { name: 'Shop Number' }).fill('S-77');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(below(page)).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/shops');
  await expect(below(page)).toHaveCount(0);
});
