import { app } from './sp/app';
import { classifications } from './sp/classifications';
import { content } from './sp/content';
import { enquiries } from './sp/enquiries';
import { orders } from './sp/orders';
import { pages } from './sp/pages';
import { products } from './sp/products';
import { ra } from './sp/ra';
import { settings } from './sp/settings';
import { shops } from './sp/shops';
import type { Texts } from './textTypes';

export const sp = {
  ra,
  app,
  pages,
  resources: { ...products, ...shops, ...orders, ...enquiries, ...classifications, ...content, ...settings },
} satisfies Texts;
