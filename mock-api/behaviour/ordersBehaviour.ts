import { behaviourOf, demand, text, type World } from '#mock-api/engine/behaviourTypes.ts';
import { itemsIn, itemsOf } from '#resources/orders/items.ts';
import { isOrderStatus } from '#resources/orders/orderStatuses.ts';
import type { orders as declaredOrders } from '#resources/orders/orders.ts';
import type { carts as declaredCarts } from '#resources/users/carts.ts';
import type { favourites as declaredFavourites } from '#resources/users/favourites.ts';
import { roles } from '#resources/users/roles.ts';
import type { users as declaredUsers } from '#resources/users/users.ts';

/** The row with an id, reduced to the keys that an answer carries. */
const picked = (world: World, resource: string, id: unknown, keys: readonly string[]): Record<string, unknown> | null => {
  const row = world.row(resource, id);
  return row ? Object.fromEntries(['_id', ...keys].map(key => [key, row[key]])) : null;
};

const product = (world: World, id: unknown) => picked(world, 'products', id, ['primaryLang', 'secondaryLang', 'images', 'sellingPrice']);

/** Orders. */
export const orders = behaviourOf<typeof declaredOrders>({
  lists: {
    all: () => true,
    starred: row => row.isStarred === true,
    cancelled: row => row.orderStatus === 'Cancelled',
    returned: row => row.orderStatus === 'Returned',
    ofUser: ({ user }, { id }) => user === id,
  },
  answer: ({ user, shop }, world) => ({
    user: picked(world, 'users', user, ['name', 'email']),
    shop: picked(world, 'shops', shop, ['shopName']),
  }),
  asks: {
    setStatus: ({ orderId }) => (orderId === undefined ? undefined : String(orderId)),
    setItemStatus: ({ orderId }) => (orderId === undefined ? undefined : String(orderId)),
  },
  actions: {
    setItemStatus(order, _world, { orderItemId, orderItemStatus }) {
      demand(isOrderStatus(orderItemStatus), `There is no item status ${orderItemStatus}`);
      const item = itemsOf(order).find(({ _id }) => _id === orderItemId);
      demand(item !== undefined, 'This item is not in the order', 404);
      if (item) item.orderItemStatus = orderItemStatus;
      return order;
    },
  },
});

/** Users. */
export const users = behaviourOf<typeof declaredUsers>({
  check({ email, role }, before, { rows }) {
    demand(/^\S+@\S+\.\S+$/.test(text(email)), 'A valid email is required');
    demand(
      roles.some(known => known === role),
      'Role must be user, dealer or admin',
    );
    const taken = rows('users').some(row => text(row.email).toLowerCase() === text(email).toLowerCase() && row._id !== before?._id);
    demand(!taken, 'There is already a user with this email', 409);
  },
});

/** Carts, which are read and deleted by the id of their user. */
export const carts = behaviourOf<typeof declaredCarts>({
  one: (user, { rows }) => rows('carts').find(cart => cart.user === user),
  answer: ({ cartItems }, world) => ({ cartItems: itemsIn(cartItems).map(item => ({ ...item, product: product(world, item.product) })) }),
  // Deleting the cart of a user without one succeeds.
  removes: (user, { rows }) => rows('carts').filter(cart => cart.user === user),
});

/** Favourites. */
export const favourites = behaviourOf<typeof declaredFavourites>({
  lists: { ofUser: ({ user }, { id }) => user === id },
  answer: (favourite, world) => ({ product: product(world, favourite.product) }),
});
