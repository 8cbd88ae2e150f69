import { asNumber, asText, type Plain, timeOf } from '#define';
import { isSold } from '#resources/dashboard/sales.ts';
import { enquiryStatuses } from '#resources/enquiries/enquiryStatuses.ts';

/** The used fields of an order. A server may send any value. */
interface Bought {
  createdAt?: unknown;
  totalPrice?: unknown;
  orderStatus?: unknown;
}

/** A user's orders: the sum of those that are neither cancelled nor returned, and the latest with a date. */
export function ordersAtGlance<O extends Bought & Plain>(orders: readonly O[]): { sum: number; last: O | undefined } {
  const dated = orders.filter(order => !Number.isNaN(timeOf(order.createdAt)));
  return {
    sum: orders.filter(isSold).reduce((sum, { totalPrice }) => sum + (asNumber(totalPrice) ?? 0), 0),
    last: dated.toSorted((one, other) => timeOf(other.createdAt) - timeOf(one.createdAt))[0],
  };
}

const openStatuses = enquiryStatuses.filter(status => status !== 'closed');

/** The filter of a person's open enquiries. An enquiry names no user, only an email address, which the list's search finds. */
export const openFilter = (email: string): Plain => ({ q: email, status: { in: openStatuses } });

/** Whether it is an open enquiry with this email address. A search also finds the address within other texts. */
export const isOpenOf = (email: string, enquiry: Plain): boolean =>
  asText(enquiry.email).trim().toLowerCase() === email.trim().toLowerCase() && openStatuses.some(status => status === enquiry.status);
