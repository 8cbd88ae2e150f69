import type { Locator, Page } from '@playwright/test';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import { settled, watchRequests } from '#tests/matrix/settled.ts';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { expectReadable } from '#tests/support/axe.ts';
import { counted } from '#tests/support/clicks.ts';
import { hold } from '#tests/support/requests.ts';
import { widths } from '#tests/support/widths.ts';

interface Order {
  _id: string;
  orderStatus: string;
  paymentType: string;
  totalPrice: number;
  createdAt: string;
  user: { _id: string } | null;
}

interface User {
  _id: string;
  email: string;
}

interface Enquiry {
  email: string;
  status: string;
}

test.use({ timezoneId: 'UTC' });

const now = '2026-11-17T22:00:00.000Z';

const rupees = (amount: number) =>
  `₹${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2, minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 }).format(amount)}`;

const isSold = ({ orderStatus }: Order) => orderStatus !== 'Cancelled' && orderStatus !== 'Returned';
const sumOf = (orders: readonly Order[]) => orders.filter(isSold).reduce((sum, { totalPrice }) => sum + totalPrice, 0);

/** The orders of the server. */
const allOrders = async (shop: Shop): Promise<Order[]> => (await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=500')).orders;

/** The undocumented requests since the last call. */
const undocumented = async (page: Page): Promise<string[]> => (await page.request.get('/api/mock/mismatches', { headers: controlHeaders })).json();

for (const width of widths)
  test(`at ${width} pixels the sales of this month are seen beside the last in one click, and a day's orders in two more`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.setFixedTime(now);
    const orders = await allOrders(shop);
    const pressed = await counted(page);
    await shop.open('/dashboard');
    const sales = page.getByRole('region', { name: 'Sales', exact: true });
    await expect(sales.getByRole('link', { name: /^Today/ })).toBeVisible();
    shop.forget();
    await sales.getByRole('button', { name: 'Show as chart' }).click();
    const chart = page.getByRole('region', { name: 'Sales by day' });
    await expect(chart.locator('svg').first()).toBeVisible();
    await expectReadable(page);
    // What is there already is not read again.
    expect(shop.sent({ reads: true }).filter(({ url }) => /^\/order\/.*&from=/.test(url))).toEqual([]);
    await chart.getByText('Figures as a table').click();
    await expect(chart.getByRole('row')).toHaveCount(32);
    const best = orders
      .filter(order => isSold(order) && order.createdAt.startsWith('2026-11'))
      .sort((one, other) => other.totalPrice - one.totalPrice)[0];
    const date = best?.createdAt.slice(0, 10) ?? '';
    const ofDay = orders.filter(order => isSold(order) && order.createdAt.startsWith(date));
    const row = chart.getByRole('row').nth(Number(date.slice(8)));
    await expectReadable(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await row
      .getByRole('link', { name: rupees(sumOf(ofDay)) })
      .first()
      .click();
    await expect(page).toHaveURL(/^[^?]*\/orders\?/);
    await expect(page.getByRole('main').locator('tbody tr[data-row]')).toHaveCount(ofDay.length);
    expect(await pressed.clicks()).toBe(3);
  });

test('the chart is put away, and comes back with the same figures; days to come have none', async ({ page, shop }) => {
  await page.clock.setFixedTime(now);
  await shop.open('/dashboard');
  const chart = page.getByRole('region', { name: 'Sales by day' });
  await page.getByRole('button', { name: 'Show as chart' }).click();
  await page.getByRole('button', { name: 'Hide chart' }).click();
  await expect(chart).toHaveCount(0);
  await page.getByRole('button', { name: 'Show as chart' }).press('Enter');
  await chart.getByText('Figures as a table').click();
  await expect(chart.getByRole('row').nth(18)).toContainText('—');
  await expect(chart.getByRole('row').nth(31).getByRole('cell').nth(1)).toHaveText('—');
});

test('where the API knows no extensions, nothing is read for the chart before it is asked for; a late or refused answer is waited for', async ({
  page,
  shop,
}) => {
  await page.setExtraHTTPHeaders({ 'X-Mock-Scenario': 'documented' });
  watchRequests(page);
  await shop.open('/dashboard');
  const sales = page.getByRole('region', { name: 'Sales', exact: true });
  await expect(sales.getByText('Press Count to get the number.')).toBeVisible();
  await settled(page);
  expect(await undocumented(page)).toEqual([]);
  const refused = /\/order\/admin\/all/;
  await page.route(refused, route => route.fulfill({ status: 500, json: { message: 'The ledger is locked' } }));
  await sales.getByRole('button', { name: 'Show as chart' }).click();
  await expect(sales.getByRole('alert')).toContainText('The ledger is locked');
  await page.unroute(refused);
  const late = await hold(page, refused);
  await sales.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Sales by day' })).toHaveCount(0);
  late.release();
  await expect(page.getByRole('region', { name: 'Sales by day' })).toBeVisible();
  await settled(page);
  expect(await undocumented(page)).not.toEqual([]);
});

/** The link of a figure of the revenue, by the figure's name. */
const figureOf = (main: Locator, name: string) =>
  main
    .getByRole('definition')
    .filter({ has: main.page().getByRole('link', { description: name, exact: true }) })
    .getByRole('link');

test('a figure of the revenue leads to its orders, of all shops and of one; one of items leads nowhere', async ({ page, shop }) => {
  const orders = await allOrders(shop);
  const cash = orders.filter(({ paymentType }) => paymentType === 'Cash on Delivery');
  const { shops } = await shop.ask<{ shops: { _id: string; totalOrders: number }[] }>('/static/revenue?page=1&limit=10');
  const [first] = shops.filter(({ totalOrders }) => totalOrders > 0);
  const main = page.getByRole('main');
  const total = main.getByText(new RegExp(`of ${cash.length}$`));
  await shop.open('/revenues');
  await expect(figureOf(main, 'Total Orders')).toHaveAttribute('href', '/orders');
  await expect(main.getByRole('region', { name: 'Products', exact: true }).getByRole('link')).toHaveCount(0);
  await figureOf(main, 'Cash on Delivery Payments').click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Cash on Delivery');
  await expect(total).toBeVisible();
  await page.goBack();
  await expect(figureOf(main, 'Cash on Delivery Payments')).toBeFocused();
  await page.goto(`/revenue/${first?._id}`);
  await figureOf(main, 'Total Orders').click();
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('main').locator('tbody tr[data-row]')).toHaveCount(Math.min(10, first?.totalOrders ?? 0));
});

