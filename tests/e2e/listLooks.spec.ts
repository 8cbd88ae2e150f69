import { expect, test } from '#tests/support/app.ts';

const rows = 'main tbody tr[data-row]';

test('below 1024 pixels a list keeps what matters, and the rest behind “more”', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await shop.open('/orders');
  const heads = page.getByRole('main').getByRole('columnheader');
  await expect(heads).toHaveText(['Order ID', 'Order Date', 'Shipping Name', 'Amount', 'Order Status', 'Action']);
  const more = page.getByRole('button', { name: /^More about / });
  await expect(more).toHaveCount(10);
  await more.first().press('Enter');
  await expect(more.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('main').getByText('User Email').filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(heads).toHaveCount(9);
  await expect(more).toHaveCount(0);
});

test('the head of a table stays in sight, below the bar of ticked rows too; a wide one is moved within itself', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await shop.open('/shops');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(3)
    .check();
  await page.locator(rows).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Clear selection' })).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Shop Name' })).toBeInViewport();
  const above = (name: string) => page.getByRole('main').getByText(name, { exact: true }).first().boundingBox();
  expect((await above('Clear selection'))?.y).toBeLessThan((await above('Shop Name'))?.y ?? 0);
  await page.setViewportSize({ width: 620, height: 500 });
  await shop.open('/orders?columns=orderId,createdAt,totalPrice,orderStatus,itemsPrice,shippingPrice,couponValue,taxValue');
  await expect(page.locator(rows)).toHaveCount(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(620);
});

test('on a phone a row is a card that opens its record, with buttons that a finger finds', { tag: '@quick' }, async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await shop.open('/products');
  const first = page.locator(rows).first();
  expect((await first.boundingBox())?.height).toBeLessThanOrEqual(104);
  const more = first.getByRole('button', { name: /^More about / });
  const size = await more.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expect(first.getByRole('button', { name: /^Delete / })).toBeHidden();
  await more.click();
  await expect(first.getByRole('button', { name: /^Delete / })).toBeVisible();
  await expect(page.getByText('Item Code', { exact: true }).last()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page
    .locator(rows)
    .nth(1)
    .click({ position: { x: 150, y: 12 } });
  await expect(page).toHaveURL(/\/product\/[0-9a-f]{24}$/);
});

test('on a phone a list is sorted, and all its rows are ticked, in a line above the cards', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await shop.open('/orders');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Amount/ })
    .click();
  await expect(page).toHaveURL(/sort=totalPrice/);
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(11);
});

test('a phone sorts by all that a wide screen sorts by, what stands behind a row’s “more” too', async ({ page, shop }) => {
  for (const address of ['/orders', '/banners', '/collections']) {
    await page.setViewportSize({ width: 1600, height: 900 });
    await shop.open(address);
    await expect(page.locator(rows).first()).toBeVisible();
    const heads = page.locator('thead').getByRole('button');
    const wide = await heads.allTextContents();
    expect(wide.length).toBeGreaterThan(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(heads).toHaveText(wide);
    await heads.last().click();
    await expect(page).toHaveURL(/sort=/);
  }
});

test('the page size is remembered for the person and asked for at once; order, search and filters are in the address alone', async ({
  page,
  shop,
}) => {
  await shop.open('/orders');
  await expect(page.locator(rows)).toHaveCount(10);
  await page.getByLabel('Page size').fill('5');
  await expect(page.locator(rows)).toHaveCount(5);
  const amount = page.getByRole('columnheader', { name: 'Amount' });
  await amount.getByRole('button').click();
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=totalPrice/);
  shop.forget();
  await page.goto('/orders');
  await expect(page.locator(rows)).toHaveCount(5);
  await expect(amount).toHaveAttribute('aria-sort', 'none');
  const requests = shop.sent({ reads: true }).filter(({ url }) => url.startsWith('/order/'));
  expect(requests.map(({ url }) => url)).toEqual(['/order/admin/all?page=1&limit=5']);
  await page.getByRole('searchbox', { name: 'Search' }).fill('onam');
  await expect(page).toHaveURL(/onam/);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('perPage');
  expect(stored).not.toMatch(/onam|totalPrice/);
  await page.goto('/orders');
  await page.getByLabel('Page size').fill('10');
  await expect(page.locator(rows)).toHaveCount(10);
  shop.forget();
  await page.goto('/orders');
  await expect(page.locator(rows)).toHaveCount(10);
  expect(shop.sent({ reads: true }).filter(({ url }) => url.startsWith('/order/'))).toHaveLength(1);
});

test('a search says what it looks into, and what it did not find', async ({ page, shop }) => {
  await shop.open('/users');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveAttribute('placeholder', 'Name, Email, Role, User ID');
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody at all');
  await expect(page.getByText('No Users!')).toBeVisible();
  await expect(page.getByText('Nothing is found for “nobody at all”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.locator(rows)).toHaveCount(10);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});
