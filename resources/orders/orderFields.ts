/** The fields of an order. */
import { alike, declared, fieldList } from '#define';
import { orderStatuses, orderTones } from './orderStatuses';

const status = declared({ kind: 'badge', choices: orderStatuses, tones: orderTones });

export const fields = fieldList(
  { source: 'orderId', kind: 'text' },
  { source: 'createdAt', kind: 'date' },
  { source: 'shippingInfo.name', kind: 'text', personal: true },
  ...alike(
    { kind: 'text', in: [], personal: true },
    'shippingInfo.firstName',
    'shippingInfo.addressLine1',
    'shippingInfo.addressLine2',
    'shippingInfo.street',
    'shippingInfo.landmark',
    'shippingInfo.area',
    'shippingInfo.district',
    'shippingInfo.state',
    'shippingInfo.pinCode',
    'shippingInfo.contactNumber',
  ),
  { source: 'user', kind: 'reference', reference: 'users', in: [], personal: true },
  { source: 'user.email', kind: 'text', personal: true },
  { source: 'user.name', kind: 'text', in: [], personal: true },
  { source: 'shop', kind: 'reference', reference: 'shops', in: [] },
  { source: 'shop.shopName', kind: 'text' },
  { source: 'paymentType', kind: 'choice', choices: ['Cash on Delivery', 'Online Payment'] },
  { source: 'isActive', kind: 'flag', in: [] },
  { source: 'isStarred', kind: 'flag', in: [] },
  { source: 'orderItems', kind: 'rows', in: [], fields: [{ ...status, source: 'orderItemStatus' }] },
  { ...status, source: 'orderStatus' },
  { source: 'itemsPrice', kind: 'money' },
  { source: 'shippingPrice', kind: 'money' },
  { source: 'couponValue', kind: 'money' },
  { source: 'taxValue', kind: 'money' },
  { source: 'totalPrice', kind: 'money' },
);
