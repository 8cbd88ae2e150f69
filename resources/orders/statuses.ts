/** What an order or one of its items can be. Any change is allowed. */
export const orderStatuses = ['Processing', 'Shipped', 'Delivered', 'Cancelled', 'Returned'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What each means, as a colour: of its badge, and of its part of a chart. */
export const orderTones = { Processing: 'info', Shipped: 'primary', Delivered: 'success', Cancelled: 'error', Returned: 'warning' } as const;

/** Whether a value is one of them. */
export const isOrderStatus = (value: unknown): value is OrderStatus => orderStatuses.some(status => status === value);
