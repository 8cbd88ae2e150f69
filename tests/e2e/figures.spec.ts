import type { Locator } from '@playwright/test';
import { settled, watchRequests } from '#tests/matrix/settled.ts';
import { expect, test, watchErrors } from '#tests/support/app.ts';

test('the cards count, lead to what they count, and are gated by the settings', { tag: '@quick' }, async ({ page, shop }) => {
  const errors = watchErrors(page);
  const counts = await shop.ask<Record<string, number>>('/static/dashboard/data');
  await shop.open('/dashboard');
  const main = page.getByRole('main');
  const orders = main.getByRole('link', { name: /^Orders/ });
  await expect(orders).toContainText(String(counts.ordersCount));
  await expect(orders).toContainText(`New Orders: ${counts.newOrdersCount}`);
  await expect(main.getByRole('link', { name: /^Products/ })).toContainText(`Out of stock: ${counts.outOfStockProductsCount}`);
  const cards = { Categories: 'category', 'Sub Categories': 'subcategory', Brands: 'brand', 'Age Groups': 'agegroup', 'Gender Types': 'gendertype' };
  for (const [name, type] of Object.entries(cards))
    await expect(main.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', `/classifications?type=${type}`);
  await expect(main.getByRole('figure')).toHaveCount(3);
  await expect(main.getByRole('figure').nth(1)).toContainText('In stock');
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/static/dashboard/data');
  await orders.click();
  await expect(page).toHaveURL('/orders');
  const settings = { call: 'GET /settings', body: { _id: 'x', setup: { classificationInputs: [{ name: 'brand', required: false }] } } };
  watchRequests(page);
  await shop.fail(settings, { call: 'GET /static/dashboard/data', status: 500, message: 'Counting failed' });
  await page.goto('/dashboard');
  await expect(main.getByRole('link', { name: /^Brands/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Categories/ })).toHaveCount(0);
  // The menu reads the counts too, a moment later. The fault is lifted only when that read has failed as well.
  await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByTitle(/^Shops to approve/)).toBeVisible();
  await settled(page);
  await expect(main.getByRole('alert')).toHaveCount(1);
  await expect(main.getByRole('alert')).toContainText('Counting failed');
  await shop.fail(settings);
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(orders).toContainText(String(counts.ordersCount));
  expect(errors.filter(error => !error.includes('500'))).toEqual([]);
});

test('settings that cannot be read leave the cards of classifications out, until they can be', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /settings', status: 409, message: 'Settings are locked' });
  await shop.open('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Orders/ })).toBeVisible();
  await expect(page.getByText(/shop's settings could not be read/)).toBeVisible();
  for (const name of [/^Categories/, /^Sub Categories/, /^Brands/, /^Age Groups/, /^Gender Types/])
    await expect(main.getByRole('link', { name })).toHaveCount(0);
  await shop.fail();
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByRole('link', { name: /^Brands/ })).toBeVisible();
});

test('the revenue shows every statistic, its shares, and the shops page by page', async ({ page, shop }) => {
  const summary = await shop.ask<Record<string, number> & { shops: { _id: string; shopName: string }[] }>('/static/revenue?page=1&limit=10');
  await shop.open('/revenues');
  await expect(page.getByRole('heading', { name: 'Revenue', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Total Revenue' })).toHaveAttribute('aria-current', 'page');
  const main = page.getByRole('main');
  await expect(main.getByRole('term')).toHaveCount(20);
  for (const name of ['Orders', 'Payments', 'Products', 'Money']) await expect(main.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Money' })).toContainText(
    `₹${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2, minimumFractionDigits: Number.isInteger(summary.totalItemsPrice) ? 0 : 2 }).format(summary.totalItemsPrice ?? 0)}`,
  );
  await expect(main.getByRole('figure')).toHaveCount(3);
  await expect(main.getByRole('figure')).toContainText(['Payments by type', 'Products by status', 'Revenue by part']);
  const shops = main.getByRole('region', { name: 'Revenue by shop' });
  await expect(shops.getByRole('link').first()).toHaveText(summary.shops[0]?.shopName as string);
  await shops.getByRole('button', { name: 'Go to page 2' }).click();
  await expect.poll(() => shop.sent({ reads: true }).at(-1)?.url).toBe('/static/revenue?page=2&limit=10');
  await expect(shops.getByRole('link').first()).not.toHaveText(summary.shops[0]?.shopName as string);
  await shops.getByRole('button', { name: 'Go to page 1' }).click();
  await shops.getByRole('link', { name: summary.shops[0]?.shopName as string }).click();
  await expect(page).toHaveURL(`/revenue/${summary.shops[0]?._id}`);
  await expect(page.getByRole('heading', { name: summary.shops[0]?.shopName as string })).toBeVisible();
  await expect(main.getByRole('term')).toHaveText(['Shop ID', ...Array<RegExp>(19).fill(/./)]);
  await expect(main.getByRole('definition').first()).toHaveText(summary.shops[0]?._id as string);
  expect(shop.sent({ reads: true }).at(-1)?.url).toBe(`/static/revenue/shop/${summary.shops[0]?._id}`);
  await page.getByRole('link', { name: 'Back to Revenue' }).click();
  await expect(page).toHaveURL('/revenues');
});

test('odd figures are dashes, and a revenue that cannot be read says why', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /static/revenue', body: { data: { totalOrders: 'many', totalCost: null, totalProfit: 12.5 } } });
  await shop.open('/revenues');
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money).toContainText('₹12.50');
  await expect(money).not.toContainText(/NaN|undefined/);
  await expect(page.getByRole('region', { name: 'Orders', exact: true }).getByRole('definition').first()).toHaveText('—');
  await shop.fail({ call: 'GET /static/revenue', status: 500, message: 'The books are closed' });
  await page.goto('/revenues');
  await expect(page.getByText('The books are closed')).toBeVisible();
  await shop.fail();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('term')).toHaveCount(20);
});

test('the revenue draws no chart of a figure that the answer lacks, and a loss is a loss', async ({ page, shop }) => {
  const figures = { totalCodPaymentValue: 10, totalOnlinePaymentValue: 5, totalSellingPrice: 1000, totalTaxValue: 100, totalShippingPrice: 50 };
  await shop.fail({ call: 'GET /static/revenue', body: { data: figures } });
  await shop.open('/revenues');
  await expect(page.getByRole('figure').filter({ hasText: 'Payments by type' })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(1);
  await shop.fail({ call: 'GET /static/revenue', body: { data: { ...figures, totalCost: 1200 } } });
  await page.reload();
  await expect(page.getByRole('figure').filter({ hasText: 'Revenue by part' })).toContainText('Profit after Tax-₹300');
});

test('counts that could not be read are dashes, below the reason, which is as wide as they', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /static/dashboard/data', status: 500, message: 'The counts are gone' });
  await shop.open('/dashboard');
  await expect(page.getByText('New Orders: —')).toBeVisible();
  await expect(page.getByText('Out of stock: —')).toBeVisible();
  const leftOf = async (place: Locator) => (await place.boundingBox())?.x ?? Number.NaN;
  const alert = page.getByRole('alert').filter({ hasText: 'The counts are gone' });
  const title = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await leftOf(alert)) - (await leftOf(title))).toBe(0);
});

