import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { rightToLeft } from '#tests/support/looks.ts';

const reads = (shop: Shop, path: string) =>
  shop
    .sent({ reads: true })
    .map(({ url }) => url)
    .filter(url => url.startsWith(path));

const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

test('a list that came whole is paged, sorted and searched without the server, and read again when it is opened anew', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  await shop.open('/colors');
  const shown = page.getByRole('main').getByRole('status').filter({ hasText: ' of ' });
  await expect(shown).toHaveText(/^1–10 of/);
  await shop.fail({ call: 'GET /color/all', status: 500, message: 'The colours are gone' });
  await pager(page).getByRole('button', { name: 'page 2' }).click();
  await expect(shown).toHaveText(/^11–/);
  await page.getByRole('columnheader').getByRole('button').first().click();
  await expect(shown).toHaveText(/^1–10 of/);
  const name = (await page.getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await expect(shown).toHaveText(/^1–1 of 1$/);
  await expect(page.getByRole('alert')).toBeHidden();
  expect(reads(shop, '/color/all')).toHaveLength(1);
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await page.getByRole('link', { name: 'Colors', exact: true }).click();
  await expect(page.getByText('The colours are gone')).toBeVisible();
});

test('the collections that groups refer to are read by one call', async ({ page, shop }) => {
  const groups = await shop.ask<{ groups: { collectionId: unknown }[] }>('/group/admin/all?page=1&limit=10&searchText=');
  const collection = await shop.ask<{ collections: { _id: string; primaryLang: { title: string } }[] }>('/collection/admin/all');
  const named = collection.collections[0];
  await shop.fail({
    call: 'GET /group/admin/all',
    body: {
      groups: groups.groups.map((group, at) => ({ ...group, collectionId: collection.collections[at % 5]?._id })),
      total: groups.groups.length,
    },
  });
  await shop.open('/groups');
  await expect(page.getByRole('row').nth(1)).toContainText(named?.primaryLang.title ?? '?');
  expect(reads(shop, '/collection/')).toEqual(['/collection/admin/all']);
});

test('a page below 1 is the first, and one behind the end the last', async ({ page, shop }) => {
  for (const below of [0, -2]) {
    await shop.open(`/products?page=${below}`);
    await expect(pager(page).locator('[aria-current]')).toHaveText('1');
  }
  expect(new Set(reads(shop, '/product/admin/custom/all?'))).toEqual(new Set(['/product/admin/custom/all?page=1&limit=10']));
  await page.goto('/colors?page=99');
  await expect(pager(page).locator('[aria-current]')).not.toHaveText('1');
  await expect(pager(page).getByRole('button', { name: 'next' })).toBeDisabled();
  await expect(page.getByRole('row')).not.toHaveCount(1);
});

test('a page size below 1 is not asked for', async ({ page, shop }) => {
  await shop.open('/orders?perPage=0');
  await expect(page.getByText(/^1–10 of/)).toBeVisible();
  await page.goto('/orders?perPage=-5');
  await expect(page.getByText(/^1–10 of/)).toBeVisible();
  expect(new Set(reads(shop, '/order/admin/all?'))).toEqual(new Set(['/order/admin/all?page=1&limit=10']));
});

for (const [what, address] of [
  ['has a constant limit', '/users'],
  ['has no limit', '/enquiries'],
  ['has no limit either', '/area'],
] as const)
  test(`a list whose call ${what} pages by ten, whatever its address says: ${address}`, async ({ page, shop }) => {
    await shop.open(`${address}?perPage=25&page=2`);
    await expect(page.getByText(/^11–20 of/)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(11);
  });

test('after the only user of the last page is deleted, the page before it is shown', async ({ page, shop }) => {
  const { users } = await shop.ask<{ users: unknown[] }>('/user/admin/all?page=1&limit=10');
  await page.route('**/user/admin/all?page=3*', route => route.fulfill({ json: { users: users.slice(0, 1), total: 21 } }));
  await shop.open('/users?page=3');
  await expect(page.getByText('21–21 of 21')).toBeVisible();
  await page.getByRole('button', { name: /^Delete / }).click();
  await expect(pager(page).locator('[aria-current]')).toHaveText('2');
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('a page that cannot be read says so, and stays until it is read', async ({ page, shop }) => {
  await shop.open('/orders');
  await expect(page.getByText(/^1–10 of/)).toBeVisible();
  await shop.fail({ call: 'GET /order/admin/all', status: 500, message: 'The orders are being counted' });
  await pager(page).getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText('The orders are being counted')).toBeVisible();
  shop.forget();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => reads(shop, '/order/admin/all?')).toEqual(['/order/admin/all?page=2&limit=10']);
  await expect(page.getByText('The orders are being counted')).toBeVisible();
  await shop.fail();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  await pager(page).getByRole('button', { name: 'Go to page 1', exact: true }).click();
  await expect(page.getByText(/^1–10 of/)).toBeVisible();
});

test('a page that the server does not have leads to the first', async ({ page, shop }) => {
  await page.route(/order\/admin\/all\?page=9&/, route => route.fulfill({ status: 404, json: { message: 'No such page' } }));
  await shop.open('/orders?page=9');
  await expect(page.getByText(/^1–10 of/)).toBeVisible();
});

test('from right to left the pager says its range in the direction of its words', async ({ page, shop }) => {
  await rightToLeft(page);
  await shop.open('/products');
  const shown = page.getByRole('status').filter({ hasText: '1–10 of 77' });
  await expect(shown).toBeVisible();
  const places = await shown.evaluate(element => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return ['1', '10', 'of', '77'].map(word => {
      const range = document.createRange();
      const at = text.data.lastIndexOf(word === '1' ? '1–' : word);
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      return range.getBoundingClientRect().left;
    });
  });
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

for (const width of [360, 412])
  test(`on a phone of ${width} pixels every page can be reached`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 740 });
    await shop.open('/orders');
    const shown = page.getByRole('main').getByRole('status').filter({ hasText: ' of ' });
    await expect(shown).toHaveText(/^1–10 of/);
    for (const button of await pager(page).getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await pager(page).getByRole('button', { name: 'Go to next page' }).click();
    await expect(shown).toHaveText(/^11–20 of/);
    await pager(page).getByRole('button', { name: 'Go to last page' }).click();
    await expect(pager(page).getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  });
