/** The figures of the summary, grouped so that they read. */
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

/** The figures of one shop. */
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
