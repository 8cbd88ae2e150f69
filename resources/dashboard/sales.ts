import { asNumber, asText, dayOf, type Plain, timeOf } from '#define';
import { orderStatuses } from '#resources/orders/orderStatuses.ts';

/** The sales of a period. */
export interface Sold {
  sum: number;
  count: number;
}

/** The sales of a day of this month and of the same day of the previous month. `undefined`: not yet, no such day, or too few orders were read. */
export interface DaySales {
  day: number;
  month: Sold | undefined;
  lastMonth: Sold | undefined;
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

/** Whether an order is a sale: it is neither cancelled nor returned. */
export const isSold = ({ orderStatus }: Pick<Sale, 'orderStatus'>): boolean => !excluded.includes(asText(orderStatus));

const soldStatuses = { in: orderStatuses.filter(status => !excluded.includes(status)) };

const soldAt = ({ createdAt }: Sale): number => timeOf(createdAt);

/** The first day of the previous month. Older orders are not needed. */
export const salesBegin = (now: Date): Date => new Date(now.getFullYear(), now.getMonth() - 1, 1);

/** The beginning of a day of this month or of the previous one. */
const dayIn = (month: 'month' | 'lastMonth', day: number, now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth() - (month === 'lastMonth' ? 1 : 0), day);

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
  return { orderStatus: soldStatuses, createdAt: days[period] };
}

/** The filter of the orders of a day of this month or of the previous one, as `salesByDay` adds them up. */
export function soldOnDayFilter(month: 'month' | 'lastMonth', day: number, now: Date): Plain {
  const date = dayOf(dayIn(month, day, now));
  return { orderStatus: soldStatuses, createdAt: { from: date, to: date } };
}

/** Whether the orders are sorted newest first. Then no missing order is newer than the last one. */
export const areNewestFirst = (orders: readonly Sale[]): boolean =>
  orders.every((order, at) => at === 0 || soldAt(order) <= soldAt(orders[at - 1] as Sale));

/**
 * Adds up the sales of a period.
 * @param isAll Whether these are all orders since `salesBegin`. If not, periods older than the last order are `undefined`, and all are if the
 * orders are not sorted.
 */
function salesOf(orders: readonly (Sale & Plain)[], isAll: boolean): (from: Date, to: Date) => Sold | undefined {
  const last = orders.at(-1);
  const since = isAll ? Number.NEGATIVE_INFINITY : last && areNewestFirst(orders) ? soldAt(last) : Number.POSITIVE_INFINITY;
  return (from, to) => {
    if (!(from.getTime() > since)) return undefined;
    const within = orders.filter(order => soldAt(order) >= from.getTime() && soldAt(order) <= to.getTime() && isSold(order));
    return { sum: within.reduce((sum, { totalPrice }) => sum + (asNumber(totalPrice) ?? 0), 0), count: within.length };
  };
}

/** The sales of the given orders, without cancelled and returned ones. `isAll`: see `salesOf`. */
export function salesIn(orders: readonly (Sale & Plain)[], now: Date, isAll: boolean): Sales {
  const sold = salesOf(orders, isAll);
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

/** The same orders by day of the month, each day of this month beside the one of the previous month. `isAll`: see `salesOf`. */
export function salesByDay(orders: readonly (Sale & Plain)[], now: Date, isAll: boolean): DaySales[] {
  const sold = salesOf(orders, isAll);
  const soldOn = (month: 'month' | 'lastMonth', day: number): Sold | undefined => {
    const [begin, end] = [dayIn(month, day, now), dayIn(month, day + 1, now)];
    const isDayOfMonth = begin.getDate() === day;
    return isDayOfMonth && begin <= now ? sold(begin, new Date(end.getTime() - 1)) : undefined;
  };
  // One of two neighbouring months has 31 days.
  return Array.from({ length: 31 }, (_, position) => ({
    day: position + 1,
    month: soldOn('month', position + 1),
    lastMonth: soldOn('lastMonth', position + 1),
  }));
}
