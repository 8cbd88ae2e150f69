/** What the lists of orders show, and what their server searches. */
import { listOf } from '#define';
import { buyerOf, recipientOf } from './people';

export const searches = listOf(
  'orderId',
  'shippingInfo.name',
  'user.email',
  'shippingInfo.contactNumber',
  'shippingInfo.firstName',
  'user.name',
  'shop.shopName',
  'orderStatus',
  'paymentType',
);

/** The columns of all orders. */
export const columns = listOf(
  'orderId',
  'createdAt',
  { source: 'shippingInfo.name', value: recipientOf },
  'user.email',
  { source: 'totalPrice', label: 'amount' },
  'paymentType',
  'orderStatus',
  { source: 'isActive', kind: 'status' },
);

/** The columns of starred, cancelled and returned orders. */
export const valueColumns = listOf(
  'orderId',
  'shop.shopName',
  'createdAt',
  { source: 'user', kind: 'text', value: buyerOf },
  { source: 'totalPrice', label: 'value' },
  'orderStatus',
);

/** The columns of a user's orders. */
export const userColumns = listOf(
  'orderId',
  'createdAt',
  { source: 'itemsPrice', label: 'items' },
  'shippingPrice',
  { source: 'taxValue', label: 'vat' },
  'totalPrice',
  'orderStatus',
);
