// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ShopDataProvider } from '../../dataProvider/dataProvider';
import { resources } from '../../resources';
import { itemsOf } from '../../resources/orders/items';
import { startMock } from '../support/mockServer';

let mock: Awaited<ReturnType<typeof startMock>>;
let provider: ShopDataProvider;

beforeAll(async () => {
  mock = await startMock();
  vi.stubEnv('VITE_API_URL', `${mock.origin}/api`);
  const { createDataProvider } = await import('../../dataProvider/dataProvider');
  provider = createDataProvider(resources);
});
afterAll(() => mock.stop());
beforeEach(async () => {
  await mock.reset();
  localStorage.setItem('token', await mock.signIn());
});

test('the status of an item is sent with the status that its order has by now, not the one it had when it was opened', async () => {
  const { data: orders } = await provider.getList('orders', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: '', order: 'ASC' },
    filter: {},
    meta: { list: 'all' },
  });
  const { id } = orders.find(({ orderStatus }) => orderStatus === 'Processing') as (typeof orders)[number];
  const { data: opened } = await provider.getOne('orders', { id });
  const item = String(itemsOf(opened)[0]?._id);
  await mock.call('POST', '/order/admin/status', { orderId: id, orderStatus: 'Shipped' }, await mock.signIn());
  mock.received.length = 0;
  await provider.act('orders', 'setItemStatus', { ...opened, id }, { orderItemId: item, orderItemStatus: 'Returned' });
  expect(mock.received.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
    { method: 'GET', url: `/order/admin/single/${id}`, body: undefined },
    {
      method: 'POST',
      url: '/order/admin/item/status',
      body: { orderId: id, orderItemId: item, orderItemStatus: 'Returned', orderStatus: 'Shipped' },
    },
  ]);
});
