import { type AccessKey, type AccessTable, accessRule } from '#define';
import { resources } from './index';
import type { pages } from './pages';

/**
 * Who may do what in this shop, by role. An account without a role, as the admin's, may do everything. The menu, the buttons, the pages,
 * the fields and react-admin's `useCanAccess` ask it, and so does the mock; the server has the last word.
 */
export const access: AccessTable<AccessKey<typeof resources, typeof pages>> = {
  /** Packs and sends orders, keeps the stock, and learns no purchase prices. */
  staff: {
    '*': 'none',
    dashboard: 'read',
    settings: 'read',
    orders: 'write',
    products: 'read',
    'products.cost': 'none',
    'products.profit': 'none',
    'products.stockValue': 'write',
    'products.changeStock': 'write',
  },
  /** Looks at everything but settings and accounts. */
  viewer: { '*': 'read', users: 'none', carts: 'none', favourites: 'none', updateSettings: 'none' },
};

/** The rule of the table. */
export const mayDo = accessRule(access, resources);
