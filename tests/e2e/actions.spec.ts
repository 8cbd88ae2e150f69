import type { Locator, Page } from '@playwright/test';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { expectReadable } from '#tests/support/axe.ts';
import { hold } from '#tests/support/requests.ts';
import { stored } from '#tests/support/session.ts';

interface Order {
  _id: string;
  orderId: string;
  orderStatus: string;
}
interface Product {
  _id: string;
  isActive: boolean;
  primaryLang: { name: string };
}

const ticks = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
/** The summary of a bulk run. */
const outcome = (page: Page, summary: string | RegExp) => page.getByRole('region', { name: summary, exact: true });
const ordersOf = async (shop: Shop, count: number) => (await shop.ask<{ orders: Order[] }>(`/order/admin/all?page=1&limit=${count}`)).orders;
const productsOf = async (shop: Shop, view: string, count: number) =>
  (await shop.ask<{ products: Product[] }>(`/product/admin/custom/${view}?page=1&limit=${count}`)).products;

test('orders are given a status by keyboard alone: asked for once, sent one by one, those that have it left out, and put back as they were', {
  tag: '@quick',
}, async ({ page, shop }) => {
  const orders = (await ordersOf(shop, 10)).slice(0, 4);
  const wanted = orders[0]?.orderStatus as string;
  const others = orders.filter(({ orderStatus }) => orderStatus !== wanted);
  const same = orders.length - others.length;
  expect(others.length).toBeGreaterThan(1);
  await shop.open('/orders');
  await ticks(page).first().focus();
  for (const place of [0, 1, 2, 3]) {
    await ticks(page).nth(place).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('4 selected')).toBeVisible();
  await button(page, 'Change Status').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change Status: 4 Orders?' });
  await expect(dialog.getByRole('combobox', { name: 'Order Status' })).toBeFocused();
  for (const box of ['Set all their items to this status too', 'Then print: Packing Slip', 'Then print: Invoice']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel(box)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(button(dialog, 'Cancel')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Required')).toBeVisible();
  expect(shop.sent()).toEqual([]);
  await expectReadable(page);
  await dialog.getByRole('combobox').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(wanted.slice(0, 3));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`Skipped: ${same}`)).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'No change' })).toHaveCount(same);
  await button(dialog, 'Change Status').focus();
  await page.keyboard.press('Enter');
  const summary = outcome(page, new RegExp(`^Status changed for ${others.length} orders?, ${same} skipped$`));
  await expect(summary).toBeFocused();
  await expect(page.getByText(`${same} selected`)).toBeVisible();
  expect(shop.sent().map(({ body }) => body)).toEqual(others.map(({ _id }) => ({ orderId: _id, orderStatus: wanted })));
  shop.forget();
  await button(summary, 'Undo all').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: `${others.length} changes undone` })).toBeVisible();
  expect(shop.sent().map(({ body }) => body)).toEqual(others.map(({ _id, orderStatus }) => ({ orderId: _id, orderStatus })));
  expect(await ordersOf(shop, 4)).toMatchObject(orders.map(({ orderId, orderStatus }) => ({ orderId, orderStatus })));
  await expect(button(page, 'Undo all')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('of several products the server refuses one: it stays ticked with its words, is tried again, and none is turned the wrong way', async ({
  page,
  shop,
}) => {
  const products = (await productsOf(shop, 'active', 10)).slice(0, 6);
  const [first, second, third] = products as [Product, Product, Product];
  await shop.open('/products?view=active');
  for (let place = 0; place < 6; place++) await ticks(page).nth(place).check();
  // Another person deactivates one product, and another request is refused although it was carried out.
  await page.request.post(`/api/product/admin/status/${third._id}`, {
    headers: { Authorization: `Bearer ${await stored(page, 'token')}` },
  });
  await shop.fail(
    { call: `POST /product/admin/status/${first._id}`, status: 409, message: 'It is being packed', times: 1 },
    { call: `GET /product/admin/single/${second._id}`, status: 500, message: 'The shelf is locked', times: 3 },
  );
  await button(page, 'Deactivate').click();
  await button(page.getByRole('dialog', { name: 'Deactivate: 6 Products?' }), 'Deactivate').dblclick();
  const summary = outcome(page, '3 products deactivated, 3 failed');
  await expect(summary.getByRole('listitem').filter({ hasText: first.primaryLang.name })).toContainText('It is being packed');
  await expect(summary.getByRole('listitem').filter({ hasText: second.primaryLang.name })).toContainText('The shelf is locked');
  await expect(summary.getByRole('listitem').filter({ hasText: third.primaryLang.name })).toContainText('the record has changed');
  await expect(page.getByText('3 selected, 1 of them not on this page')).toBeVisible();
  expect((await productsOf(shop, 'inactive', 100)).map(({ _id }) => _id)).toEqual(expect.arrayContaining(products.slice(2).map(({ _id }) => _id)));
  await shop.fail();
  await button(summary, 'Retry failed').click();
  await expect(outcome(page, '5 products deactivated, 1 skipped').getByRole('listitem').filter({ hasText: 'Already inactive' })).toHaveCount(1);
  const off = (await productsOf(shop, 'inactive', 100)).map(({ _id }) => _id);
  expect(off).toEqual(expect.arrayContaining(products.map(({ _id }) => _id)));
  await button(page, 'Undo all').click();
  await expect(page.getByRole('alert').filter({ hasText: '5 changes undone' })).toBeVisible();
  const on = (await productsOf(shop, 'active', 100)).map(({ _id }) => _id);
  for (const { _id } of products) expect(on.includes(_id)).toBe(_id !== third._id);
});

test('what somebody else has deleted meanwhile does not stay ticked', async ({ page, shop }) => {
  const { banners } = await shop.ask<{ banners: [{ _id: string; tag: string }] }>('/banner/admin/all');
  await shop.open('/banners');
  for (const place of [0, 1]) await ticks(page).nth(place).check();
  await page.request.delete(`/api/banner/admin/${banners[0]._id}`, { headers: { Authorization: `Bearer ${await stored(page, 'token')}` } });
  await button(page, 'Delete selected').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await expect(outcome(page, '1 deleted, 1 failed').getByRole('listitem').filter({ hasText: banners[0].tag })).not.toHaveCount(0);
  await expect(page.getByText(/\d selected/)).toHaveCount(0);
  await expect(button(page, 'Delete selected')).toHaveCount(0);
});

test('with Shift all rows between two are ticked, by mouse and keyboard, and none beyond', async ({ page, shop }) => {
  await shop.open('/products');
  const ticks = page.locator('tbody').getByRole('checkbox', { name: /^Select / });
  await ticks.nth(1).check();
  await ticks.nth(4).click({ modifiers: ['Shift'] });
  const ticked = () => ticks.evaluateAll(boxes => boxes.flatMap((box, at) => (box instanceof HTMLInputElement && box.checked ? at : [])));
  await expect.poll(ticked).toEqual([1, 2, 3, 4]);
  await ticks.nth(6).press('Shift+Space');
  await expect.poll(ticked).toEqual([1, 2, 3, 4, 5, 6]);
  await expect(page.getByText('6 selected')).toBeVisible();
});

test('the number of ticked rows is announced, without the buttons beside it', async ({ page, shop }) => {
  await shop.open('/products');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await expect(page.getByRole('status').filter({ hasText: 'selected' })).toHaveText('1 selected');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a long run tells how far it has come, is stopped on request, and what was not reached stays ticked', async ({ page, shop }) => {
  await shop.open('/products');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const rest = await hold(page, /\/product\/admin\/status\//, { method: 'POST', after: 4 });
  await button(page, 'Deactivate').click();
  shop.forget();
  await button(page.getByRole('dialog'), 'Deactivate').click();
  const running = page.getByRole('dialog', { name: 'Deactivate' });
  const total = await running.getByText(/^\d+ of \d+$/).textContent();
  const all = Number(total?.split(' of ')[1]);
  await expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `4 of ${all}`);
  // The second press of a double click on Deactivate stops nothing: a press right after it is ignored.
  await expect(async () => {
    await button(running, 'Stop').click();
    await expect(running.getByText('Stopping…')).toBeVisible({ timeout: 500 });
  }).toPass();
  rest.release();
  await expect(running).toHaveCount(0);
  const result = page.getByRole('region', { name: /^\d+ products? deactivated, .*not attempted$/ });
  await expect(result).toBeVisible();
  const done = shop.sent().length;
  expect(done).toBeLessThan(all);
  await expect(result.getByText(`Not attempted (${all - done})`)).toBeVisible();
  await expect(page.getByText(`${10 - done} selected`)).toBeVisible();
  await expectReadable(page);
});

test('all that match are read over all pages, named in the question, and no other is changed', async ({ page, shop }) => {
  await shop.open('/orders/cancelled');
  const { total } = await shop.ask<{ total: number }>('/order/admin/custom/cancelled?page=1&limit=10');
  expect(total).toBeGreaterThan(10);
  const before = await ordersOf(shop, 500);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  shop.forget();
  await shop.fail({ call: 'GET /order/admin/custom/cancelled', delay: 300 });
  await button(page, `Select all ${total} that match`).click();
  await expect(page.getByText(`${total} selected: all that match`)).toBeFocused();
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain(
    '/order/admin/custom/cancelled?page=2&limit=10&from=&to='.replace('&from=&to=', ''),
  );
  await shop.fail();
  await button(page, 'Change Status').click();
  const dialog = page.getByRole('dialog', { name: `Change Status: all ${total} Orders that match?` });
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Processing' }).click();
  shop.forget();
  await button(dialog, 'Change Status').click();
  await expect(outcome(page, `Status changed for ${total} orders`)).toBeVisible();
  const cancelled = before.filter(({ orderStatus }) => orderStatus === 'Cancelled').map(({ _id }) => _id);
  expect(shop.sent()).toHaveLength(total);
  const after = await ordersOf(shop, 500);
  for (const { _id, orderStatus } of before)
    expect(after.find(order => order._id === _id)?.orderStatus).toBe(cancelled.includes(_id) ? 'Processing' : orderStatus);
});

test('reading all that match is stopped on request or by another search, and then no other row is ticked', async ({ page, shop }) => {
  await shop.open('/shops');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const isAllShops = ({ pathname, searchParams }: URL) => pathname === '/api/shop/all' && !searchParams.get('search');
  const reading = await hold(page, isAllShops);
  const all = button(page, 'Select all 30 that match');
  await all.click();
  await expect(page.getByText('Reading 0 of 30')).toBeVisible();
  // Only ten rows are ticked so far, so approving now would do less than what was asked for.
  await expect(button(page, 'Approve')).toBeDisabled();
  await button(page, 'Stop').click();
  reading.release();
  await expect(button(page, 'Stop')).toHaveCount(0);
  await expect(button(page, 'Approve')).toBeEnabled();
  await expect(page.getByText('10 selected', { exact: true })).toBeVisible();
  const readingAgain = await hold(page, isAllShops);
  await all.click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzzz');
  await expect(page.getByText('10 selected, 10 of them not on this page')).toBeVisible();
  readingAgain.release();
  await expect(button(page, 'Stop')).toHaveCount(0);
  await expect(page.getByText('10 selected, 10 of them not on this page')).toBeVisible();
  await shop.fail({ call: 'GET /shop/all', status: 500, message: 'The list is broken' });
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect(page.getByRole('main').getByText('The list is broken')).toBeVisible();
  await expect(page.getByText(/^10 selected/)).toBeVisible();
});

test('where the server does not filter as it was asked to, all that match are neither ticked nor offered', async ({ page, shop }) => {
  const orders = await ordersOf(shop, 500);
  const shipped = orders.filter(({ orderStatus }) => orderStatus === 'Shipped').length;
  expect(shipped).toBeGreaterThan(10);
  await shop.open(`/orders?filter=${encodeURIComponent(JSON.stringify({ orderStatus: { in: ['Shipped'] } }))}`);
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await shop.fail({ call: 'GET /order/admin/all', body: { orders: orders.slice(0, 10), total: shipped } });
  await button(page, `Select all ${shipped} that match`).click();
  await expect(page.getByText(/^The server didn't apply the filter/)).toBeVisible();
  await expect(page.getByText('10 selected', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(page.getByText('10 selected', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /that match$/ })).toHaveCount(0);
});

test('rows that a page or a search has put out of sight are counted in the words, and what is done to them is done to them alone', async ({
  page,
  shop,
}) => {
  const products = await productsOf(shop, 'all', 20);
  await shop.open('/products');
  await ticks(page).nth(1).check();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'page 2' }).click();
  await expect(page.getByText('1 selected, 1 of them not on this page')).toBeVisible();
  await expect(page.getByText('11–20 of 77')).toBeVisible();
  await ticks(page).nth(0).check();
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzzz');
  await expect(page.getByText('2 selected, 2 of them not on this page')).toBeVisible();
  await button(page, 'Delete selected').click();
  shop.forget();
  await button(page.getByRole('dialog', { name: 'Delete 2 selected?' }), 'Delete').click();
  await expect(page.getByText('product Deleted Successfully!')).toBeVisible();
  expect(shop.sent().map(({ url }) => url)).toEqual([products[1], products[10]].map(product => `/product/admin/${product?._id}`));
  await expect(page.getByText(/selected/)).toHaveCount(0);
});

test('the status of one order is taken back by the Undo of its notice', async ({ page, shop }) => {
  const [order] = (await ordersOf(shop, 1)) as [Order];
  const other = order.orderStatus === 'Shipped' ? 'Returned' : 'Shipped';
  await shop.open(`/order/${order._id}`);
  const status = page.getByRole('combobox', { name: 'Order Status' });
  await expect(status).toHaveText(order.orderStatus);
  await status.click();
  await page.getByRole('option', { name: other }).click();
  await button(page, 'Update Order').click();
  const notice = page.getByRole('alert').filter({ hasText: 'Order Updated Successfully!' });
  await expect(button(notice, 'Undo')).toBeVisible();
  await expect(status).toHaveText(other);
  // The text leaves after its documented time; Undo stays longer.
  await expect(notice).toHaveCount(0);
  shop.forget();
  await button(page.getByRole('alert').filter({ hasText: 'You can still undo this.' }), 'Undo').click();
  await expect(status).toHaveText(order.orderStatus);
  expect(shop.sent()).toEqual([{ method: 'POST', url: '/order/admin/status', body: { orderId: order._id, orderStatus: order.orderStatus } }]);
  await expect(page.getByText('Order Updated Successfully!')).toBeVisible();
  await expect(button(page, 'Undo')).toHaveCount(0);
});

test('the end of the session ends the run', async ({ page, shop }) => {
  await shop.open('/products');
  for (let place = 0; place < 6; place++) await ticks(page).nth(place).check();
  await shop.fail({ call: 'DELETE /product/admin/*', status: 401, message: 'No user in this Token #admin' });
  shop.forget();
  await button(page, 'Delete selected').click();
  await button(page.getByRole('dialog', { name: 'Delete 6 selected?' }), 'Delete').click();
  await expect(page).toHaveURL('/login');
  expect(shop.sent().filter(({ method }) => method === 'DELETE').length).toBeLessThan(6);
});

test('on a phone bar, question and outcome fit, and rows are ticked in their cards', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await shop.open('/orders');
  await ticks(page).first().check();
  await ticks(page).nth(1).check();
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await expect(button(page, 'Change Status')).toBeInViewport();
  expect(await fits()).toBe(true);
  await button(page, 'Change Status').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Cancelled' }).click();
  expect(await fits()).toBe(true);
  await shop.fail({ call: 'POST /order/admin/status', status: 409, message: 'x'.repeat(200) });
  await button(dialog, 'Change Status').click();
  await expect(outcome(page, 'Change Status: 2 failed')).toBeVisible();
  expect(await fits()).toBe(true);
});
