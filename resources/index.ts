import { areas } from './areas/areas';
import { banners } from './banners';
import { classifications } from './classifications/classifications';
import { collections } from './collections';
import { colors } from './colors';
import { coupons } from './coupons/coupons';
import { listResources } from '#define';
import { enquiries } from './enquiries/enquiries';
import { groups } from './groups/groups';
import { notifications } from './notifications';
import { orders } from './orders/orders';
import { products } from './products/products';
import { settings } from './settings/settings';
import { shopproducts } from './shopproducts/shopproducts';
import { shops } from './shops/shops';
import { carts } from './users/carts';
import { favourites } from './users/favourites';
import { users } from './users/users';

/** All resources, in menu order. */
export const resources = listResources(
  orders,
  products,
  colors,
  shopproducts,
  shops,
  ...classifications,
  enquiries,
  notifications,
  collections,
  groups,
  banners,
  coupons,
  areas,
  users,
  carts,
  favourites,
  settings,
);
