import { listOf, type Tone } from '#define';

/** The statuses of orders and their items. Any change between them is allowed. */
export const orderStatuses = listOf('Processing', 'Shipped', 'Delivered', 'Cancelled', 'Returned');
export type OrderStatus = (typeof orderStatuses)[number];

/** The colour of each status, in badges and charts. */
export const orderTones: Readonly<Record<OrderStatus, Tone>> = {
  Processing: 'info',
  Shipped: 'primary',
  Delivered: 'success',
  Cancelled: 'error',
  Returned: 'warning',
};

export const isOrderStatus = (value: unknown): value is OrderStatus => orderStatuses.some(status => status === value);
