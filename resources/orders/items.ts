import { recordsIn, textId } from '#define';

/** What an item of an order or of a cart says; a server may have sent any value. */
export interface OrderItem {
  _id?: unknown;
  /** The product, whole or its id. */
  product?: unknown;
  /** The address of its picture. */
  image?: unknown;
  sellingPrice?: unknown;
  quantity?: unknown;
  orderItemStatus?: unknown;
}

/** The items in a list that a server sent, of an order or a cart. */
export const itemsIn = (list: unknown): OrderItem[] => recordsIn(list);

/** The items of an order. */
export const itemsOf = ({ orderItems }: { orderItems?: unknown }): OrderItem[] => itemsIn(orderItems);

/** The items of an order, of which one is given another status. */
export const withItemStatus = (order: { orderItems?: unknown }, itemId: unknown, orderItemStatus: unknown): OrderItem[] =>
  itemsOf(order).map(item => (item._id === itemId ? { ...item, orderItemStatus } : item));

/** The items of an order that have another status than the order itself, each with what gives it that of the order. */
export const itemsToSet = (order: { orderItems?: unknown; orderStatus?: unknown }) =>
  textId(order.orderStatus) === undefined
    ? []
    : itemsOf(order)
        .filter(({ orderItemStatus }) => textId(orderItemStatus) !== undefined && orderItemStatus !== order.orderStatus)
        .map(item => ({ named: item, asked: { orderItemId: item._id, orderItemStatus: order.orderStatus } }));
