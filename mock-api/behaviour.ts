/**
 * What only a server knows: which rows a list holds, what an action does to a row, what is refused and
 * with which words. One entry a resource; an action that is not here keeps the mock from starting, as does any other mistake of a declaration.
 */

import { areas, classifications } from './behaviour/classifications';
import { banners, collections, coupons, groups } from './behaviour/content';
import { enquiries, notifications } from './behaviour/enquiries';
import { carts, favourites, orders, users } from './behaviour/orders';
import { colors, products } from './behaviour/products';
import { settings } from './behaviour/settings';
import { shopproducts, shops } from './behaviour/shops';
import type { Behaviour } from './behaviourTypes';

/** The behaviour of each resource, by its name. One that is not here has no actions and refuses nothing. */
export const behaviour: Record<string, Behaviour> = {
  products,
  colors,
  ...classifications,
  collections,
  groups,
  banners,
  coupons,
  areas,
  orders,
  users,
  carts,
  favourites,
  enquiries,
  notifications,
  shops,
  shopproducts,
  settings,
};
