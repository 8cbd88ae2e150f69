import type { Plain } from '#define';
import { orderTones } from '#resources/orders/orderStatuses.ts';

/** The figures of the summary by group. */
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

/** The figures of one shop by group. */
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

/** The figures of sold products by outcome, in the colours of the order statuses. */
export const outcomes = {
  totalPendingProducts: orderTones.Processing,
  totalShippedProductsCount: orderTones.Shipped,
  totalDeliveredProductsCount: orderTones.Delivered,
  totalReturnedProductsCount: orderTones.Returned,
  totalCancelledProductsCount: orderTones.Cancelled,
};

const cash = { paymentType: 'Cash on Delivery' };
const online = { paymentType: 'Online Payment' };

/** The filter of the orders that a figure is made of. The other figures are made of items of orders, which have no list. */
export const orderFilters: Readonly<Record<string, Plain>> = {
  totalOrders: {},
  totalOrderPrice: {},
  totalShippingPrice: {},
  totalItemsPrice: {},
  totalCodPaymentCount: cash,
  totalCodPaymentValue: cash,
  totalOnlinePaymentCount: online,
  totalOnlinePaymentValue: online,
};
