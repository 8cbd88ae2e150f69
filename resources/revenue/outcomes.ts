import { orderTones } from '#resources/orders/statuses.ts';

/** The figures of what has become of the products that were sold, each with the colour of its status. */
export const outcomes = {
  totalPendingProducts: orderTones.Processing,
  totalShippedProductsCount: orderTones.Shipped,
  totalDeliveredProductsCount: orderTones.Delivered,
  totalReturnedProductsCount: orderTones.Returned,
  totalCancelledProductsCount: orderTones.Cancelled,
} as const;
