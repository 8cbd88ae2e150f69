import { call, definePage } from '#define';

/** The first page: counts of what staff manage. */
export const dashboard = definePage({
  name: 'dashboard',
  path: '/dashboard',
  icon: 'Dashboard',
  reads: { counts: call('GET /static/dashboard/data') },
  menuCounts: { orders: 'newOrdersCount', products: 'outOfStockProductsCount' },
  component: () => import('./DashboardView'),
});
