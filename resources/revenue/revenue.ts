import { call, defineResource } from '../define';

/** What the shop has turned over, in all and by shop. */
export const revenue = defineResource({
  name: 'revenue',
  icon: 'Payments',
  menu: 'accounts',
  lists: { all: { path: '/revenues', columns: [], create: false } },
  pages: { show: false, create: false, edit: false },
  calls: { one: call('GET /static/revenue?page&limit=10') },
  fields: [],
  views: { list: () => import('./RevenueList') },
});

/** What one shop has turned over. */
export const shopRevenue = defineResource({
  name: 'shoprevenue',
  represent: 'shopName',
  lists: {},
  pages: { show: '/revenue/{id}', create: false, edit: false },
  calls: { one: call('GET /static/revenue/shop/{revenueId}') },
  fields: [
    { source: 'shopName', kind: 'text', in: [] },
    { source: 'shopId', kind: 'text' },
  ],
  views: { show: () => import('./ShopRevenueShow') },
});
