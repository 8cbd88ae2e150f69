import { call, definePage } from '#define';

/** What the shop has turned over, in all and by shop. */
export const revenue = definePage({
  name: 'revenue',
  path: '/revenues',
  icon: 'Payments',
  menu: 'accounts',
  reads: { summary: call('GET /static/revenue?page&limit=10') },
  view: () => import('./Revenue'),
});

/** What one shop has turned over. */
export const shopRevenue = definePage({
  name: 'shopRevenue',
  path: '/revenue/{id}',
  reads: { figures: call('GET /static/revenue/shop/{revenueId}') },
  view: () => import('./ShopRevenue'),
});
