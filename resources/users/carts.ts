import { call, defineResource } from '#define';

/** A user's cart, read by the user's id and shown on the user's screen. */
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
