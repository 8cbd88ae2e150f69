import { expect, test } from 'vitest';
import { readFixtures } from '#mock-api/shop.ts';
import { subjectOf } from '#resources/notifications.ts';
import { startMock } from '#tests/support/mockServer.ts';

test.each([
  ['an order as its id', { type: 'order', order: 'o1' }, { resource: 'orders', target: 'o1' }],
  ['a whole shop', { shop: { _id: 's1' } }, { resource: 'shops', target: { _id: 's1' } }],
  ['a product under a key of its own', { productId: 'p1' }, { resource: 'products', target: 'p1' }],
  ['a reference that its type explains', { type: 'enquiry', reference: 'e1' }, { resource: 'enquiries', target: 'e1' }],
  ['nothing but its user', { type: 'order', order: null }, { resource: 'users', target: 'u1' }],
])('a notification that names %s leads there', (_, named, subject) => {
  expect(subjectOf({ id: '1', user: 'u1', ...named })).toEqual(subject);
});

test('a notification of any type is as the contract has it', async () => {
  const notifications = [{ _id: 'n1', title: 'Paid back', type: 'refund' }];
  const mock = await startMock({ tables: { ...readFixtures(), notifications } });
  const reply = await mock.call('GET', '/notification/all?page=1&limit=10', undefined, await mock.signIn());
  expect(await reply.json()).toMatchObject({ notifications });
  await mock.stop();
});
