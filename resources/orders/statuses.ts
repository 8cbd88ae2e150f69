/** What an order or one of its items can be. Any change is allowed. */
export const orderStatuses = ['Processing', 'Shipped', 'Delivered', 'Cancelled', 'Returned'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Whether a value is one of them. */
export const isOrderStatus = (value: unknown): value is OrderStatus => orderStatuses.some(status => status === value);
