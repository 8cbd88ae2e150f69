import { call, defineResource } from '#define';

/** What lies in a user's cart, by the id of the user. Shown with its user. */
export const carts = defineResource({
  name: 'carts',
  lists: {},
  pages: { show: false, create: false, edit: false },
  calls: { one: call('GET /cart/admin/user/{id}', { mayBeNone: true }), delete: call('DELETE /cart/admin/{id}') },
  fields: [
    { source: 'cartItems', kind: 'rows', in: [] },
    { source: 'itemsPrice', kind: 'money' },
    { source: 'shippingPrice', kind: 'money' },
    { source: 'taxValue', kind: 'money' },
    { source: 'totalPrice', kind: 'money' },
  ],
});
