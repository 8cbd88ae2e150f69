import { areas } from './areas/areas';
import { classifications } from './classifications/classifications';
import { colors } from './colors';
import type { Resource } from './define';
import { products } from './products/products';
import { settings } from './settings';

/** The one list of resources, in menu order. */
export const resources: readonly Resource[] = [products, colors, ...classifications, areas, settings];
