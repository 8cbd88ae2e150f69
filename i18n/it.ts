import { app } from './it/app';
import { classifications } from './it/classifications';
import { content } from './it/content';
import { enquiries } from './it/enquiries';
import { orders } from './it/orders';
import { pages } from './it/pages';
import { products } from './it/products';
import { ra } from './it/ra';
import { settings } from './it/settings';
import { shops } from './it/shops';
import type { Texts } from './textTypes';

export const it = {
  ra,
  app,
  pages,
  resources: { ...products, ...shops, ...orders, ...enquiries, ...classifications, ...content, ...settings },
} satisfies Texts;
