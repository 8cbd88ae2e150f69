/**
 * What only a server knows: which rows a list holds, what an action does to a row, what is refused and
 * with which words. One entry a resource; an action without its rule keeps the mock from starting.
 */
import type { Rules } from './rule';
import { areas, classifications } from './rules/classifications';
import { banners, collections, coupons, groups } from './rules/content';
import { enquiries, enquiryCards, notifications } from './rules/enquiries';
import { dashboard, revenue, shoprevenue } from './rules/figures';
import { carts, favourites, orders, users } from './rules/orders';
import { colors, products } from './rules/products';
import { settings } from './rules/settings';
import { shopproducts, shops } from './rules/shops';

/** The rules, by resource. One that is not here has no actions and refuses nothing. */
export const rules: Record<string, Rules> = {
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
  enquiryCards,
  notifications,
  shops,
  shopproducts,
  dashboard,
  revenue,
  shoprevenue,
  settings,
};
