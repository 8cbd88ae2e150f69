import { recordsIn, textId } from '#define';

/** An item of an order or a cart. A server may send any value. */
export interface OrderItem {
  _id?: unknown;
  /** The product, whole or as an id. */
  product?: unknown;
  /** The address of its image. */
  image?: unknown;
  sellingPrice?: unknown;
  quantity?: unknown;
  orderItemStatus?: unknown;
}

/** The items in a list that a server sent. */
export const itemsIn = (list: unknown): OrderItem[] => recordsIn(list);

/** The items of an order. */
export const itemsOf = ({ orderItems }: { orderItems?: unknown }): OrderItem[] => itemsIn(orderItems);

/** The items of an order, one of them with a new status. */
export const withItemStatus = (order: { orderItems?: unknown }, itemId: unknown, orderItemStatus: unknown): OrderItem[] =>
  itemsOf(order).map(item => (item._id === itemId ? { ...item, orderItemStatus } : item));

/** The items whose status differs from the order's, each with the input that sets the order's status. */
export const itemsToSet = (order: { orderItems?: unknown; orderStatus?: unknown }) =>
  textId(order.orderStatus) === undefined
    ? []
    : itemsOf(order)
        .filter(({ orderItemStatus }) => textId(orderItemStatus) !== undefined && orderItemStatus !== order.orderStatus)
        .map(item => ({ named: item, input: { orderItemId: item._id, orderItemStatus: order.orderStatus } }));
