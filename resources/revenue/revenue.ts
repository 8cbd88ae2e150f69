import { call, defineResource } from '../define';

/** What the shop has turned over, in all and by shop (part 2, sections 2, 3 and 7). */
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

/** The figures of the summary, grouped so that they read (part 2, section 3, Revenue summary). */
export const summaryGroups: Record<string, readonly string[]> = {
  orders: ['totalOrders', 'totalOrderPrice', 'totalShippingPrice'],
  payments: ['totalCodPaymentCount', 'totalCodPaymentValue', 'totalOnlinePaymentCount', 'totalOnlinePaymentValue'],
  products: [
    'totalProductItemsSold',
    'totalPendingProducts',
    'totalShippedProductsCount',
    'totalDeliveredProductsCount',
    'totalReturnedProductsCount',
    'totalCancelledProductsCount',
  ],
  money: ['totalItemsPrice', 'totalSellingPrice', 'totalPriceWithoutTax', 'totalTaxValue', 'totalCost', 'totalProfit', 'totalReturnedProductsPrice'],
};

/** The figures of one shop (part 2, section 3, Shop revenue details). */
export const shopGroups: Record<string, readonly string[]> = {
  orders: ['totalOrders', 'totalOrderProducts', 'totalOrderPrice', 'totalShippingPrice'],
  products: [
    'totalProductItemsSold',
    'totalProductsSoldQuantity',
    'totalPendingProducts',
    'totalShippedProductsCount',
    'totalDeliveredProductsCount',
    'totalReturnedProductsCount',
    'totalCancelledProductsCount',
  ],
  money: [
    'totalItemsPrice',
    'totalZestonPrice',
    'totalRetailPrice',
    'totalShopProfit',
    'totalReturnedProductsPrice',
    'totalReturnedProductsProfitDecrement',
    'totalCancelledProductsPrice',
    'totalCancelledProductsProfitDecrement',
  ],
};
