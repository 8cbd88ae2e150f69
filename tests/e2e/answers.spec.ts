import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '#tests/support/app.ts';

interface Row {
  _id: string;
  title?: string;
  [key: string]: unknown;
}

const shownRows = (page: Page) => page.getByRole('main').getByRole('row');

/** The server's record with some values replaced. */
const answer = async (shop: Shop, call: string, changed: object) =>
  shop.fail({ call: `GET ${call}`, body: { ...(await shop.ask<object>(call)), ...changed } });

test('of several ticked rows the server keeps some: these stay ticked with its words, and the others are gone', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  const { notifications } = await shop.ask<{ notifications: Row[] }>('/notification/all?page=1&limit=10');
  const [one, two, three] = notifications as [Row, Row, Row];
  await shop.fail({ call: `DELETE /notification/${two._id}`, status: 400, message: 'It is still needed', times: 1 });
  await shop.open('/notifications');
  const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const place of [0, 1, 2]) await ticks.nth(place).check();
  shop.forget();
  const remove = async (question: string) => {
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Delete' }).click();
  };
  await remove('Delete 3 selected?');
  await expect(page.getByText('2 deleted, 1 failed').first()).toBeVisible();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `${two.title}: It is still needed` })).toBeVisible();
  await expect(ticks.first()).toBeChecked();
  await expect(page.getByText('1–10 of 42')).toBeVisible();
  await remove('Delete 1 selected?');
  await expect(page.getByText('1–10 of 41')).toBeVisible();
  await expect(page.getByText('1 selected')).toHaveCount(0);
  expect(shop.sent().map(({ url }) => url)).toEqual([one, two, three, two].map(({ _id }) => `/notification/${_id}`));
});

test('an answer in words after a duplicate is its success', async ({ page, shop }) => {
  await shop.fail({ call: 'POST /product/admin/duplicate/*', body: { message: 'Product duplicated' } });
  await shop.open('/products');
  await page
    .getByRole('button', { name: /^Duplicate / })
    .first()
    .click();
  await expect(page.getByText('product Duplicated Successfully, try refresh!')).toBeVisible();
  await expect(page.getByText('Product duplicated', { exact: true })).toHaveCount(0);
});

for (const [named, body] of [
  ['words', { message: 'There is none' }],
  ['null', 'null'],
  ['an empty list', []],
  ['null under its name', { cart: null, favourites: null, orders: null }],
] as const) {
  test(`a user without cart, favourites and orders, said by ${named}, has no error`, async ({ page, shop }) => {
    const { users } = await shop.ask<{ users: Row[] }>('/user/admin/all?page=1&limit=10');
    const [user] = users as [Row];
    await shop.fail(...['cart/admin/user', 'favourite/admin/userId', 'order/admin/user'].map(path => ({ call: `GET /${path}/*`, body })));
    const answers = Promise.all(
      ['cart', 'favourite', 'order'].map(path => page.waitForResponse(response => response.url().includes(`/api/${path}/`))),
    );
    await shop.open(`/users/${user._id}`);
    await answers;
    await expect(page.getByRole('heading', { name: 'About user' })).toBeVisible();
    await expect(page.getByText('Joined on')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Cart, orders and favourites are left out, and no error stands in their place.
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['At a glance']);
  });
}

