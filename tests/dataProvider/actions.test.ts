// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { behaviour as ofShop } from '#mock-api/behaviour/index.ts';
import { pegsBehaviour } from '#tests/stock/corks.ts';
import { resources, tables } from '#tests/stock/resources.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const shop = providerOverMock({ resources, tables, behaviour: { ...ofShop, pegs: pegsBehaviour } });

const ware = async (id: string) => (await shop.provider.getOne('wares', { id })).data;
const sent = () => shop.mock.received.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => ({ method, url, body }));

describe('what an action is asked with', () => {
  test('is sent as its body where it says no other, and the mock does what the declaration expects', async () => {
    const { data } = await shop.provider.act('wares', 'reprice', await ware('w1'), { price: '15' });
    expect(sent()).toEqual([{ method: 'POST', url: '/ware/price/w1', body: { price: 15 } }]);
    expect(data).toMatchObject({ id: 'w1', name: 'Bowl', price: 15 });
    expect(await ware('w1')).toMatchObject({ name: 'Bowl', price: 15, maker: 'm1' });
  });

  test('is refused in words where something is missing, and nothing is changed', async () => {
    await expect(shop.provider.act('wares', 'reprice', await ware('w1'), {})).rejects.toThrow('price is required');
    expect(await ware('w1')).toMatchObject({ price: 12 });
  });

  test('goes into the record where the action has no call', async () => {
    await shop.provider.act('wares', 'engrave', { id: 'w1', name: 'Bowl' }, { name: 'Deep bowl' });
    expect(sent()).toEqual([{ method: 'PUT', url: '/ware/w1', body: { name: 'Deep bowl', price: 12, town: 't1', maker: 'm1' } }]);
    await shop.provider.act('seals', 'stamp', { id: 's1', name: 'Elephant' });
    expect((await shop.provider.getOne('seals', { id: 's1' })).data.name).toBe('Stamped');
  });

  test('may be any key of a call that names it: the status of an order', async () => {
    const { data } = await shop.provider.getList('orders', { pagination: { page: 1, perPage: 1 }, sort: { field: '', order: 'ASC' }, filter: {} });
    const order = data[0] as (typeof data)[number];
    shop.mock.received.length = 0;
    await shop.provider.act('orders', 'setStatus', { ...order, orderStatus: 'Processing' }, { orderStatus: 'Returned', note: 'not sent' });
    expect(sent()).toEqual([{ method: 'POST', url: '/order/admin/status', body: { orderId: order.id, orderStatus: 'Returned' } }]);
    await expect(shop.provider.act('orders', 'setStatus', { ...order, id: order.id }, { orderStatus: 'Lost' })).rejects.toThrow(
      'orderStatus cannot be Lost',
    );
  });
});

describe('an action that the record does not have', () => {
  test('is refused by the mock with 409', async () => {
    await expect(shop.provider.act('wares', 'reprice', await ware('w2'), { price: 3 })).rejects.toMatchObject({ status: 409 });
    expect(await ware('w2')).toMatchObject({ price: 30 });
  });

  test('is not sent where the record is read again before', async () => {
    const opened = await ware('w1');
    await shop.provider.act('wares', 'status', opened);
    shop.mock.received.length = 0;
    await expect(shop.provider.act('wares', 'activate', opened)).rejects.toMatchObject({ status: 409, message: 'app.errors.unfit' });
    expect(sent()).toEqual([]);
    expect(await ware('w1')).toMatchObject({ isHidden: true });
  });
});

test('an action that is another name for a call sends that call, and the outcome is its own', async () => {
  await shop.provider.act('wares', 'activate', await ware('w1'));
  expect(await ware('w1')).toMatchObject({ isHidden: true });
  await shop.provider.act('wares', 'deactivate', await ware('w1'));
  expect(await ware('w1')).toMatchObject({ isHidden: false });
  expect(sent().map(({ url }) => url)).toEqual(['/ware/turn/w1', '/ware/turn/w1']);
  await expect(shop.provider.act('wares', 'vanish', await ware('w1'))).rejects.toThrow("'wares' has no action 'vanish'.");
});

test('an action without a call that is fresh makes its change of the record as it is by then, and tells what it changed', async () => {
  const { data } = await shop.provider.getList('products', { pagination: { page: 1, perPage: 1 }, sort: { field: '', order: 'ASC' }, filter: {} });
  const row = data[0] as (typeof data)[number];
  await shop.provider.change('products', row, current => ({ ...current, price: 1000, sellingPrice: 1000, stockValue: 3 }));
  shop.mock.received.length = 0;
  const { changed } = await shop.provider.act('products', 'changePrice', row, { changeHow: 'percent', changeBy: 10, changeRounding: 'cents' });
  expect([changed?.before.price, changed?.after.price]).toEqual([1000, 1100]);
  expect(shop.mock.received.map(({ method, url }) => [method, url])).toEqual([
    ['GET', `/product/admin/single/${row.id}`],
    ['PUT', `/product/admin/${row.id}`],
  ]);
  expect(sent()[0]?.body).toMatchObject({ price: 1100, stockValue: 3, primaryLang: row.primaryLang });
});
