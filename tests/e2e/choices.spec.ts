import type { Locator, Page } from '@playwright/test';
import { expect, type Shop, test } from '#tests/support/app.ts';

interface Area {
  _id: string;
  name: string;
  pinCodes: string[];
}

const areas: Area[] = Array.from({ length: 5000 }, (_, index) => ({ _id: `area-${index + 1}`, name: `Area ${index + 1}`, pinCodes: [] }));

/** A server with 5,000 areas, ten to a page, that searches in their names. Keeps the addresses it was asked for. */
async function serveAreas(page: Page): Promise<string[]> {
  const urls: string[] = [];
  await page.route('**/api/area/admin/**', route => {
    const url = new URL(route.request().url());
    urls.push(url.pathname.split('/').pop() + url.search);
    const one = areas.find(({ _id }) => url.pathname.endsWith(`/${_id}`));
    if (one) return route.fulfill({ json: one });
    const search = url.searchParams.get('search') ?? '';
    const from = (Number(url.searchParams.get('page')) - 1) * 10;
    const matches = areas.filter(({ name }) => name.includes(search));
    return route.fulfill({ json: { areas: matches.slice(from, from + 10), total: matches.length } });
  });
  return urls;
}

/** The server of the shops pays no heed to a search. */
const ignoreSearch = (page: Page) =>
  page.route('**/api/shop/all*', route => {
    const url = new URL(route.request().url());
    url.searchParams.delete('search');
    return route.continue({ url: url.href });
  });

const shopsOf = async (ask: <T>(url: string) => Promise<T>) =>
  (await Promise.all([1, 2, 3].map(number => ask<{ shops: { shopName: string }[] }>(`/shop/all?page=${number}&limit=10`)))).flatMap(({ shops }) =>
    shops.map(({ shopName }) => shopName),
  );

const picker = (page: Page, name: string) => page.getByRole('combobox', { name });
const options = (page: Page) => page.getByRole('option');

