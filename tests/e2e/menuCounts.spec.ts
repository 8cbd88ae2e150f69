import type { Page } from '@playwright/test';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import { settled, watchRequests } from '#tests/matrix/settled.ts';
import { expect, test } from '#tests/support/app.ts';

async function approveFirst(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
}

test('the menu counts without the dashboard, and again after a change', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/shops/unapproved');
  const { total } = await shop.ask<{ total: number }>('/shop/unapproved/all?page=1&limit=10');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByTitle(/^Shops to approve/)).toHaveText(String(total));
  await expect(menu.getByTitle(/^New enquiries/)).toHaveText(/^\d+$/);
  await expect(menu.getByTitle(/^New Orders/)).toHaveText(/^\d+$/);
  const link = menu.getByRole('link', { name: 'Unapproved Shops' });
  const alike = menu.getByRole('link', { name: 'Banned Shops' });
  expect((await link.boundingBox())?.height).toBe((await alike.boundingBox())?.height);
  await approveFirst(page);
  await expect(menu.getByTitle(/^Shops to approve/)).toHaveText(String(total - 1));
});

test('where the API knows no extensions, the menu counts by documented calls alone, and again after a change', async ({ page, shop }) => {
  await page.setExtraHTTPHeaders({ 'X-Mock-Scenario': 'documented', 'X-Mock-Seed': '2' });
  watchRequests(page);
  await shop.open('/shops/unapproved');
  const { total } = await shop.ask<{ total: number }>('/shop/unapproved/all?page=1&limit=10');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByTitle(/^Shops to approve/)).toHaveText(String(total));
  await expect(menu.getByTitle(/^New Orders/)).toHaveText(/^\d+$/);
  await approveFirst(page);
  await expect(menu.getByTitle(/^Shops to approve/)).toHaveText(String(total - 1));
  await settled(page);
  await expect(menu.getByTitle(/^New enquiries/)).toHaveCount(0);
  expect(await (await page.request.get('/api/mock/mismatches', { headers: controlHeaders })).json()).toEqual([]);
});

test('a figure that only an extension counts comes with a press, and goes when a change may have made it wrong', async ({ page, shop }) => {
  await page.route('**/api/**', async route => {
    const response = await route.fetch();
    const { 'x-api-extensions': _known, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await shop.open('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  const questions = menu.getByTitle(/^New enquiries/);
  await expect(menu.getByTitle(/^New Orders/)).toHaveText(/^\d+$/);
  await expect(questions).toHaveCount(0);
  await page.getByRole('region', { name: 'To do' }).getByRole('button', { name: 'Count' }).click();
  await expect(questions).toHaveText(/^\d+$/);
  await menu.getByRole('link', { name: 'Enquiries' }).click();
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Called back');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'All Enquiries' })).toBeVisible();
  await expect(questions).toHaveCount(0);
});

test('with one language nothing asks for Arabic: not the dashboard, its calls, nor the finder', async ({ page, shop }) => {
  await page.setExtraHTTPHeaders({ 'X-Mock-Scenario': 'single-language' });
  await shop.open('/dashboard');
  const inbox = page.getByRole('region', { name: 'To do' });
  await expect(inbox.getByRole('link', { name: /^Out of stock/ })).toHaveText(/\d$/);
  await expect(inbox.getByText('Counted at')).toBeVisible();
  await expect(inbox.getByText('Missing Arabic')).toHaveCount(0);
  expect(shop.sent({ reads: true }).filter(({ url }) => url.includes('untranslated'))).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Low on stock' }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /Missing Arabic/ })).toHaveCount(0);
});

test('what is low on stock is not what is out of stock', async ({ page, shop }) => {
  const count = async (state: string) => (await shop.ask<{ total: number }>(`/product/admin/custom/all?page=1&limit=1&stockState=${state}`)).total;
  const [low, out] = [await count('low'), await count('out')];
  await shop.open('/dashboard');
  const inbox = page.getByRole('region', { name: 'To do' });
  await expect(inbox.getByRole('link', { name: /^Low on stock/ })).toHaveText(`Low on stock${low}`);
  await expect(inbox.getByRole('link', { name: /^Out of stock/ })).toHaveText(`Out of stock${out}`);
  await inbox.getByRole('link', { name: /^Low on stock/ }).click();
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(low);
  await expect(page.getByRole('cell').filter({ hasText: 'Out of stock' })).toHaveCount(0);
});

test('a coupon that is over says so beside its switch', async ({ page, shop }) => {
  await shop.open('/coupons');
  const row = page.getByRole('row', { name: /New year delivery/ });
  await expect(row.getByRole('switch')).toBeChecked();
  await expect(row).toContainText('Finished');
  await expect(page.getByRole('row', { name: /First order/ })).not.toContainText('Finished');
});
