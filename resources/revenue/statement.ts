import { asNumber, fits, isPlain, type Plain, textId, timeOf } from '#define';
import { isSold } from '#resources/dashboard/sales.ts';
import { itemsOf, type OrderItem } from '#resources/orders/items.ts';

/** A number of orders or items, and their amount. */
export interface Total {
  count: number;
  amount: number;
}

/** What the orders of a shop in a period add up to. `orders` are the oldest first. */
export interface Statement {
  orders: Plain[];
  /** All orders; of these the cancelled, the returned, and the others. */
  byStatus: Record<'all' | 'Cancelled' | 'Returned' | 'sold', Total>;
  /** The items of all orders by their own status; `sold` are the others. */
  items: Record<'Cancelled' | 'Returned' | 'sold', Total>;
  /** Sold orders by payment type, in the order of their first. */
  payments: [type: string, total: Total][];
  /** The sums of sold orders. */
  sums: Record<'itemsPrice' | 'shippingPrice' | 'couponValue' | 'taxValue' | 'totalPrice', number>;
}

const amountIn = (record: Plain, source: string): number => asNumber(record[source]) ?? 0;
const totalOf = (orders: readonly Plain[]): Total => ({
  count: orders.length,
  amount: orders.reduce((sum, order) => sum + amountIn(order, 'totalPrice'), 0),
});
const itemsTotal = (items: readonly OrderItem[]): Total => ({
  count: items.reduce((sum, { quantity }) => sum + (asNumber(quantity) ?? 0), 0),
  amount: items.reduce((sum, { quantity, sellingPrice }) => sum + (asNumber(quantity) ?? 0) * (asNumber(sellingPrice) ?? 0), 0),
});

const shopOf = ({ shop }: Plain): string | undefined => textId(isPlain(shop) ? shop._id : shop);

const paymentOf = ({ paymentType }: Plain): string => textId(paymentType) ?? '';

/** Adds up the orders of a shop from one day to another, both included, whichever orders a server sends. */
export function statementOf(all: readonly Plain[], { shop, from, to }: { shop: string; from: string; to: string }): Statement {
  const orders = all
    .filter(order => shopOf(order) === shop && fits({ from, to }, order.createdAt))
    .sort((one, other) => timeOf(one.createdAt) - timeOf(other.createdAt));
  const withStatus = (status: string) => totalOf(orders.filter(({ orderStatus }) => orderStatus === status));
  const sold = orders.filter(isSold);
  const items = orders.flatMap(itemsOf);
  const itemsWith = (status: string) => itemsTotal(items.filter(({ orderItemStatus }) => orderItemStatus === status));
  const types = new Set(sold.map(paymentOf));
  const sumOf = (source: keyof Statement['sums']) => sold.reduce((sum, order) => sum + amountIn(order, source), 0);
  return {
    orders,
    byStatus: { all: totalOf(orders), Cancelled: withStatus('Cancelled'), Returned: withStatus('Returned'), sold: totalOf(sold) },
    items: {
      Cancelled: itemsWith('Cancelled'),
      Returned: itemsWith('Returned'),
      sold: itemsTotal(items.filter(({ orderItemStatus }) => isSold({ orderStatus: orderItemStatus }))),
    },
    payments: [...types].map(type => [type, totalOf(sold.filter(order => paymentOf(order) === type))]),
    sums: {
      itemsPrice: sumOf('itemsPrice'),
      shippingPrice: sumOf('shippingPrice'),
      couponValue: sumOf('couponValue'),
      taxValue: sumOf('taxValue'),
      totalPrice: sumOf('totalPrice'),
    },
  };
}
