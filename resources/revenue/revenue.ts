import { call, definePage } from '#define';

/** The revenue in total and by shop. */
export const revenue = definePage({
  name: 'revenue',
  path: '/revenues',
  icon: 'Payments',
  menu: 'accounts',
  reads: { summary: call('GET /static/revenue?page&limit=10') },
  component: () => import('./RevenueView'),
});

/** The revenue of one shop. */
export const shopRevenue = definePage({
  name: 'shopRevenue',
  path: '/revenue/{id}',
  reads: { figures: call('GET /static/revenue/shop/{revenueId}') },
  component: () => import('./ShopRevenue'),
});

/** What the orders of a shop in a period add up to, from the list of all orders. */
export const statement = definePage({ name: 'statement', path: '/revenue/{id}/statement', component: () => import('./StatementView') });
