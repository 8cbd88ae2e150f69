import { expect, test } from '../../support/app';
import { counted } from '../../support/clicks';

interface Order {
  _id: string;
  orderId: string;
  shippingInfo: { name: string; contactNumber: string };
}

test('an order is found by what the customer says on the phone: a name, or the number they call from', async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=200');
  const { orderId, shippingInfo } = orders.find(({ shippingInfo }) => shippingInfo.contactNumber) as Order;
  const pressed = await counted(page);
  await shop.open('/orders');
  const row = page.getByRole('row').filter({ hasText: orderId });
  for (const said of [shippingInfo.contactNumber.replace(/^\+91\s*/, ''), shippingInfo.name]) {
    await page.getByLabel('Search', { exact: true }).fill(said);
    await expect(row).toBeVisible();
    const others = orders.filter(({ shippingInfo: { name, contactNumber } }) => !`${name} ${contactNumber}`.includes(said));
    await expect(page.getByRole('row').filter({ hasText: (others[0] as Order).orderId })).toHaveCount(0);
  }
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order details');
  expect(await pressed.clicks()).toBe(1);
});

test('the orders of today that wait are shipped together: a tab, a day, all of them, one change', async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=200&orderStatus=Processing');
  expect(orders.length).toBeGreaterThanOrEqual(25);
  // A server whose orders are all of today.
  await page.route('**/order/admin/all?*', async route => {
    const url = new URL(route.request().url());
    url.searchParams.delete('from');
    const answer = await (await route.fetch({ url: String(url) })).json();
    const ofToday = answer.orders.map((order: Order) => ({ ...order, createdAt: new Date().toISOString() }));
    await route.fulfill({ json: { ...answer, orders: ofToday } });
  });
  const pressed = await counted(page);
  await shop.open('/orders');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Processing' }).click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: `Select all ${orders.length} that match` }).click();
  await page.getByRole('button', { name: 'Change Status' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Shipped' }).click();
  shop.forget();
  await question.getByRole('button', { name: 'Change Status' }).click();
  await expect(page.getByRole('region', { name: `Change Status: ${orders.length} done` })).toBeVisible();
  expect(await pressed.clicks()).toBeLessThanOrEqual(8);
  expect(shop.sent().map(({ body }) => body)).toEqual(expect.arrayContaining(orders.map(({ _id }) => ({ orderId: _id, orderStatus: 'Shipped' }))));
});

test('the orders of this month are a file in two presses', async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=200&from=2026-11-01');
  await page.clock.setFixedTime(new Date(2026, 10, 28));
  const pressed = await counted(page);
  await shop.open('/orders');
  await page.getByRole('button', { name: 'This month' }).click();
  await expect(page.getByText(`of ${orders.length}`)).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await file).createReadStream()) chunks.push(Buffer.from(chunk));
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(orders.length + 1);
  for (const { orderId } of orders) expect(lines.some(line => line.includes(orderId))).toBe(true);
  expect(await pressed.clicks()).toBeLessThanOrEqual(4);
});
