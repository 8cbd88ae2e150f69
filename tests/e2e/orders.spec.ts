import { expect, test } from '#tests/support/app.ts';
import { answerLeave } from '#tests/support/dialogs.ts';
import { hold } from '#tests/support/requests.ts';

interface Order {
  _id: string;
  orderId: string;
  orderStatus: string;
  orderItems: { _id: string; orderItemStatus: string; primaryLang: { name: string } }[];
}

test('the orders with their page size, and the way to one of them', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/orders');
  await expect(page.getByRole('heading', { name: 'All Orders' })).toBeVisible();
  const heads = ['Order ID', 'Order Date', 'Shipping Name', 'User Email', 'Amount', 'Payment Type', 'Order Status', 'Status', 'Action'];
  await expect(page.getByRole('columnheader')).toHaveText(heads);
  await expect(page.getByRole('row')).toHaveCount(11);
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/order/admin/all?page=1&limit=10');
  await expect(page.getByRole('row').nth(1)).toContainText(/\d\d\/\d\d\/\d{4} - \d{1,2}:\d\d [ap]m/);
  await expect(page.getByRole('switch').first()).toBeDisabled();
  await page.getByLabel('Page size').fill('0');
  await expect(page.getByText('At least 1')).toBeVisible();
  await page.getByLabel('Page size').fill('3');
  await expect(page.getByRole('row')).toHaveCount(4);
  expect(shop.sent({ reads: true }).at(-1)?.url).toBe('/order/admin/all?page=1&limit=3');
  await page
    .getByRole('link', { name: /^View Details / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/order\/[0-9a-f]{24}$/);
  await page.goto('/orders');
  await page.getByLabel('Search').fill('nobody at all');
  await expect(page.getByText('No Orders!')).toBeVisible();
});

test('a returned order and a returned item that are shipped again say so before, and can be undone', async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=200');
  const order = orders.find(({ orderStatus, orderItems }) => orderStatus === 'Returned' && orderItems[0]?.orderItemStatus === 'Returned') as Order;
  const [item] = order.orderItems as [Order['orderItems'][number]];
  const current = () => shop.ask<Order>(`/order/admin/single/${order._id}`);
  await shop.open(`/order/${order._id}`);
  for (const label of ['Order Status', `Status of ${item.primaryLang.name}`]) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: 'Shipped' }).click();
    const button = page.getByTitle('Returned → Shipped');
    await expect(button).toHaveAccessibleDescription('Returned → Shipped');
    await button.click();
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(async () => [(await current()).orderStatus, (await current()).orderItems[0]?.orderItemStatus])
      .toEqual(['Returned', 'Returned']);
    await expect(page.getByRole('alert').getByRole('button', { name: 'Undo' })).toHaveCount(0);
  }
  expect(shop.sent()).toHaveLength(4);
});

test('the status of an order and of an item are sent apart, shown at once, and stay chosen when refused', async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=200');
  const order = orders.find(({ orderStatus, orderItems }) => orderStatus === 'Processing' && orderItems.length > 1) as Order;
  const [item] = order.orderItems as [Order['orderItems'][number]];
  await shop.open(`/order/${order._id}`);
  await expect(page.getByRole('heading', { name: order.orderId })).toBeVisible();
  // The status stands once: in the input that changes it.
  const status = page.getByRole('combobox', { name: 'Order Status' });
  await expect(page.getByRole('main').locator('.badge')).toHaveCount(0);
  await expect(status).toHaveText('Processing');
  const choose = async (label: string, status: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: status }).click();
  };
  await shop.fail({ call: 'POST /order/admin/status', status: 409, message: 'This order is locked', times: 1 });
  const updating = await hold(page, /\/order\/admin\/status$/, { method: 'POST' });
  await choose('Order Status', 'Shipped');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Update Order' }).click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await expect(page.getByText('This order is locked')).toHaveCount(0);
  updating.release();
  await expect(page.getByText('This order is locked')).toBeVisible();
  await expect(status).toHaveText('Shipped');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  shop.forget();
  await page.getByRole('button', { name: 'Update Order' }).dblclick();
  await expect(page.getByText('Order Updated Successfully!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order', exact: true }).getByText('Saved', { exact: true })).toBeVisible();
  await expect(status).toHaveText('Shipped');
  expect(shop.sent()).toEqual([{ method: 'POST', url: '/order/admin/status', body: { orderId: order._id, orderStatus: 'Shipped' } }]);
  shop.forget();
  await choose(`Status of ${item.primaryLang.name}`, 'Returned');
  const row = page.getByRole('row', { name: new RegExp(item.primaryLang.name.slice(0, 12)) });
  await row.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Order Item Updated Successfully!')).toBeVisible();
  await expect(row.getByText('Saved', { exact: true })).toBeVisible();
  await expect(row.getByRole('combobox')).toHaveText('Returned');
  expect(shop.sent()).toEqual([
    {
      method: 'POST',
      url: '/order/admin/item/status',
      body: { orderId: order._id, orderItemId: item._id, orderItemStatus: 'Returned', orderStatus: 'Shipped' },
    },
  ]);
  for (const name of ['Item Total', 'Shipping', 'Coupon', 'Total Price', 'Includes tax'])
    await expect(page.getByRole('region', { name: 'Total' })).toContainText(name);
  await expect(page.getByRole('region', { name: 'Shipping Address' })).toContainText('+91 9');
});