test('the stock on the dashboard leads to what is out of stock', async ({ page, shop }) => {
  const { outOfStockProductsCount } = await shop.ask<{ outOfStockProductsCount: number }>('/static/dashboard/data');
  await shop.open('/dashboard');
  const stock = page.getByRole('figure').filter({ hasText: 'In stock' });
  await stock.getByRole('link', { description: 'Out of stock' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: `Out of stock (${outOfStockProductsCount})` }),
  ).toHaveAttribute('aria-current', /page|true/);
});

/** A user with orders, of which some are cancelled or returned, and with open enquiries. */
async function customer(shop: Shop) {
  const { users } = await shop.ask<{ users: User[] }>('/user/admin/all?page=1&limit=500');
  const { enquiries } = await shop.ask<{ enquiries: Enquiry[] }>('/enquiry/admin/all?page=1&limit=500');
  for (const user of users) {
    const open = enquiries.filter(({ email, status }) => email === user.email && status !== 'closed');
    if (!open.length) continue;
    const { orders } = await shop.ask<{ orders: Order[] }>(`/order/admin/user/${user._id}`);
    const cart = await shop.ask<{ cartItems?: unknown[] }>(`/cart/admin/user/${user._id}`);
    if (orders.length && cart.cartItems?.length) return { user, open, orders, items: cart.cartItems.length };
  }
  throw new Error('No user has orders, open enquiries and a cart');
}