test('a full page without a total has a next page, and one that turns out empty leads back and says so', async ({ page, shop }) => {
  const { shops } = await shop.ask<{ shops: Row[] }>('/shop/all?page=1&limit=10');
  expect(shops).toHaveLength(10);
  const answerWith = (...pages: Row[][]) =>
    page.route(/\/api\/shop\/all\?/, route =>
      route.fulfill({ json: { shops: pages[Number(new URL(route.request().url()).searchParams.get('page')) - 1] ?? [] } }),
    );
  const second = shops.map((row, place) => ({ ...row, _id: `second-${place}`, shopName: `Second ${place}` }));
  await answerWith(shops, second);
  await shop.open('/shops');
  await expect(page.getByText('1–10', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText('Second 9')).toBeVisible();
  await expect(page.getByText('11–20', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText('There are no more rows: this is the last page.')).toBeVisible();
  await expect(page.getByText('Second 9')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(shownRows(page)).toHaveCount(11);
  await page.getByRole('button', { name: 'Go to page 1' }).click();
  await expect(page.getByText('1–10', { exact: true })).toBeVisible();
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/shop/all?page=3&limit=10');
});

test('a page far behind the end of a list without a total leads back to its beginning', async ({ page, shop }) => {
  const { shops } = await shop.ask<{ shops: Row[] }>('/shop/all?page=1&limit=10');
  await page.route(/\/api\/shop\/all\?/, route => route.fulfill({ json: { shops: /page=1&/.test(route.request().url()) ? shops : [] } }));
  await shop.open('/shops?page=7&perPage=10');
  await expect(shownRows(page)).toHaveCount(11);
  await expect(page.getByText('1–10', { exact: true })).toBeVisible();
});

test('offline it is said at once, and read again by itself when the connection is back', async ({ page, shop, context }) => {
  await shop.open('/coupons');
  await expect(shownRows(page).nth(1)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Banners' }).click();
  await expect(page).toHaveURL('/banners');
  const offlineNote = page.getByRole('main').getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(offlineNote).toBeVisible();
  await offlineNote.getByRole('button', { name: 'Retry' }).click();
  await expect(offlineNote).toBeVisible();
  await context.setOffline(false);
  await expect(shownRows(page).nth(1)).toBeVisible();
  await expect(offlineNote).toHaveCount(0);
});

test('what is typed stays when it cannot be saved offline, and is saved when the connection is back', async ({ page, shop, context }) => {
  await shop.open('/colors');
  await page.getByRole('button', { name: 'Add Color' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Color' });
  await dialog.getByRole('textbox', { name: /Name/ }).pressSequentially('Teal');
  await dialog.getByRole('textbox', { name: /Value|Color/ }).fill('#008080');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Teal');
  shop.forget();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(shop.sent()).toEqual([{ method: 'POST', url: '/color/new', body: { name: 'Teal', value: '#008080' } }]);
});

for (const [form, color, saved] of [
  ['by its name and value', { name: 'Emerald', value: '#50c878' }, undefined],
  ['as plain text', 'Emerald', 'Emerald'],
] as const) {
  test(`a colour that a product holds ${form} is named, and an untouched save leaves it alone`, async ({ page, shop }) => {
    const { products } = await shop.ask<{ products: Row[] }>('/product/admin/custom/all?page=1&limit=10');
    const [product] = products as [Row];
    const sentColors = () => shop.sent().map(({ body }) => (body as Row).color);
    await answer(shop, `/product/admin/single/${product._id}`, { color });
    await shop.open(`/product/${product._id}`);
    await page.getByRole('tab', { name: 'Other Details' }).click();
    await expect(page.getByRole('tabpanel').getByText('Emerald', { exact: true })).toBeVisible();
    await page.goto(`/product/update/${product._id}`);
    const input = page.getByRole('combobox', { name: 'Color' });
    await expect(input).toHaveValue('Emerald');
    shop.forget();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('product Updated Successfully!')).toBeVisible();
    expect(sentColors()).toEqual([saved]);
    await page.goto(`/product/update/${product._id}`);
    await expect(input).toHaveValue('Emerald');
    await input.click();
    await page.getByRole('combobox', { name: 'Color' }).locator('..').getByRole('button', { name: 'Clear' }).click();
    shop.forget();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('product Updated Successfully!')).toBeVisible();
    expect(sentColors()).toEqual([null]);
  });
}

test('a shop product is listed with the colour of its master, by name where it has no value', async ({ page, shop }) => {
  const listed = await shop.ask<{ shopProducts: Row[]; total: number }>('/shopProduct/all?page=1&limit=10');
  const [one, two] = listed.shopProducts as [Row, Row];
  const withColor = (row: Row, color: unknown) => ({ ...row, masterProduct: { _id: 'm', name: 'Lamp', color } });
  await shop.fail({ call: 'GET /shopProduct/all', body: { ...listed, shopProducts: [withColor(one, { name: 'Emerald' }), withColor(two, 'Ruby')] } });
  await shop.open('/shopproducts');
  await expect(page.getByRole('cell', { name: 'Emerald' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Ruby' })).toBeVisible();
});

test('with one language on, a new product is sent an empty object for the second', async ({ page, shop }) => {
  const settings = await shop.ask<{ multiLanguange: object }>('/settings');
  await shop.fail({ call: 'GET /settings', body: { ...settings, multiLanguange: { ...settings.multiLanguange, isMultiLanguage: false } } });
  await shop.open('/product/create/new');
  await page.getByLabel('Name', { exact: false }).first().pressSequentially('Lamp');
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('option').first().click();
  shop.forget();
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('product Created Successfully!')).toBeVisible();
  const body = shop.sent()[0]?.body as Row;
  expect(body.secondaryLang).toEqual({});
  for (const untouched of ['barcode', 'brand', 'cost', 'weight', 'stockValue']) expect(body).not.toHaveProperty(untouched);
  expect(body).toMatchObject({ reorderQuantity: '1', isActive: true, extras: [], availableAreas: [] });
});

test('a list without rows has no pages beside its empty text, whatever total the server says', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /shop/all*', body: { shops: [], total: 42 } });
  for (const address of ['/shops', '/shops?page=2']) {
    await shop.open(address);
    await expect(page.getByText('No Shops!')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  }
});
