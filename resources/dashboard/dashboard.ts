import { call, definePage } from '#define';

/** What staff see first: the counts of what they look after. */
export const dashboard = definePage({
  name: 'dashboard',
  path: '/dashboard',
  icon: 'Dashboard',
  reads: { counts: call('GET /static/dashboard/data') },
  menuCounts: { orders: 'newOrdersCount', products: 'outOfStockProductsCount' },
  view: () => import('./Dashboard'),
});
