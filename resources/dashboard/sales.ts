import { asNumber, asText, type Plain } from '#define';

/** What was sold in a time. */
export interface Sold {
  sum: number;
  count: number;
}

/** Today and this month so far, each against as much of the day and the month before. `undefined` where not enough orders were read to tell. */
export type Sales = Record<'today' | 'yesterday' | 'month' | 'lastMonth', Sold | undefined>;

/** What is looked at of an order; a server may have sent any value. */
interface Sale {
  createdAt?: unknown;
  totalPrice?: unknown;
  orderStatus?: unknown;
}

const taken = ['Cancelled', 'Returned'];

const timeOf = ({ createdAt }: Sale): number =>
  new Date(typeof createdAt === 'string' || typeof createdAt === 'number' ? createdAt : Number.NaN).getTime();

/** The first day of the month before: so far back orders are wanted. */
export const salesBegin = (now: Date): Date => new Date(now.getFullYear(), now.getMonth() - 1, 1);

/** As much of the month before as has gone by of this one; of a shorter one all. */
function monthBefore(now: Date): [from: Date, to: Date] {
  const from = salesBegin(now);
  const end = new Date(now.getFullYear(), now.getMonth(), 1);
  const alike = new Date(from);
  alike.setDate(now.getDate());
  alike.setHours(now.getHours(), now.getMinutes(), now.getSeconds());
  return [from, alike < end ? alike : end];
}

/** Whether orders stand with the newest first, so that none that is missing is newer than the last. */
export const areNewestFirst = (orders: readonly Sale[]): boolean =>
  orders.every((order, at) => at === 0 || timeOf(order) <= timeOf(orders[at - 1] as Sale));

/**
 * The sales in orders that were read, cancelled and returned ones left out.
 * @param isAll Whether these are all since `salesBegin`; else what is older than the last of them is not known, and nothing is where they are in no order.
 */
export function salesIn(orders: readonly (Sale & Plain)[], now: Date, isAll: boolean): Sales {
  const last = orders.at(-1);
  const since = isAll ? Number.NEGATIVE_INFINITY : last && areNewestFirst(orders) ? timeOf(last) : Number.POSITIVE_INFINITY;
  const sold = (from: Date, to: Date): Sold | undefined => {
    if (!(from.getTime() > since)) return undefined;
    const within = orders.filter(
      order => timeOf(order) >= from.getTime() && timeOf(order) <= to.getTime() && !taken.includes(asText(order.orderStatus)),
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
