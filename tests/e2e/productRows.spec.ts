import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { addressAt } from '#tests/support/basePath.ts';
import { hold } from '#tests/support/requests.ts';

interface Answer {
  products: { _id: string; images: unknown[] }[];
}

const listCalls = (shop: Shop) => shop.sent({ reads: true }).flatMap(({ url }) => (/^\/product\/admin\/(custom|deleted)\//.test(url) ? [url] : []));
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const all = '/product/admin/custom/all';
const id = '6afa0fff9f4c27b1e63a9916';
const name = 'Rust Block Print Cushion Cover Set of 2';

test('a search starts on the first page, stays with the address and is gone when cleared', async ({ page, shop }) => {
  await shop.open('/products?page=3');
  await expect(page.getByText('21–30 of 77')).toBeVisible();
  expect(listCalls(shop)).toEqual([`${all}?page=3&limit=10`]);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('saree');
  await expect(page.getByText('1–6 of 6')).toBeVisible();
  expect(listCalls(shop).at(-1)).toBe(`${all}?page=1&limit=10&search=saree`);
  await page.reload();
  await expect(search).toHaveValue('saree');
  await expect(page.getByText('1–6 of 6')).toBeVisible();
  shop.forget();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByText('1–10 of 77')).toBeVisible();
  expect(listCalls(shop).filter(url => url.includes('search'))).toEqual([]);
});

test('the deleted view is searched in what came whole, and has Restore and Hard Delete alone', async ({ page, shop }) => {
  await shop.open('/products/deleted');
  await expect(rows(page)).toHaveCount(7);
  await expect(page.getByRole('button', { name: /^Restore / })).toHaveCount(7);
  await expect(page.getByRole('button', { name: /^Hard Delete / })).toHaveCount(7);
  await expect(page.getByRole('button', { name: /^(Duplicate|Delete) / })).toHaveCount(0);
  expect(listCalls(shop)).toEqual(['/product/admin/deleted/all']);
  shop.forget();
  await page.getByRole('searchbox', { name: 'Search' }).fill('flip flops');
  await expect(rows(page)).toHaveText([/Coral Flip Flops for Beach/]);
  expect(listCalls(shop)).toEqual([]);
  await page.getByRole('link', { name: /^View / }).click();
  await expect(page.getByRole('button', { name: 'Hard Delete' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Update' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('product Restored Successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Update' })).toBeVisible();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /flip flops/i);
});

test('the browser goes back through the pages of a list', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/products');
  const here = pager(page).locator('[aria-current]');
  await expect(pager(page).getByRole('button', { name: 'previous' })).toBeDisabled();
  await pager(page).getByRole('button', { name: 'page 8' }).click();
  await expect(page.getByText('71–77 of 77')).toBeVisible();
  await expect(pager(page).getByRole('button', { name: 'next' })).toBeDisabled();
  await pager(page).getByRole('button', { name: 'previous' }).click();
  await expect(here).toHaveText('7');
  await page.goBack();
  await expect(here).toHaveText('8');
  await expect(page.getByText('71–77 of 77')).toBeVisible();
  await page.goBack();
  await expect(here).toHaveText('1');
});

test('deleting the only row of the last page shows the page before', async ({ page, shop }) => {
  await shop.open('/products?perPage=76&page=2');
  await expect(rows(page)).toHaveCount(1);
  await rows(page)
    .getByRole('button', { name: /^Delete / })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1–76 of 76')).toBeVisible();
  await expect(rows(page)).toHaveCount(76);
});

test('an empty view says which one is empty', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /product/admin/custom/*', body: { products: [], total: 0 } }, { call: 'GET /product/admin/deleted/all', body: [] });
  await shop.open('/products');
  for (const view of ['All', 'Active', 'Inactive', 'Deleted']) {
    await page.getByRole('radio', { name: view, exact: true }).check();
    await expect(page.getByText(`No ${view} Products !`, { exact: true })).toBeVisible();
  }
});

test('a thumbnail is 50 pixels wide; a placeholder stands for none and for one that cannot be loaded', async ({ page, shop }) => {
  const { products } = await shop.ask<Answer>(`${all}?page=1&limit=3`);
  const pictures = [[], products[1]?.images, [{ _id: 'x', url: '/api/images/gone.png' }]];
  await shop.fail({
    call: `GET ${all}`,
    body: { products: products.map((product, position) => ({ ...product, images: pictures[position] })), total: 3 },
  });
  await shop.open('/products');
  const images = rows(page).locator('img');
  await expect(images).toHaveCount(3);
  await expect(images.nth(0)).toHaveAttribute('src', addressAt('/no-image.svg'));
  await expect(images.nth(1)).toHaveAttribute('src', /^\/api\/images\//);
  await expect(images.nth(2)).toHaveAttribute('src', addressAt('/no-image.svg'));
  for (const image of await images.all()) expect((await image.boundingBox())?.width).toBe(50);
});

test('the switch sends one status call, however often it is pressed meanwhile', async ({ page, shop }) => {
  await shop.open('/products');
  const status = page.getByRole('switch', { name: `Active: ${name}` });
  await expect(status).toBeChecked();
  const switching = await hold(page, /\/product\/admin\/status\//, { method: 'POST' });
  await status.dblclick();
  await expect(rows(page).first()).toContainText('Inactive');
  switching.release();
  await expect.poll(() => shop.ask(`/product/admin/single/${id}`)).toMatchObject({ isActive: false });
  await expect(status).not.toBeChecked();
  expect(shop.sent()).toEqual([{ method: 'POST', url: `/product/admin/status/${id}`, body: undefined }]);
});

test('a double click on Duplicate sends one request', async ({ page, shop }) => {
  await shop.open('/products');
  const duplicating = await hold(page, /\/product\/admin\/duplicate\//, { method: 'POST' });
  await page.getByRole('button', { name: `Duplicate ${name}` }).dblclick();
  duplicating.release();
  await expect(page.getByText('product Duplicated Successfully, try refresh!')).toBeVisible();
  await expect(page.getByText('1–10 of 78')).toBeVisible();
  expect(shop.sent()).toHaveLength(1);
});

test("a refused action shows the server's words and leaves the row", async ({ page, shop }) => {
  await shop.open('/products');
  await shop.fail(
    { call: 'POST /product/admin/duplicate/*', status: 500, message: 'No room' },
    { call: 'DELETE /product/admin/*', status: 403, message: 'Not yours' },
  );
  await page.getByRole('button', { name: `Duplicate ${name}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No room' })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Not yours')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await expect(page.getByText('1–10 of 77')).toBeVisible();
});

test('whatever comes in place of a list, the screen stands and offers a Retry', async ({ page, shop }) => {
  await shop.open('/dashboard');
  for (const [what, fault] of [
    ['a 500 without a message', { status: 500 }],
    ['a 404', { status: 404 }],
    ['broken JSON', { status: 200, body: '{"products": [' }],
    ['another shape', { status: 200, body: { hello: 'world' } }],
    ['nothing', { status: 200, body: '' }],
    ['null', { status: 200, body: 'null' }],
  ] as const) {
    await test.step(what, async () => {
      await shop.fail({ call: `GET ${all}`, ...fault });
      await shop.open('/products');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'All' })).toBeVisible();
    });
  }
  await shop.fail();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('rows that lack everything but an id are shown', async ({ page, shop }) => {
  await shop.fail({
    call: `GET ${all}`,
    body: [{ _id: 'bare' }, { _id: 'odd', images: null, category: null, primaryLang: null, sellingPrice: 'abc' }],
  });
  await shop.open('/products');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(2);
});