test('a picker goes on to the next ten with More and with the arrow keys', { tag: '@quick' }, async ({ page, shop }) => {
  const names = await shopsOf(shop.ask);
  await shop.open('/shopproduct/create/new');
  await picker(page, 'Shop').click();
  await expect(options(page)).toHaveCount(10);
  await expect(page.getByText('1–10 of 30')).toBeVisible();
  await page.getByRole('listbox').evaluate(list => list.scrollTo(0, list.scrollHeight));
  await page.getByRole('button', { name: 'More' }).click();
  await expect(options(page)).toHaveCount(20);
  expect(await page.getByRole('listbox').evaluate(list => list.scrollTop)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(options(page)).toHaveCount(30);
  await expect(page.getByRole('button', { name: 'More' })).toHaveCount(0);
  await options(page)
    .filter({ hasText: names[24] ?? '' })
    .click();
  await expect(picker(page, 'Shop')).toHaveValue(names[24] as string);

  await picker(page, 'Master Product').focus();
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).toHaveCount(10);
  await page.keyboard.press('End');
  await expect(options(page)).toHaveCount(20);
  // The highlighted option is still the one from before the list grew.
  await expect(picker(page, 'Master Product')).toHaveAttribute('aria-activedescendant', (await options(page).nth(9).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowDown');
  const eleventh = await options(page).nth(10).textContent();
  await page.keyboard.press('Enter');
  await expect(picker(page, 'Master Product')).toHaveValue(eleventh as string);
});

test('where the server does not search, what is typed is looked for page by page and stands first', async ({ page, shop }) => {
  const names = await shopsOf(shop.ask);
  const wanted = names[27] as string;
  await ignoreSearch(page);
  await shop.open('/shopproduct/create/new');
  await picker(page, 'Shop').click();
  await expect(options(page)).toHaveCount(10);
  await page.keyboard.type(wanted.toLowerCase(), { delay: 20 });
  await expect(options(page).first()).toHaveText(wanted);
  expect(await options(page).count()).toBeGreaterThan(1);
  await page.keyboard.press('Enter');
  await expect(picker(page, 'Shop')).toHaveValue(wanted);

  await picker(page, 'Shop').fill('no shop is called so');
  await expect(options(page)).toHaveCount(30);
  await expect(page.getByText('None of these shows “no shop is called so”')).toBeVisible();
  await page.keyboard.press('Enter');
  await picker(page, 'Master Product').focus();
  await expect(picker(page, 'Shop')).toHaveValue(wanted);
});

const product = '6afa0fff9f4c27b1e63a9916';

test('of 5,000 areas one call is made as the form opens, any can be found, and those that are set are named', async ({ page, shop }) => {
  const before = await shop.ask<Record<string, unknown>>(`/product/admin/single/${product}`);
  await shop.fail({ call: 'GET /product/admin/single/*', body: { ...before, isAvailableEveryWhere: false, availableAreas: ['area-4321'] } });
  const urls = await serveAreas(page);
  await shop.open(`/product/update/${product}`);
  await expect(page.getByRole('list', { name: 'Available Areas' }).getByRole('listitem')).toHaveText(['Area 4321']);
  expect(urls).toEqual(['all?page=1', 'area-4321']);
  await picker(page, 'Available Areas').pressSequentially('Area 4900', { delay: 20 });
  await page.getByRole('option', { name: 'Area 4900' }).click();
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('product Updated Successfully!')).toBeVisible();
  expect(shop.sent()[0]?.body).toMatchObject({ availableAreas: ['area-4321', 'area-4900'] });
  await page.goto(`/product/${product}`);
  await page.getByRole('tab', { name: 'Other Details' }).click();
  await expect(page.getByRole('main')).toContainText('Area 4321');
});

/** 5,000 categories on offer in the form of a new product. */
async function openManyCategories(page: Page, shop: Shop): Promise<Locator> {
  const categories = Array.from({ length: 5000 }, (_, index) => ({ _id: `c${index + 1}`, primaryLang: { name: `Category ${index + 1}` } }));
  await shop.fail({ call: 'GET /category/admin/all', body: { categories } });
  await shop.open('/product/create/new');
  return page.getByRole('combobox', { name: 'Category', exact: true });
}

test('of 5,000 choices that come at once some are drawn, and all are within reach', async ({ page, shop }) => {
  const category = await openManyCategories(page, shop);
  await category.click();
  await expect(options(page)).toHaveCount(50);
  await expect(page.getByText('1–50 of 5000')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(options(page)).toHaveCount(100);
  await page.keyboard.press('End');
  await expect(options(page)).toHaveCount(150);
  await category.pressSequentially('y 4900', { delay: 20 });
  await expect(options(page)).toHaveText(['Category 4900']);
  await page.keyboard.press('Enter');
  await expect(category).toHaveValue('Category 4900');
});

test('a list opens at the chosen record', async ({ page, shop }) => {
  const category = await openManyCategories(page, shop);
  await category.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(category).toHaveValue('Category 50');
  await category.click();
  await expect(page.getByRole('option', { name: 'Category 50' })).toBeInViewport();
  await page.getByRole('option', { name: 'Category 50' }).click();
  await expect(options(page)).toHaveCount(0);
  await expect(category).toHaveValue('Category 50');
});

test('choices that could not be read: the words of the server and a Retry stand at the field', async ({ page, shop }) => {
  await shop.fail(
    { call: 'GET /brand/admin/all', status: 500, message: 'The brands are being counted' },
    { call: 'GET /area/admin/all', status: 500, message: 'No map today' },
  );
  await shop.open('/product/create/new');
  const brand = page.getByRole('combobox', { name: 'Brand', exact: true });
  await expect(brand).toHaveAccessibleDescription('The choices could not be read. The brands are being counted Retry');
  await expect(page.getByText('No map today')).toBeVisible();
  await brand.click();
  await expect(page.getByText('The brands are being counted')).toBeInViewport();
  await shop.fail();
  await page
    .locator('p', { has: page.getByText('The brands are being counted') })
    .getByRole('button', { name: 'Retry' })
    .click();
  await expect(page.getByText('The brands are being counted')).toHaveCount(0);
  await expect(brand).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).toHaveCount(13);
});

test('a picker that could not be read says why, with a Retry; so does its second page', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /shop/all', status: 500, message: 'The shops are closed' });
  await shop.open('/shopproduct/create/new');
  await expect(picker(page, 'Shop')).toHaveAccessibleDescription('The choices could not be read. The shops are closed Retry');
  await shop.fail();
  await page.getByRole('button', { name: 'Retry' }).click();
  await picker(page, 'Shop').click();
  await expect(options(page)).toHaveCount(10);
  await shop.fail({ call: 'GET /shop/all', status: 500, message: 'The shops are closed' });
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The shops are closed' })).toBeVisible();
  await expect(options(page)).toHaveCount(10);
  await shop.fail();
  await page.getByRole('status').getByRole('button', { name: 'Retry' }).click();
  await expect(options(page)).toHaveCount(20);
});

test('the words of a search that could not be made stay when it is tried again', async ({ page, shop }) => {
  await shop.open('/shopproduct/create/new');
  await picker(page, 'Shop').click();
  await expect(options(page)).toHaveCount(10);
  await shop.fail({ call: 'GET /shop/all', status: 500, message: 'The shops are closed' });
  await picker(page, 'Shop').pressSequentially('Kurian');
  await expect(page.getByText('The shops are closed')).toBeVisible();
  await shop.fail();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(options(page)).toHaveText(/Kurian Home Needs/);
  await expect(picker(page, 'Shop')).toHaveValue('Kurian');
});

test('a column whose references cannot be named says so once, with the words of the server and a Retry', async ({ page, shop }) => {
  const { products } = await shop.ask<{ products: Record<string, unknown>[] }>('/product/admin/custom/all?page=1&limit=10');
  const { categories } = await shop.ask<{ categories: { _id: string; primaryLang: { name: string } }[] }>('/category/admin/all');
  const rows = products.map(row => ({ ...row, category: categories[0]?._id }));
  await shop.fail(
    { call: 'GET /product/admin/custom/*', body: { products: rows, total: 10 } },
    { call: 'GET /category/admin/all', status: 500, message: 'The categories are away', times: 2 },
  );
  await shop.open('/products');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The categories are away');
  await expect(alert).toHaveCount(1);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toContainText('The categories are away');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('cell', { name: categories[0]?.primaryLang.name ?? '', exact: true })).toHaveCount(10);
  await expect(alert).toHaveCount(0);
});