test('what the dashboard has counted is no row to a form that is opened after it', async ({ page, shop }) => {
  const errors = watchErrors(page);
  await shop.open('/dashboard');
  const counts = page.getByRole('region', { name: 'To do' }).getByRole('listitem');
  await expect(counts.first()).toBeVisible();
  await expect(counts.filter({ hasNotText: /\d/ })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('row').nth(1).getByRole('link', { name: /^Edit/ }).click();
  await expect(page).toHaveURL(/update/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  expect(errors).toEqual([]);
});

/** How far down the page each part of the dashboard begins. */
const topsOf = (main: Locator) =>
  Promise.all(
    [main.getByRole('region', { name: 'To do' }), main.getByRole('region', { name: 'Sales' }), main.getByRole('link', { name: /^Orders/ })].map(
      async part => (await part.boundingBox())?.y ?? Number.NaN,
    ),
  );

test('where the API knows the extensions, what waits and what is sold come first; sales lead to their orders', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await shop.open('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('Counted at')).toBeVisible();
  const lastMonth = main.getByRole('link', { name: /^Last month, same day/ });
  await expect(lastMonth).toBeVisible();
  const [work = 0, sales = 0, cards = 0] = await topsOf(main);
  expect(work).toBeLessThan(150);
  expect(sales).toBeGreaterThan(work);
  expect(cards).toBeGreaterThan(sales);
  await lastMonth.click();
  const { orderStatus, createdAt } = JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}');
  expect(orderStatus).toEqual({ in: ['Processing', 'Shipped', 'Delivered'] });
  expect(createdAt.from).toBe('month-1');
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(2);
});

test('where the API knows no extensions, the documented cards come first', async ({ page, shop }) => {
  await page.setExtraHTTPHeaders({ 'X-Mock-Scenario': 'documented' });
  await shop.open('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('Press Count to get the number.').first()).toBeVisible();
  const [work = 0, , cards = 0] = await topsOf(main);
  expect(cards).toBeLessThan(work);
});

test('the dashboard draws no chart of a figure that the answer lacks', async ({ page, shop }) => {
  await shop.fail({
    call: 'GET /static/dashboard/data',
    body: { ordersCount: '5', newOrdersCount: null, productsCount: 3, outOfStockProductsCount: 1 },
  });
  await shop.open('/dashboard');
  await expect(page.getByText('In stock').first()).toBeVisible();
  await expect(page.getByText('Other orders')).toHaveCount(0);
});
