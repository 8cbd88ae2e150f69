import type { IconName } from '#define';
import { alike, call, defineResource } from '#define';
import { itemsOf, itemsToSet, withItemStatus } from './items';
import { orderStatuses, orderTones } from './orderStatuses';
import { buyerOf, recipientOf } from './people';

const paymentTypes = ['Cash on Delivery', 'Online Payment'] as const;

const status = { source: 'orderStatus', kind: 'badge', choices: orderStatuses, tones: orderTones } as const;

/** The filters of every order list. */
const commonFilters = ['paymentType', 'shop', 'totalPrice'] as const;

/** The lists of starred, cancelled and returned orders differ only in path and icon. */
const statusList = <K extends 'starred' | 'cancelled' | 'returned'>(key: K, icon: IconName) =>
  ({
    path: `/orders/${key}`,
    call: call(`GET /order/admin/custom/${key}?page&limit=10`, { rows: 'orders', extension: ['search'] }),
    columns: [
      'orderId',
      'shop.shopName',
      'createdAt',
      { source: 'user', kind: 'text', value: buyerOf },
      { source: 'totalPrice', label: 'value' },
      'orderStatus',
    ],
    narrow: ['orderId', 'createdAt', 'user', 'totalPrice', 'orderStatus'],
    create: false,
    row: ['show'],
    bulk: ['setStatus'],
    menu: true,
    icon,
    filters: [{ source: 'createdAt', param: ['from', 'to'], alwaysOn: true }, ...commonFilters],
  }) as const;

const shipping = alike(
  { kind: 'text', in: [], personal: true },
  ...(['firstName', 'addressLine1', 'addressLine2', 'street', 'landmark', 'area', 'district', 'state', 'pinCode', 'contactNumber'] as const).map(
    part => `shippingInfo.${part}` as const,
  ),
);

export const orders = defineResource({
  name: 'orders',
  icon: 'Orders',
  menu: 'orders',
  represent: 'orderId',
  searches: [
    'orderId',
    'shippingInfo.name',
    'user.email',
    'shippingInfo.contactNumber',
    'shippingInfo.firstName',
    'user.name',
    'shop.shopName',
    'orderStatus',
    'paymentType',
  ],
  lists: {
    all: {
      path: '/orders',
      call: call('GET /order/admin/all?page&limit', {
        rows: 'orders',
        extension: ['search'],
        sorts: ['createdAt', 'totalPrice'],
      }),
      filters: ['orderStatus', { source: 'createdAt', param: ['from', 'to'], alwaysOn: 'presets' }, ...commonFilters],
      views: {
        processing: { filter: { orderStatus: 'Processing' }, inbox: true },
        shipped: { filter: { orderStatus: 'Shipped' } },
        delivered: { filter: { orderStatus: 'Delivered' } },
        cancelled: { filter: { orderStatus: 'Cancelled' } },
        returned: { filter: { orderStatus: 'Returned' } },
      },
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
      narrow: ['orderId', 'createdAt', 'shippingInfo.name', 'totalPrice', 'orderStatus'],
      create: false,
      pageSize: true,
      row: ['show'],
      bulk: ['setStatus'],
    },
    starred: statusList('starred', 'Star'),
    cancelled: statusList('cancelled', 'Cancel'),
    returned: statusList('returned', 'Return'),
    ofUser: {
      path: undefined,
      call: call('GET /order/admin/user/{id}', { rows: 'orders', mayBeNone: true }),
      columns: [
        'orderId',
        'createdAt',
        { source: 'itemsPrice', label: 'items' },
        'shippingPrice',
        { source: 'taxValue', label: 'vat' },
        'totalPrice',
        'orderStatus',
      ],
      narrow: ['orderId', 'createdAt', 'totalPrice', 'orderStatus'],
      create: false,
      row: ['show'],
    },
  },
  pages: { show: '/order/{id}', create: false, edit: false },
  calls: { one: call('GET /order/admin/single/{id}') },
  actions: {
    setStatus: {
      call: call('POST /order/admin/status', { body: ['orderId', 'orderStatus'] }),
      ask: [{ ...status, required: true }],
      send: ({ id }, { orderStatus }) => ({ orderId: id, orderStatus }),
      sets: 'asked',
      follow: { action: 'setItemStatus', source: 'orderItems', each: itemsToSet },
    },
    setItemStatus: {
      call: call('POST /order/admin/item/status', { body: ['orderId', 'orderItemId', 'orderItemStatus', 'orderStatus'] }),
      // The body contains the order's own status, which another person may have changed since.
      fresh: true,
      send: ({ id }, { orderItemId, orderItemStatus }, { orderStatus }) => ({ orderId: id, orderItemId, orderItemStatus, orderStatus }),
      expect: (order, { orderItemId, orderItemStatus }) => ({ ...order, orderItems: withItemStatus(order, orderItemId, orderItemStatus) }),
      undo: (order, { orderItemId }) => ({ orderItemId, orderItemStatus: itemsOf(order).find(({ _id }) => _id === orderItemId)?.orderItemStatus }),
    },
  },
  fields: [
    { source: 'orderId', kind: 'text' },
    { source: 'createdAt', kind: 'date' },
    { source: 'shippingInfo.name', kind: 'text', personal: true },
    ...shipping,
    { source: 'user', kind: 'reference', reference: 'users', in: [], personal: true },
    { source: 'user.email', kind: 'text', personal: true },
    { source: 'user.name', kind: 'text', in: [], personal: true },
    { source: 'shop', kind: 'reference', reference: 'shops', in: [] },
    { source: 'shop.shopName', kind: 'text' },
    { source: 'paymentType', kind: 'choice', choices: paymentTypes },
    { source: 'isActive', kind: 'flag', in: [] },
    { source: 'isStarred', kind: 'flag', in: [] },
    { source: 'orderItems', kind: 'rows', in: [], fields: [{ source: 'orderItemStatus', kind: 'badge', choices: orderStatuses, tones: orderTones }] },
    status,
    { source: 'itemsPrice', kind: 'money' },
    { source: 'shippingPrice', kind: 'money' },
    { source: 'couponValue', kind: 'money' },
    { source: 'taxValue', kind: 'money' },
    { source: 'totalPrice', kind: 'money' },
  ],
  show: { summary: ['totalPrice', 'orderStatus', 'paymentType'] },
  prints: { packingSlip: () => import('./prints/PackingSlip'), invoice: () => import('./prints/Invoice') },
  views: { show: () => import('./OrderShow') },
});
