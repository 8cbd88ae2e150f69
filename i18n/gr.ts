import { app } from './gr/app';
import { classifications } from './gr/classifications';
import { content } from './gr/content';
import { enquiries } from './gr/enquiries';
import { orders } from './gr/orders';
import { pages } from './gr/pages';
import { products } from './gr/products';
import { ra } from './gr/ra';
import { settings } from './gr/settings';
import { shops } from './gr/shops';
import type { Texts } from './textTypes';

export const gr = {
  ra,
  app,
  pages,
  resources: { ...products, ...shops, ...orders, ...enquiries, ...classifications, ...content, ...settings },
} satisfies Texts;
