import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/requests.ts';

const rows = 'table tbody tr';

test('the four views have their own calls, and the deleted one its own address', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/products');
  await expect(page.locator(rows)).toHaveCount(10);
  await page.getByRole('radio', { name: 'Inactive' }).check();
  await expect(page).toHaveURL('/products?view=inactive');
  await expect(page.getByRole('switch').first()).not.toBeChecked();
  await page.getByRole('radio', { name: 'Active', exact: true }).check();
  await expect(page.getByRole('switch').first()).toBeChecked();
  await page.getByRole('radio', { name: 'Deleted' }).check();
  await expect(page).toHaveURL('/products/deleted');
  await expect(page.getByRole('button', { name: /^Restore/ }).first()).toBeVisible();
  const urls = shop.sent({ reads: true }).map(({ url }) => url);
  for (const sort of ['all', 'inactive', 'active']) expect(urls).toContain(`/product/admin/custom/${sort}?page=1&limit=10`);
  expect(urls).toContain('/product/admin/deleted/all');
  await page.goBack();
  await expect(page).toHaveURL('/products?view=active');
});

/** Types a word into the search of the products and stops the clock, so that however slowly the keys arrive, no pause passes. */
async function typeWithoutPause(page: Page, shop: Shop): Promise<void> {
  await page.clock.install();
  await shop.open('/products');
  await expect(page.locator(rows)).toHaveCount(10);
  shop.forget();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Search', { exact: true }).pressSequentially('kurta');
}

test('a search is sent once typing pauses, and only when something is typed', async ({ page, shop }) => {
  await typeWithoutPause(page, shop);
  await page.clock.resume();
  await expect(page.locator(rows).first()).toContainText(/kurta/i);
  await expect(page.locator(rows).nth(1)).toContainText(/kurta/i);
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toEqual(['/product/admin/custom/all?page=1&limit=10&search=kurta']);
  await page.getByLabel('Search', { exact: true }).fill('no such thing at all');
  await expect(page.getByText('No All Products !')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.locator(rows)).toHaveCount(10);
});

test('words that staff type right before they choose another list are searched for there', async ({ page, shop }) => {
  await typeWithoutPause(page, shop);
  await page.getByRole('radio', { name: 'Inactive' }).check();
  await page.clock.resume();
  await expect(page.locator(rows).first()).toContainText(/kurta/i);
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('kurta');
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toEqual(['/product/admin/custom/inactive?page=1&limit=10&search=kurta']);
});

