import { call, defineResource, recordsIn, type ShopRecord, valueAt } from '../define';

/** What an order or one of its items can be (part 2, section 4). Any change is allowed. */
export const orderStatuses = ['Processing', 'Shipped', 'Delivered', 'Cancelled', 'Returned'] as const;

const tones = { Processing: 'info', Shipped: 'primary', Delivered: 'success', Cancelled: 'error', Returned: 'warning' } as const;

/** An order in which an item is given another status: the order as it will be, and which item. */
export const withItemStatus = (order: ShopRecord, itemId: string, orderItemStatus: string): ShopRecord => ({
  ...order,
  orderItems: itemsOf(order).map(item => (item._id === itemId ? { ...item, orderItemStatus } : item)),
  changedItem: itemId,
});

/** The items of an order. */
export const itemsOf = ({ orderItems }: ShopRecord): Record<string, unknown>[] => recordsIn(orderItems);

/** Who an order goes to. */
export const recipientOf = (order: ShopRecord): unknown => valueAt(order, 'shippingInfo.name') || valueAt(order, 'shippingInfo.firstName');

/** Who has ordered: by the user's name, else the recipient's, else the user's e-mail address. */
const buyerOf = (order: ShopRecord): unknown => valueAt(order, 'user.name') || recipientOf(order) || valueAt(order, 'user.email');

/** The lists that look alike: starred, cancelled and returned orders. */
const dated = <K extends 'starred' | 'cancelled' | 'returned'>(key: K) =>
  ({
    path: `/orders/${key}`,
    call: call(`GET /order/admin/custom/${key}?page&limit=10`, { rows: 'orders', extension: ['search', 'from', 'to'] }),
    columns: [
      'orderId',
      'shop.shopName',
      'createdAt',
      { source: 'user', kind: 'text', value: buyerOf },
      { source: 'totalPrice', label: 'value' },
      'orderStatus',
    ],
    create: false,
    row: ['show'],
    menu: true,
    dateRange: true,
  }) as const;

/** Orders (part 2, sections 2 to 4 and 7). */
export const orders = defineResource({
  name: 'orders',
  icon: 'Orders',
  menu: 'orders',
  represent: 'orderId',
  lists: {
    all: {
      path: '/orders',
      call: call('GET /order/admin/all?page&limit', { rows: 'orders', extension: ['search'] }),
      columns: [
        'orderId',
        'createdAt',
        { source: 'shippingInfo.name', value: recipientOf },
        'user.email',
        { source: 'totalPrice', label: 'amount' },
        'paymentType',
        'orderStatus',
        { source: 'isActive', kind: 'status' },
      ],
      create: false,
      pageSize: true,
      row: ['show'],
    },
    starred: dated('starred'),
    cancelled: dated('cancelled'),
    returned: dated('returned'),
    ofUser: { path: undefined, call: call('GET /order/admin/user/{id}', { rows: 'orders', mayBeNone: true }), columns: [], create: false },
  },
  pages: { show: '/order/{id}', create: false, edit: false },
  calls: { one: call('GET /order/admin/single/{id}') },
  actions: {
    setStatus: {
      call: call('POST /order/admin/status', { body: ['orderId', 'orderStatus'] }),
      send: ({ id, orderStatus }) => ({ orderId: id, orderStatus }),
      expect: order => order,
    },
    setItemStatus: {
      call: call('POST /order/admin/item/status', { body: ['orderId', 'orderItemId', 'orderItemStatus', 'orderStatus'] }),
      // The order's own status is not what staff have chosen here: another person may have set it since.
      fresh: true,
      send: (order, { orderStatus }) => ({
        orderId: order.id,
        orderItemId: order.changedItem,
        orderItemStatus: itemsOf(order).find(({ _id }) => _id === order.changedItem)?.orderItemStatus,
        orderStatus,
      }),
      expect: ({ changedItem: _said, ...order }) => order,
    },
  },
  fields: [
    { source: 'orderId', kind: 'text' },
    { source: 'createdAt', kind: 'date' },
    { source: 'shippingInfo.name', kind: 'text' },
    { source: 'user.email', kind: 'text' },
    { source: 'shop.shopName', kind: 'text' },
    { source: 'paymentType', kind: 'choice' },
    { source: 'isActive', kind: 'flag', in: [] },
    { source: 'orderStatus', kind: 'badge', choices: orderStatuses, tones },
    { source: 'itemsPrice', kind: 'money' },
    { source: 'shippingPrice', kind: 'money' },
    { source: 'couponValue', kind: 'money' },
    { source: 'taxValue', kind: 'money' },
    { source: 'totalPrice', kind: 'money' },
  ],
  views: { show: () => import('./OrderShow') },
});
