/**
 * What only a server knows of this shop: which rows a list holds, what an action does, what is refused and with which message.
 * The mock does not start when an action or a page's call has no behaviour here and no outcome in its declaration.
 */
import type { Behaviour, PageBehaviour } from '#mock-api/engine/behaviourTypes.ts';
import { dialect } from '#resources/dialect.ts';
import { areas, classifications } from './classificationsBehaviour';
import { banners, collections, coupons, groups } from './contentBehaviour';
import { enquiries, enquiryCards, notifications } from './enquiriesBehaviour';
import { dashboard, revenue, shopRevenue } from './figuresBehaviour';
import { carts, favourites, orders, users } from './ordersBehaviour';
import { colors, products } from './productsBehaviour';
import { settings, settingsPage } from './settingsBehaviour';
import { accountPage } from './shopAccount';
import { shopproducts, shops } from './shopsBehaviour';

/** The behaviour of each resource, by its name. A resource without one has no actions and refuses nothing. */
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

/** The behaviour of each page that is no entity, by its name. */
export const pageBehaviour: Record<string, PageBehaviour> = {
  dashboard,
  enquiries: enquiryCards,
  revenue,
  shopRevenue,
  settings: settingsPage,
  account: accountPage(dialect),
};
