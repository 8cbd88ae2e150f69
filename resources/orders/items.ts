import { recordsIn, type ShopRecord } from '../define';

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

/** An order in which an item is given another status: the order as it will be, and which item. */
export const withItemStatus = <Order extends ShopRecord & { orderItems?: unknown }>(order: Order, itemId: string, orderItemStatus: string) => ({
  ...order,
  orderItems: itemsOf(order).map(item => (item._id === itemId ? { ...item, orderItemStatus } : item)),
  changedItem: itemId,
});