test('page size, page numbers, previous and next; a page that is not there becomes the last', async ({ page, shop }) => {
  await shop.open('/products?page=99');
  await expect(page.getByRole('button', { name: 'page 8' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(page.getByRole('button', { name: 'page 7' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Go to page 1', exact: true }).click();
  const size = page.getByLabel('Page size');
  await expect(size).toHaveValue('10');
  await size.fill('0');
  await expect(page.getByText('At least 1')).toBeVisible();
  await expect.poll(() => shop.sent({ reads: true }).at(-1)?.url).toBe('/product/admin/custom/all?page=1&limit=10');
  shop.forget();
  await size.fill('25');
  await expect(page.locator(rows)).toHaveCount(25);
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toEqual(['/product/admin/custom/all?page=1&limit=25']);
});

test('the settings choose the columns', async ({ page, shop }) => {
  await shop.fail({
    call: 'GET /settings',
    body: {
      _id: 's',
      setup: { productInputs: [{ name: 'name' }, 'sellingPrice'], classificationInputs: [] },
      multiLanguange: { isMultiLanguage: false },
    },
  });
  await shop.open('/products');
  await expect(page.locator(rows)).toHaveCount(10);
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Price', 'Actions']);
});

test('settings that cannot be read are replaced by defaults, and the screen says so', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /settings', status: 500 });
  await shop.open('/products');
  await expect(page.getByRole('columnheader')).toHaveCount(8);
  await expect(page.getByText(/shop's settings could not be read/)).toBeVisible();
  await shop.fail();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/shop's settings could not be read/)).toBeHidden();
  await expect(page.getByRole('banner').getByText('Malabar Bazaar')).toBeVisible();
});

test('a long name is cut at forty characters, a product without image has a placeholder', async ({ page, shop }) => {
  const product = (id: string, name: string) => ({ _id: id, primaryLang: { name }, images: [], isActive: true });
  await shop.fail({
    call: 'GET /product/admin/custom/*',
    body: { products: [product('a', 'x'.repeat(41)), product('b', 'y'.repeat(40))], total: 2 },
  });
  await shop.open('/products');
  await expect(page.getByText(`${'x'.repeat(39)}…`, { exact: true })).toBeVisible();
  await expect(page.getByText('y'.repeat(40), { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'No image' })).toHaveCount(2);
});

test('the status switch turns at once, and back when the server refuses', async ({ page, shop }) => {
  await shop.open('/products');
  const first = page.getByRole('switch').first();
  await expect(first).toBeChecked();
  await shop.fail({ call: 'POST /product/admin/status/*', status: 409, message: 'Stock is being counted' });
  const switching = await hold(page, /\/product\/admin\/status\//, { method: 'POST' });
  await first.click();
  await expect(first).not.toBeChecked();
  await expect(page.getByText('Stock is being counted')).toHaveCount(0);
  switching.release();
  await expect(page.getByText('Stock is being counted')).toBeVisible();
  await expect(first).toBeChecked();
  await shop.fail();
  const answered = page.waitForResponse(/\/product\/admin\/status\//);
  await first.click();
  await expect(first).not.toBeChecked();
  await answered;
  await page.reload();
  await expect(page.getByRole('switch').first()).not.toBeChecked();
});

test('a list that cannot be read shows the reason and a way to try again', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /product/admin/custom/*', status: 500, message: 'The database is away' });
  await shop.open('/products');
  await expect(page.getByText('The database is away')).toBeVisible();
  await expect(page.getByText('This list could not be read')).toBeVisible();
  await shop.fail();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator(rows)).toHaveCount(10);
});

test('the next page is read while somebody rests on what leads there, by mouse or keyboard, and shown without being read again', async ({
  page,
  shop,
}) => {
  await shop.open('/products');
  await expect(page.locator(rows)).toHaveCount(10);
  const next = page.getByRole('button', { name: 'Go to next page' });
  await expect(next).toBeVisible();
  const pages = () => shop.sent({ reads: true }).flatMap(({ url }) => /custom\/all\?page=(\d+)/.exec(url)?.[1] ?? []);
  shop.forget();
  const answered = page.waitForResponse(/custom\/all\?page=2/);
  await next.hover();
  await expect.poll(pages).toEqual(['2']);
  await answered;
  const first = await page.locator(rows).first().innerText();
  // From now on no read is answered.
  await shop.fail({ call: 'GET /product/admin/custom/*', hang: true });
  await next.click();
  await expect(page).toHaveURL(/[?&]page=2(&|$)/);
  await expect(page.locator(rows).first()).not.toContainText(first.split('\n')[0] ?? '');
  await expect(page.getByRole('status').filter({ hasText: '11–20' })).toBeVisible();
  await expect.poll(pages).toEqual(['2', '3']);

  await shop.fail();
  await page.mouse.move(0, 0);
  await shop.open('/products');
  await expect(page.locator(rows)).toHaveCount(10);
  shop.forget();
  await next.focus();
  await expect.poll(pages).toEqual(['2']);
});

test('the next page is read after a page was turned, though its rows have moved the button from under the mouse', async ({ page, shop }) => {
  await shop.open('/products');
  await expect(page.locator(rows)).toHaveCount(10);
  const second = await hold(page, /custom\/all\?page=2/);
  const third = page.waitForRequest(/custom\/all\?page=3/);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await page.mouse.move(0, 0);
  second.release();
  await third;
  await expect(page).toHaveURL(/[?&]page=2(&|$)/);
});
