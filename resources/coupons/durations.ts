import { declared, fits, isShownFor, listOf, timeOf } from '#define';

/** The duration types of coupons. */
export const durationTypes = listOf('Duration', 'Full time', 'Start time');

/** The validity of a coupon. A server may send any value. */
export interface CouponDates {
  durationType?: unknown;
  validFrom?: unknown;
  validTo?: unknown;
}

/** Which dates a coupon has: none for the full time, the first for a start time. */
export const dateConditions = declared({
  validFrom: { durationType: { not: 'Full time' } },
  validTo: [{ durationType: { not: 'Full time' } }, { durationType: { not: 'Start time' } }],
});

/** The dates of a coupon that its duration type has. */
export const applicableDates = (coupon: CouponDates): Pick<CouponDates, 'validFrom' | 'validTo'> =>
  Object.fromEntries(
    listOf('validFrom', 'validTo')
      .filter(date => isShownFor({ when: dateConditions[date] }, coupon))
      .map(date => [date, coupon[date]]),
  );

export const couponStates = listOf('coming', 'running', 'over');

/** Whether a coupon is yet to come, running or over. First and last day are included. `undefined` if the record does not tell. */
export function stateOf(coupon: CouponDates): (typeof couponStates)[number] | undefined {
  const { validFrom, validTo } = applicableDates(coupon);
  if (coupon.durationType === undefined && Number.isNaN(timeOf(validFrom)) && Number.isNaN(timeOf(validTo))) return undefined;
  if (fits({ from: 'today+1' }, validFrom)) return 'coming';
  return fits({ to: 'today-1' }, validTo) ? 'over' : 'running';
}

/** Whether a coupon starts before it ends. True if it does not have both dates. */
export function isInOrder(coupon: CouponDates): boolean {
  const { validFrom, validTo } = applicableDates(coupon);
  return !validFrom || !validTo || timeOf(validFrom) <= timeOf(validTo);
}
