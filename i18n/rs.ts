import { app } from './rs/app';
import { classifications } from './rs/classifications';
import { content } from './rs/content';
import { enquiries } from './rs/enquiries';
import { orders } from './rs/orders';
import { pages } from './rs/pages';
import { products } from './rs/products';
import { ra } from './rs/ra';
import { settings } from './rs/settings';
import { shops } from './rs/shops';
import type { Texts } from './textTypes';

export const rs = {
  ra,
  app,
  pages,
  resources: { ...products, ...shops, ...orders, ...enquiries, ...classifications, ...content, ...settings },
} satisfies Texts;
