/** The statuses of orders and their items. Any change between them is allowed. */
export const orderStatuses = ['Processing', 'Shipped', 'Delivered', 'Cancelled', 'Returned'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The colour of each status, in badges and charts. */
export const orderTones = { Processing: 'info', Shipped: 'primary', Delivered: 'success', Cancelled: 'error', Returned: 'warning' } as const;

export const isOrderStatus = (value: unknown): value is OrderStatus => orderStatuses.some(status => status === value);
