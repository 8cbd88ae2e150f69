import type { Texts } from './languages';
import { app } from './sp/app';
import { classifications } from './sp/classifications';
import { content } from './sp/content';
import { enquiries } from './sp/enquiries';
import { figures } from './sp/figures';
import { gate } from './sp/gate';
import { house } from './sp/house';
import { orders } from './sp/orders';
import { products } from './sp/products';
import { ra } from './sp/ra';
import { shops } from './sp/shops';

/** Every text of the interface, in Spanish. */
export const sp = {
  ra,
  app,
  gate,
  resources: { ...products, ...shops, ...orders, ...enquiries, ...classifications, ...content, ...figures, ...house },
} satisfies Texts;
