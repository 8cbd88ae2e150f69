// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const shop = providerOverMock();
const page = { pagination: { page: 1, perPage: 10 }, sort: { field: '', order: 'ASC' as const } };

/** The console lines after watching starts. */
async function watching() {
  // The mock runs by now, so its address is known.
  const { tellDrift } = await import('#app/dev/drift.ts');
  const console = vi
    .spyOn(globalThis.console, 'warn')
    .mockReset()
    .mockImplementation(() => {});
  tellDrift(resources, pages);
  return async () => {
    await new Promise(resolve => setTimeout(resolve, 0));
    return console.mock.calls.map(([line]) => String(line));
  };
}

test('an answer that departs is told once, with its call and field, and is read all the same', async () => {
  await shop.mock.fail({
    call: 'GET /order/admin/single/*',
    body: { _id: '1', orderId: 'A-1', orderStatus: 'Lost', totalPrice: '12.50', orderItems: [{ quantity: { of: 2 } }, { quantity: { of: 3 } }] },
  });
  // The reply arrived before anything watched.
  expect((await shop.provider.getOne('orders', { id: '1' })).data).toMatchObject({ id: '1', orderId: 'A-1' });
  const readLines = await watching();
  await shop.provider.getOne('orders', { id: '2' });
  expect(await readLines()).toEqual([
    'Not as the contract has it: GET /order/admin/single/{id}: orderItems[].quantity: wrong type, expected a number or nothing, came an object of of',
    'Not as the contract has it: GET /order/admin/single/{id}: orderStatus: unknown value, expected one of Processing, Shipped, Delivered, Cancelled, Returned, came "Lost"',
    'Not as the contract has it: GET /order/admin/single/{id}: totalPrice: wrong type, expected a number or nothing, came "12.50" (read all the same)',
  ]);
});

test('a list is told by the path of its own view, and one that is as it should be is not', async () => {
  const readLines = await watching();
  await shop.provider.getList('products', { ...page, filter: {}, meta: { list: 'active' } });
  await shop.provider.getList('colors', { ...page, filter: {} });
  expect(await readLines()).toEqual([]);
  await shop.mock.fail({ call: 'GET /static/admin/classifications/brand', body: { classifications: [{ _id: { of: 1 } }], total: 1 } });
  await shop.provider.getList('brand', { ...page, filter: {} });
  expect(await readLines()).toEqual([
    expect.stringContaining('GET /static/admin/classifications/{sort}: classifications[]._id: wrong type, expected a text, came an object of of'),
  ]);
});