for (const [key, empty] of [
  ['starred', 'No Orders!'],
  ['cancelled', 'No Cancelled Orders yet!'],
  ['returned', 'No Returned Orders Yet!'],
] as const) {
  test(`the ${key} orders between two dates`, async ({ page, shop }) => {
    await shop.open(`/orders/${key}`);
    const heads = ['Order ID', 'Shop Name', 'Order Date', 'User Name', 'Order Value', 'Order Status', 'Action'];
    await expect(page.getByRole('columnheader')).toHaveText(heads);
    expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain(`/order/admin/custom/${key}?page=1&limit=10`);
    await page.getByLabel('Search From').fill('01/03/2026');
    await page.getByLabel('Search To').fill('31/08/2026');
    await expect.poll(() => shop.sent({ reads: true }).at(-1)?.url).toBe(`/order/admin/custom/${key}?page=1&limit=10&from=2026-03-01&to=2026-08-31`);
    // The previous rows stay until the answer arrives.
    const dates = () => page.locator('td time').evaluateAll(times => times.map(time => (time as HTMLTimeElement).dateTime.slice(0, 10)));
    await expect.poll(async () => (await dates()).filter(date => date < '2026-03-01' || date > '2026-08-31')).toEqual([]);
    await page.getByLabel('Search To').fill('01/03/2026');
    await page.getByLabel('Search From').fill('2020-01-01');
    await page.getByLabel('Search To').fill('2020-01-02');
    await expect(page.getByText(empty)).toBeVisible();
    shop.forget();
    await page.getByLabel('Search From').fill('2020-01-03');
    await expect(page.getByText('Search From is after Search To')).toBeVisible();
    await page.getByLabel('Search To').fill('2020-01-04');
    await expect(page.getByText('Search From is after Search To')).toHaveCount(0);
    // The first request with a range is the one with a valid range.
    const url = `/order/admin/custom/${key}?page=1&limit=10&from=2020-01-03&to=2020-01-04`;
    await expect.poll(() => shop.sent({ reads: true }).map(({ url }) => url)).toEqual([url]);
  });
}

