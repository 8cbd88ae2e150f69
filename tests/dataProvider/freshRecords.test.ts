// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { itemsOf } from '../../resources/orders/items';
import { providerOverMock } from '../support/providerOverMock';

const shop = providerOverMock();

test('the status of an item is sent with the status that its order has by now, not the one it had when it was opened', async () => {
  const { data: orders } = await shop.provider.getList('orders', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: '', order: 'ASC' },
    filter: {},
    meta: { list: 'all' },
  });
  const { id } = orders.find(({ orderStatus }) => orderStatus === 'Processing') as (typeof orders)[number];
  const { data: opened } = await shop.provider.getOne('orders', { id });
  const item = String(itemsOf(opened)[0]?._id);
  await shop.mock.call('POST', '/order/admin/status', { orderId: id, orderStatus: 'Shipped' }, await shop.mock.signIn());
  shop.mock.received.length = 0;
  await shop.provider.act('orders', 'setItemStatus', { ...opened, id }, { orderItemId: item, orderItemStatus: 'Returned' });
  expect(shop.mock.received.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
    { method: 'GET', url: `/order/admin/single/${id}`, body: undefined },
    {
      method: 'POST',
      url: '/order/admin/item/status',
      body: { orderId: id, orderItemId: item, orderItemStatus: 'Returned', orderStatus: 'Shipped' },
    },
  ]);
});