/** The figure of a name at a glance. */
const entry = (glance: Locator, name: string) =>
  glance
    .locator('div')
    .filter({
      has: glance
        .page()
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${name}`) }),
    })
    .last();

for (const width of widths)
  test(`at ${width} pixels a customer on the phone is known in one click, and a figure leads to its rows`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    const { user, open, orders, items } = await customer(shop);
    const last = orders.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0] as Order;
    const pressed = await counted(page);
    watchRequests(page);
    await shop.open(`/users/${user._id}`);
    const glance = page.getByRole('region', { name: 'At a glance' });
    await expect(page.getByRole('region', { name: 'Orders' })).toBeVisible();
    await settled(page);
    expect(shop.sent({ reads: true }).filter(({ url }) => url.startsWith('/enquiry/'))).toEqual([]);
    shop.forget();
    await glance.getByRole('button', { name: 'Show figures' }).click();
    await expect(entry(glance, 'Orders')).toContainText(String(orders.length));
    await expect(entry(glance, 'Sum without')).toContainText(rupees(sumOf(orders)));
    await expect(entry(glance, 'Last order').getByRole('link')).toHaveAttribute('href', `/order/${last._id}`);
    await expect(entry(glance, 'Open enquiries').getByRole('link')).toHaveText(String(open.length));
    await expect(entry(glance, 'Products in the cart')).toContainText(String(items));
    await settled(page);
    expect(
      shop
        .sent({ reads: true })
        .map(({ url }) => url)
        .sort(),
    ).toEqual([`/enquiry/admin/all?page=1&search=${encodeURIComponent(user.email)}`, `/order/admin/user/${user._id}`]);
    await expectReadable(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await entry(glance, 'Orders').getByRole('button').click();
    await expect(page.getByRole('region', { name: 'Orders' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Orders' })).toBeInViewport();
    await entry(glance, 'Open enquiries').getByRole('link').click();
    await expect(page).toHaveURL(/\/enquiries\?/);
    await expect(page.getByRole('main').locator('tbody tr[data-row]')).toHaveCount(open.length);
    expect(await pressed.clicks()).toBe(3);
  });

test('one figure that cannot be read leaves the others standing, and is tried again', async ({ page, shop }) => {
  const { user, open, orders } = await customer(shop);
  await shop.open(`/users/${user._id}`);
  await shop.fail({ call: 'GET /enquiry/admin/all', status: 500, message: 'The post is on strike' });
  const glance = page.getByRole('region', { name: 'At a glance' });
  await glance.getByRole('button', { name: 'Show figures' }).press('Enter');
  await expect(entry(glance, 'Open enquiries')).toContainText('The post is on strike');
  await expect(entry(glance, 'Orders')).toContainText(String(orders.length));
  await shop.fail();
  await glance.getByRole('button', { name: 'Retry' }).click();
  await expect(entry(glance, 'Open enquiries').getByRole('link')).toHaveText(String(open.length));
});

test('a user with nothing has noughts; what enquiries do not tell is said; odd answers are no figures', async ({ page, shop }) => {
  const { user } = await customer(shop);
  await shop.fail(
    { call: 'GET /user/admin/*', body: { user: { _id: user._id, name: 'Guest', role: 'user', isGuest: true } } },
    { call: 'GET /order/admin/user/*', status: 404, message: 'No orders' },
    { call: 'GET /cart/admin/user/*', body: { cart: null } },
  );
  await shop.open(`/users/${user._id}`);
  const glance = page.getByRole('region', { name: 'At a glance' });
  await glance.getByRole('button', { name: 'Show figures' }).click();
  await expect(entry(glance, 'Open enquiries')).toContainText('Not known');
  await expect(entry(glance, 'Orders').getByRole('definition')).toHaveText('0');
  await expect(entry(glance, 'Last order').getByRole('definition')).toHaveText('—');
  await expect(entry(glance, 'Products in the cart').getByRole('definition')).toHaveText('0');
  await expect(glance).not.toContainText(/NaN|undefined/);
});
