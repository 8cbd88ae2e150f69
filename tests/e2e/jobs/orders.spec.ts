import { expect, test } from '#tests/support/app.ts';
import { expectReadable } from '#tests/support/axe.ts';
import { counted } from '#tests/support/clicks.ts';

interface Order {
  _id: string;
  orderId: string;
  shippingInfo: { name: string; contactNumber: string };
  orderItems: { _id: string; primaryLang: { name: string } }[];
}

test('an order is found by what the customer says on the phone: a name, or the number they call from', { tag: '@quick' }, async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=200');
  const { orderId, shippingInfo } = orders.find(({ shippingInfo }) => shippingInfo.contactNumber) as Order;
  const pressed = await counted(page);
  await shop.open('/orders');
  const row = page.getByRole('row').filter({ hasText: orderId });
  for (const words of [shippingInfo.contactNumber.replace(/^\+91\s*/, ''), shippingInfo.name]) {
    await page.getByLabel('Search', { exact: true }).fill(words);
    await expect(row).toBeVisible();
    const others = orders.filter(({ shippingInfo: { name, contactNumber } }) => !`${name} ${contactNumber}`.includes(words));
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
  // All orders of this server are of today.
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
  await expect(page.getByRole('region', { name: `Status changed for ${orders.length} orders` })).toBeVisible();
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

test('after orders are shipped together, their items follow in one press more; a refused one is named with its order, and tried again', async ({
  page,
  shop,
}) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=10&orderStatus=Processing');
  const three = orders.slice(0, 3);
  const items = three.flatMap(({ _id, orderItems }) => orderItems.map(item => ({ orderId: _id, orderItemId: item._id })));
  const last = three[2] as Order;
  // The rows of this server hold less than its orders, so the app reads each order to know what is left to do.
  await page.route('**/order/admin/all?*', async route => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...answer, orders: answer.orders.map(({ orderItems, ...row }: Order) => (row._id === last._id ? row : { ...row, orderItems })) },
    });
  });
  await shop.open('/orders?filter={"orderStatus":"Processing"}');
  for (const { orderId } of three) await page.getByRole('checkbox', { name: `Select ${orderId}` }).check();
  await page.getByRole('button', { name: 'Change Status' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Shipped' }).click();
  await question.getByRole('button', { name: 'Change Status' }).click();
  const shipped = page.getByRole('region', { name: 'Status changed for 3 orders' });
  await expect(shipped.getByText('3 orders have items with a different status.')).toBeVisible();
  await expectReadable(page);
  await shop.fail({ call: 'POST /order/admin/item/status', status: 409, message: 'This item is being packed', times: 1 });
  shop.forget();
  const pressed = await counted(page);
  await shipped.getByRole('button', { name: 'Set all items to Shipped' }).click();
  const outcome = page.getByRole('region', { name: new RegExp(`^Status changed for ${items.length - 1} items?, 1 failed$`) });
  await expect(outcome).toBeFocused();
  await expect(outcome.getByRole('listitem').first()).toHaveText(
    new RegExp(`^(${three.map(({ orderId }) => orderId).join('|')}) · .+: This item is being packed$`),
  );
  expect(await pressed.clicks()).toBe(1);
  await outcome.getByRole('button', { name: 'Retry failed' }).click();
  await expect(page.getByRole('region', { name: `Status changed for ${items.length} items` })).toBeVisible();
  const sent = shop.sent().map(({ body }) => body);
  for (const item of items) expect(sent).toContainEqual({ ...item, orderItemStatus: 'Shipped', orderStatus: 'Shipped' });
  expect(sent).toHaveLength(items.length + 1);
});
