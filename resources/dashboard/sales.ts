import { asNumber, asText, dayOf, type Plain } from '#define';
import { orderStatuses } from '#resources/orders/orderStatuses.ts';

/** The sales of a period. */
export interface Sold {
  sum: number;
  count: number;
}

/** Today and this month so far, with the same part of the previous day and month. `undefined` if too few orders were read. */
export type Sales = Record<'today' | 'yesterday' | 'month' | 'lastMonth', Sold | undefined>;

/** The used fields of an order. A server may send any value. */
interface Sale {
  createdAt?: unknown;
  totalPrice?: unknown;
  orderStatus?: unknown;
}

const excluded = ['Cancelled', 'Returned'];

const timeOf = ({ createdAt }: Sale): number =>
  new Date(typeof createdAt === 'string' || typeof createdAt === 'number' ? createdAt : Number.NaN).getTime();

/** The first day of the previous month. Older orders are not needed. */
export const salesBegin = (now: Date): Date => new Date(now.getFullYear(), now.getMonth() - 1, 1);

/** The same part of the previous month; all of it if that is shorter. */
function monthBefore(now: Date): [from: Date, to: Date] {
  const from = salesBegin(now);
  const end = new Date(now.getFullYear(), now.getMonth(), 1);
  const samePoint = new Date(from);
  samePoint.setDate(now.getDate());
  samePoint.setHours(now.getHours(), now.getMinutes(), now.getSeconds());
  return [from, samePoint < end ? samePoint : end];
}

/** The filter of the orders that `salesIn` adds up. A part of a day is the whole day. */
export function soldFilter(period: keyof Sales, now: Date): Plain {
  const [, end] = monthBefore(now);
  const isWhole = end.getMonth() === now.getMonth();
  const days = {
    today: { from: 'today' },
    yesterday: { from: 'today-1', to: 'today-1' },
    month: { from: 'month' },
    lastMonth: { from: 'month-1', to: isWhole ? 'monthEnd-1' : dayOf(end) },
  };
  return { orderStatus: { in: orderStatuses.filter(status => !excluded.includes(status)) }, createdAt: days[period] };
}

/** Whether the orders are sorted newest first. Then no missing order is newer than the last one. */
export const areNewestFirst = (orders: readonly Sale[]): boolean =>
  orders.every((order, at) => at === 0 || timeOf(order) <= timeOf(orders[at - 1] as Sale));

/**
 * The sales of the given orders, without cancelled and returned ones.
 * @param isAll Whether these are all orders since `salesBegin`. If not, periods older than the last order are `undefined`, and all are if the
 * orders are not sorted.
 */
export function salesIn(orders: readonly (Sale & Plain)[], now: Date, isAll: boolean): Sales {
  const last = orders.at(-1);
  const since = isAll ? Number.NEGATIVE_INFINITY : last && areNewestFirst(orders) ? timeOf(last) : Number.POSITIVE_INFINITY;
  const sold = (from: Date, to: Date): Sold | undefined => {
    if (!(from.getTime() > since)) return undefined;
    const within = orders.filter(
      order => timeOf(order) >= from.getTime() && timeOf(order) <= to.getTime() && !excluded.includes(asText(order.orderStatus)),
    );
    return { sum: within.reduce((sum, { totalPrice }) => sum + (asNumber(totalPrice) ?? 0), 0), count: within.length };
  };
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const dayBefore = (date: Date) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1, date.getHours(), date.getMinutes(), date.getSeconds());
  return {
    today: sold(day, now),
    yesterday: sold(dayBefore(day), dayBefore(now)),
    month: sold(new Date(now.getFullYear(), now.getMonth(), 1), now),
    lastMonth: sold(...monthBefore(now)),
  };
}
