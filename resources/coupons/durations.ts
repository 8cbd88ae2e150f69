import { isShownFor } from '../define';

/** The kinds of duration that a coupon can have. */
export const durationTypes = ['Duration', 'Full time', 'Start time'] as const;

/** What of a coupon tells when it holds; a server may have sent any value. */
export interface CouponDates {
  durationType?: unknown;
  validFrom?: unknown;
  validTo?: unknown;
}

/** When a coupon has each of its dates: the full time has none, a start time the first. */
export const dateConditions = {
  validFrom: { durationType: { not: 'Full time' } },
  validTo: [{ durationType: { not: 'Full time' } }, { durationType: { not: 'Start time' } }],
} as const;

/** Of the dates of a coupon those that its duration has. */
export const applicableDates = (coupon: CouponDates): Pick<CouponDates, 'validFrom' | 'validTo'> =>
  Object.fromEntries(
    (['validFrom', 'validTo'] as const).filter(date => isShownFor({ when: dateConditions[date] }, coupon)).map(date => [date, coupon[date]]),
  );

/** Whether a coupon begins before it ends, as far as its duration has both dates and both are there. */
export function isInOrder(coupon: CouponDates): boolean {
  const { validFrom, validTo } = applicableDates(coupon);
  return !validFrom || !validTo || new Date(String(validFrom)) <= new Date(String(validTo));
}
