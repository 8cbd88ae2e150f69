import { expect, test } from '#tests/support/app.ts';
import { rightToLeft } from '#tests/support/looks.ts';

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

test('on a phone one button has all that narrows, sorts and arranges a list; the cards begin in the upper half', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await shop.open('/products');
  await expect(page.locator(rows)).toHaveCount(10);
  expect((await page.locator(rows).first().boundingBox())?.y).toBeLessThan(370);
  expect((await page.locator('thead').boundingBox())?.height).toBeLessThanOrEqual(1);
  const button = page.getByRole('button', { name: 'Filter and sort' });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Filter and sort' });
  for (const name of ['Columns', 'My views', 'Export', 'Close']) await expect(panel.getByRole('button', { name })).toBeVisible();
  await expect(panel.getByLabel('Page size')).toHaveValue('10');
  await expect(panel.getByLabel('Stock from')).toBeVisible();
  // Another list opens, without the panel.
  await panel.getByRole('radio', { name: 'Inactive' }).click();
  await expect(page).toHaveURL('/products?view=inactive');
  await expect(panel).toHaveCount(0);
  await page.goto('/orders');
  await button.click();
  await panel.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Order Date: Today');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter and sort (1)' })).toBeFocused();
});

test('on a phone all rows are ticked in a line above the cards, once one is', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await shop.open('/orders');
  const all = page.getByRole('checkbox', { name: 'Select all rows' });
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  await all.check();
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
    await page.getByRole('button', { name: 'Filter and sort' }).click();
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    const orders = page.getByRole('option');
    await expect(orders).toHaveText(wide.flatMap(name => [`${name}, ascending`, `${name}, descending`]));
    await orders.last().click();
    await expect(page).toHaveURL(/sort=/);
    await expect(page).toHaveURL(/order=DESC/);
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
  // Links to the list open it with that size, too, and the palette has it once.
  await page.goto('/colors');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('All Orders');
  await expect(page.getByRole('option', { name: /^All Orders/ })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/orders');
  await expect(page.locator(rows)).toHaveCount(5);
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
  await expect(page.getByText('No results for “nobody at all”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.locator(rows)).toHaveCount(10);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

test('the filter panel opens over the rows, its controls stand in line, and a press beside it closes it', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open('/orders');
  await expect(page.locator(rows)).toHaveCount(10);
  // A border of half a pixel may be rounded.
  const top = async (place: ReturnType<typeof page.locator>) => Math.floor((await place.boundingBox())?.y ?? 0);
  const before = await top(page.locator(rows).first());
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('region', { name: 'Filters' });
  const status = panel.getByRole('group', { name: 'Order Status' });
  await status.getByRole('checkbox', { name: 'Shipped' }).check();
  await expect(panel.getByRole('list', { name: 'Active filters' })).toContainText('Order Status: Shipped');
  // The rows are replaced when the answer comes.
  await expect(page.locator(rows).filter({ hasNotText: 'Shipped' })).toHaveCount(0);
  await expect.poll(() => top(page.locator(rows).first())).toBe(before);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Order Status: Shipped');
});

test('ticked rows are tinted, what can be done with them are buttons, tools have words, and a switch that only shows says so', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open('/orders');
  for (const name of ['Board', 'Columns', 'My views', 'Export']) await expect(page.getByRole('button', { name })).toHaveText(name);
  const first = page.locator(rows).first();
  const ground = () => first.evaluate(row => getComputedStyle(row).backgroundColor);
  const plain = await ground();
  await first.getByRole('checkbox', { name: /^Select / }).check();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(first).toHaveClass(/ticked/);
  expect(await ground()).not.toBe(plain);
  await expect(page.getByRole('button', { name: 'Change Status' })).toHaveCSS('border-style', 'solid');
  await expect(first.getByRole('switch')).toHaveAccessibleDescription('Only shown: it cannot be changed in this list.');
  const search = page.getByRole('searchbox', { name: 'Search' });
  const [input, key] = await Promise.all([search.boundingBox(), page.getByRole('main').locator('kbd').first().boundingBox()]);
  expect((input?.x ?? 0) + (input?.width ?? 0)).toBeLessThanOrEqual(key?.x ?? 0);
});

test('from right to left the arrows of menu groups and cards point down as well', async ({ page, shop }) => {
  await rightToLeft(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await shop.open('/orders');
  const corner = (selector: string, part: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).borderWidth, part);
  await expect.poll(() => corner('.row-more button', '::before')).toBe('0px 2px 2px 0px');
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await corner('.menu-group', '::after')).toBe('0px 2px 2px 0px');
});
