import { areas } from './areas/areas';
import { banners } from './banners';
import { classifications } from './classifications/classifications';
import { collections } from './collections';
import { colors } from './colors';
import { coupons } from './coupons/coupons';
import type { Resource } from './define';
import { groups } from './groups/groups';
import { products } from './products/products';
import { settings } from './settings';

/** The one list of resources, in menu order. */
export const resources: readonly Resource[] = [products, colors, ...classifications, collections, groups, banners, coupons, areas, settings];
