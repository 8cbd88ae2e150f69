import type { RowOf } from '#mock-api/engine/behaviourTypes.ts';
import { type PageBehaviour, Refusal, type Row, type World } from '#mock-api/engine/behaviourTypes.ts';
import { itemsOf, type OrderItem } from '#resources/orders/items.ts';
import type { OrderStatus } from '#resources/orders/orderStatuses.ts';
import type { orders as declaredOrders } from '#resources/orders/orders.ts';
import { round2, taxWithin } from '#resources/products/prices.ts';
import type { shops as declaredShops } from '#resources/shops/shops.ts';
import { stateOf } from '#resources/shops/states.ts';

type Order = RowOf<typeof declaredOrders>;

/** The tax of every item. In percent. */
const taxRate = 15;

const sum = <T>(rows: readonly T[], of: (row: T) => unknown): number => round2(rows.reduce((total, row) => total + number(of(row)), 0));
const number = (value: unknown): number => Number(value) || 0;
const price = ({ sellingPrice, quantity }: OrderItem): number => number(sellingPrice) * number(quantity);

/** The items of orders by status, with their cost and profit. */
function figures(orders: readonly Order[], { row }: World) {
  const items = orders.flatMap(itemsOf);
  const of = (status: OrderStatus) => items.filter(({ orderItemStatus }) => orderItemStatus === status);
  const cost = ({ product, quantity }: OrderItem) => number(row('products', product)?.cost) * number(quantity);
  const sold = items.filter(({ orderItemStatus }) => orderItemStatus !== 'Cancelled' && orderItemStatus !== 'Returned');
  const profit = (some: readonly OrderItem[]) => round2(sum(some, price) - sum(some, cost));
  return { items, of, sold, cost, profit };
}

/** The counts of the dashboard. */
export const dashboard: PageBehaviour = {
  counts: (_, { rows }) => {
    const products = rows('products').filter(({ isDeleted }) => isDeleted !== true);
    return {
      ordersCount: rows('orders').length,
      newOrdersCount: rows('orders').filter(({ orderStatus }) => orderStatus === 'Processing').length,
      productsCount: products.length,
      outOfStockProductsCount: products.filter(row => number(row.stockValue) <= 0).length,
      categoriesCount: rows('category').length,
      subCategoriesCount: rows('subcategory').length,
      brandsCount: rows('brand').length,
      ageGroupsCount: rows('agegroup').length,
      genderTypesCount: rows('gendertype').length,
    };
  },
};

/** The summary of all orders, and a page of shops. */
export const revenue: PageBehaviour = {
  summary: ({ query: { page = '1', limit = '10' } }, world) => {
    const orders = world.rows('orders');
    const { of, sold, cost, profit } = figures(orders, world);
    const paid = (kind: string) => orders.filter(({ paymentType }) => paymentType === kind);
    const [cash, online] = [paid('Cash on Delivery'), paid('Online Payment')];
    const all: readonly RowOf<typeof declaredShops>[] = world.rows('shops');
    const shops = all.filter(shop => stateOf(shop) !== 'unapproved');
    const from = (Number(page) - 1) * Number(limit);
    return {
      totalOrders: orders.length,
      totalPendingProducts: of('Processing').length,
      totalCancelledProductsCount: of('Cancelled').length,
      totalOrderPrice: sum(orders, row => row.totalPrice),
      totalCodPaymentCount: cash.length,
      totalCodPaymentValue: sum(cash, row => row.totalPrice),
      totalOnlinePaymentCount: online.length,
      totalOnlinePaymentValue: sum(online, row => row.totalPrice),
      totalCost: sum(sold, cost),
      totalSellingPrice: sum(sold, price),
      totalTaxValue: sum(sold, item => taxWithin(price(item), taxRate)),
      totalProfit: profit(sold),
      totalItemsPrice: sum(orders, row => row.itemsPrice),
      totalPriceWithoutTax: round2(sum(orders, row => row.itemsPrice) - sum(orders, row => row.taxValue)),
      totalShippingPrice: sum(orders, row => row.shippingPrice),
      totalReturnedProductsPrice: sum(of('Returned'), price),
      totalProductItemsSold: sum(sold, ({ quantity }) => quantity),
      totalDeliveredProductsCount: of('Delivered').length,
      totalReturnedProductsCount: of('Returned').length,
      totalShippedProductsCount: of('Shipped').length,
      shops: shops.slice(from, from + Number(limit)).map(shop => shopFigures(shop, world)),
      total: shops.length,
    };
  },
};

function shopFigures(shop: Row, world: World): Row {
  const orders = world.rows('orders').filter(order => order.shop === shop._id);
  const { items, of, sold, cost, profit } = figures(orders, world);
  const [returned, cancelled] = [of('Returned'), of('Cancelled')];
  return {
    _id: shop._id,
    shopName: shop.shopName,
    shopId: shop._id,
    totalOrders: orders.length,
    totalReturnedProductsCount: returned.length,
    totalPendingProducts: of('Processing').length,
    totalOrderProducts: items.length,
    totalProductItemsSold: sold.length,
    totalProductsSoldQuantity: sum(sold, ({ quantity }) => quantity),
    totalShopProfit: profit(sold),
    totalShippedProductsCount: of('Shipped').length,
    totalOrderPrice: sum(orders, row => row.totalPrice),
    totalShippingPrice: sum(orders, row => row.shippingPrice),
    totalItemsPrice: sum(orders, row => row.itemsPrice),
    totalZestonPrice: sum(sold, cost),
    totalRetailPrice: sum(sold, price),
    totalDeliveredProductsCount: of('Delivered').length,
    totalReturnedProductsPrice: sum(returned, price),
    totalReturnedProductsProfitDecrement: profit(returned),
    totalCancelledProductsCount: cancelled.length,
    totalCancelledProductsPrice: sum(cancelled, price),
    totalCancelledProductsProfitDecrement: profit(cancelled),
  };
}

/** The figures of one shop. */
export const shopRevenue: PageBehaviour = {
  figures: ({ params: { revenueId } }, world) => {
    const shop = world.row('shops', revenueId);
    if (!shop) throw new Refusal(`There is no such record: ${revenueId}`, 404);
    return shopFigures(shop, world);
  },
};