test('items that have another status than their order are said, and given its status one after the other; what is chosen and not sent is asked about', async ({
  page,
  shop,
}) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=200');
  const order = orders.find(
    ({ orderStatus, orderItems }) => orderItems.length > 1 && orderItems.every(({ orderItemStatus }) => orderItemStatus === orderStatus),
  ) as Order;
  const wanted = order.orderStatus === 'Shipped' ? 'Delivered' : 'Shipped';
  const [first, ...others] = order.orderItems as [Order['orderItems'][number], ...Order['orderItems']];
  await shop.open('/orders');
  await page.goto(`/order/${order._id}`);
  const all = page.getByRole('button', { name: `Set all items to ${wanted}` });
  await expect(page.getByRole('combobox', { name: 'Order Status' })).toHaveText(order.orderStatus);
  await expect(all).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Order Status' }).click();
  await page.getByRole('option', { name: wanted }).click();
  await page.getByRole('link', { name: 'All Orders' }).click();
  await answerLeave(page, 'Stay');
  await expect(page).toHaveURL(`/order/${order._id}`);
  await page.getByRole('button', { name: 'Update Order' }).click();
  await expect(page.getByText('Order Updated Successfully!')).toBeVisible();
  await expect(
    page.getByText(`${order.orderItems.length} of ${order.orderItems.length} items have a different status from the order.`),
  ).toBeVisible();
  await shop.fail({ call: 'POST /order/admin/item/status', status: 409, message: 'This item is being packed', times: 1 });
  shop.forget();
  await all.click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(first.primaryLang.name);
  await question.getByRole('button', { name: `Set all items to ${wanted}` }).click();
  await expect(page.getByText(`${first.primaryLang.name}: This item is being packed`)).toBeVisible();
  const ids = shop.sent().map(({ body }) => (body as { orderItemId: string }).orderItemId);
  expect(ids).toEqual([first, ...others].map(({ _id }) => _id));
  await expect(page.getByText(`1 of ${order.orderItems.length} items have a different status from the order.`)).toBeVisible();
  await all.click();
  await question.getByRole('button', { name: `Set all items to ${wanted}` }).click();
  await expect(all).toHaveCount(0);
  await page.getByRole('link', { name: 'All Orders' }).click();
  await expect(page).toHaveURL('/orders');
});

test('an order whose shop and user came as ids shows what they name, and leads to them', async ({ page, shop }) => {
  type Whole = Order & { shop: { _id: string; shopName: string }; user: { _id: string; email: string } };
  const { orders } = await shop.ask<{ orders: Whole[] }>('/order/admin/all?page=1&limit=1');
  const [order] = orders as [Whole];
  await shop.fail({ call: 'GET /order/admin/single/*', body: { ...order, shop: order.shop._id, user: order.user._id } });
  await shop.open(`/order/${order._id}`);
  const part = page.getByRole('region', { name: 'Order', exact: true });
  await expect(part.getByRole('link', { name: order.shop.shopName })).toHaveAttribute('href', new RegExp(order.shop._id));
  await expect(part.getByRole('link', { name: order.user.email })).toHaveAttribute('href', new RegExp(order.user._id));
});

test('an unsent status of one of two items with the same name asks before leaving; an id goes as it came', async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=1');
  const [order] = orders as [Order];
  const items = [1, 2].map(_id => ({ ...order.orderItems[0], _id, orderItemStatus: 'Shipped' }));
  await shop.fail(
    { call: 'GET /order/admin/single/*', body: { ...order, orderItems: items } },
    { call: 'POST /order/admin/item/status', body: { message: 'ok' } },
  );
  await shop.open(`/order/${order._id}`);
  const statuses = page.getByRole('combobox', { name: /^Status of / });
  const choose = async (at: number, status: string) => {
    await statuses.nth(at).click();
    await page.getByRole('option', { name: status }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
  };
  await choose(0, 'Delivered');
  await choose(1, 'Delivered');
  await choose(1, 'Shipped');
  await page.getByRole('link', { name: 'Colors', exact: true }).click();
  await answerLeave(page, 'Stay');
  await page.getByRole('button', { name: 'Update', exact: true }).first().click();
  await expect(page.getByText('Order Item Updated Successfully!')).toBeVisible();
  expect(shop.sent().map(({ body }) => body)).toMatchObject([{ orderItemId: 1, orderItemStatus: 'Delivered' }]);
});

test('an item that is none is not counted among the items with another status', async ({ page, shop }) => {
  const { orders } = await shop.ask<{ orders: Order[] }>('/order/admin/all?page=1&limit=1');
  const [order] = orders as [Order];
  const items = [{ ...order.orderItems[0], orderItemStatus: 'Shipped' }, { ...order.orderItems[0], _id: 'x', orderItemStatus: 'Delivered' }, null];
  await shop.fail({ call: 'GET /order/admin/single/*', body: { ...order, orderStatus: 'Shipped', orderItems: items } });
  await shop.open(`/order/${order._id}`);
  await expect(page.getByText('1 of 2 items have a different status from the order.')).toBeVisible();
});
