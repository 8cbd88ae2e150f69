import { call, defineResource, listOf } from '#define';
import { itemsOf, itemsToSet, withItemStatus } from './items';
import { columns, searches, userColumns, valueColumns } from './orderColumns';
import { fields } from './orderFields';
import { orderStatuses, orderTones } from './orderStatuses';

/** The filters of every order list. */
const filters = listOf('paymentType', 'shop', 'totalPrice');

export const orders = defineResource({
  name: 'orders',
  icon: 'Orders',
  menu: 'orders',
  represent: 'orderId',
  searches,
  lists: {
    all: {
      path: '/orders',
      call: call('GET /order/admin/all?page&limit', { rows: 'orders', extension: ['search'], sorts: ['createdAt', 'totalPrice'] }),
      filters: ['orderStatus', { source: 'createdAt', param: ['from', 'to'], alwaysOn: 'presets' }, ...filters],
      views: {
        processing: { orderStatus: 'Processing' },
        shipped: { orderStatus: 'Shipped' },
        delivered: { orderStatus: 'Delivered' },
        cancelled: { orderStatus: 'Cancelled' },
        returned: { orderStatus: 'Returned' },
      },
      inbox: ['processing'],
      columns,
      narrow: ['orderId', 'createdAt', 'shippingInfo.name', 'totalPrice', 'orderStatus'],
      perPage: 'typed',
      row: ['show'],
      bulk: ['setStatus'],
    },
    starred: {
      like: 'all',
      path: '/orders/starred',
      call: call('GET /order/admin/custom/starred?page&limit=10', { rows: 'orders', extension: ['search'] }),
      columns: valueColumns,
      narrow: ['orderId', 'createdAt', 'user', 'totalPrice', 'orderStatus'],
      menu: 'Star',
      filters: [{ source: 'createdAt', param: ['from', 'to'], alwaysOn: true }, ...filters],
    },
    cancelled: {
      like: 'starred',
      path: '/orders/cancelled',
      call: call('GET /order/admin/custom/cancelled?page&limit=10', { rows: 'orders', extension: ['search'] }),
      menu: 'Cancel',
    },
    returned: {
      like: 'starred',
      path: '/orders/returned',
      call: call('GET /order/admin/custom/returned?page&limit=10', { rows: 'orders', extension: ['search'] }),
      menu: 'Return',
    },
    ofUser: {
      path: undefined,
      call: call('GET /order/admin/user/{id}', { rows: 'orders', mayBeNone: true }),
      columns: userColumns,
      narrow: ['orderId', 'createdAt', 'totalPrice', 'orderStatus'],
      row: ['show'],
    },
  },
  pages: { show: '/order/{id}', create: false, edit: false },
  calls: { one: call('GET /order/admin/single/{id}') },
  states: { orderStatus: {} },
  actions: {
    setStatus: {
      call: call('POST /order/admin/status', { body: ['orderId', 'orderStatus'] }),
      ask: [{ source: 'orderStatus', kind: 'badge', choices: orderStatuses, tones: orderTones, required: true }],
      send: ({ id }, { orderStatus }) => ({ orderId: id, orderStatus }),
      sets: 'asked',
      follow: { action: 'setItemStatus', source: 'orderItems', each: itemsToSet },
    },
    setItemStatus: {
      call: call('POST /order/admin/item/status', { body: ['orderId', 'orderItemId', 'orderItemStatus', 'orderStatus'] }),
      // The body contains the order's own status, which another person may have changed since.
      send: ({ id }, { orderItemId, orderItemStatus }, { orderStatus }) => ({ orderId: id, orderItemId, orderItemStatus, orderStatus }),
      expect: (order, { orderItemId, orderItemStatus }) => ({ ...order, orderItems: withItemStatus(order, orderItemId, orderItemStatus) }),
      undo: (order, { orderItemId }) => ({ orderItemId, orderItemStatus: itemsOf(order).find(({ _id }) => _id === orderItemId)?.orderItemStatus }),
    },
  },
  fields,
  slots: {
    show: () => import('./OrderShow'),
    'list/orderId': () => import('./OrderId'),
    'print/packingSlip': () => import('./prints/PackingSlip'),
    'print/invoice': () => import('./prints/Invoice'),
  },
});
