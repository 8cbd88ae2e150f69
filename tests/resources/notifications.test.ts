import { expect, test } from 'vitest';
import { subjectOf } from '../../resources/notifications';

test.each([
  ['an order as its id', { type: 'order', order: 'o1' }, { resource: 'orders', target: 'o1' }],
  ['a whole shop', { shop: { _id: 's1' } }, { resource: 'shops', target: { _id: 's1' } }],
  ['a product under a key of its own', { productId: 'p1' }, { resource: 'products', target: 'p1' }],
  ['a reference that its type explains', { type: 'enquiry', reference: 'e1' }, { resource: 'enquiries', target: 'e1' }],
  ['nothing but its user', { type: 'order', order: null }, { resource: 'users', target: 'u1' }],
])('a notification that names %s leads there', (_, named, subject) => {
  expect(subjectOf({ id: '1', user: 'u1', ...named })).toEqual(subject);
});
