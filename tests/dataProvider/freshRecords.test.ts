// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { itemsOf } from '#resources/orders/items.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const shop = providerOverMock();

async function opened() {
  const { data: orders } = await shop.provider.getList('orders', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: '', order: 'ASC' },
    filter: {},
    meta: { list: 'all' },
  });
  const { id } = orders.find(({ orderStatus }) => orderStatus === 'Processing') as (typeof orders)[number];
  const { data: order } = await shop.provider.getOne('orders', { id });
  const item = String(itemsOf(order)[0]?._id);
  return { order: { ...order, id: String(id) }, input: { orderItemId: item, orderItemStatus: 'Returned' } };
}

test('the status of an item is sent with the status that its order has by now, not the one it had when it was opened', async () => {
  const { order, input } = await opened();
  const { id } = order;
  await shop.mock.call('POST', '/order/admin/status', { orderId: id, orderStatus: 'Shipped' }, await shop.mock.signIn());
  shop.mock.received.length = 0;
  await shop.provider.act('orders', 'setItemStatus', order, input);
  expect(shop.mock.received.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
    { method: 'GET', url: `/order/admin/single/${id}`, body: undefined },
    { method: 'POST', url: '/order/admin/item/status', body: { orderId: id, ...input, orderStatus: 'Shipped' } },
  ]);
});

test.each([
  ['cannot be read', { status: 500, message: 'No' }],
  ['is not there', { status: 404, message: 'No' }],
  ['does not come', { hang: true }],
])('where the order %s, the status of an item is sent with the status on the screen', async (_, fault) => {
  const { order, input } = await opened();
  await shop.mock.fail({ call: 'GET /order/admin/single/*', ...fault });
  shop.mock.received.length = 0;
  await shop.provider.act('orders', 'setItemStatus', order, input);
  expect(shop.mock.received.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body }))).toEqual([
    { url: '/order/admin/item/status', body: { orderId: order.id, ...input, orderStatus: 'Processing' } },
  ]);
});

test('a flag that one call turns round is never turned without a look at what it is now', async () => {
  const { data: products } = await shop.provider.getList('products', {
    pagination: { page: 1, perPage: 5 },
    sort: { field: '', order: 'ASC' },
    filter: {},
    meta: { list: 'active' },
  });
  await shop.mock.fail({ call: 'GET /product/admin/single/*', status: 500, message: 'Not now' });
  shop.mock.received.length = 0;
  await expect(shop.provider.act('products', 'deactivate', { ...products[0], id: products[0]?.id })).rejects.toThrow('Not now');
  expect(shop.mock.received.filter(({ method }) => method === 'POST')).toEqual([]);
});
