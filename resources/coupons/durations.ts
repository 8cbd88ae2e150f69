/** The kinds of duration that a coupon can have. */
export const durationTypes = ['Duration', 'Full time', 'Start time'] as const;

/** What of a coupon tells when it holds; a server may have sent any value. */
export interface CouponDates {
  durationType?: unknown;
  validFrom?: unknown;
  validTo?: unknown;
}

/** The dates that a kind of duration has: none, the first, or both. */
export function datesOf(durationType: unknown): readonly ('validFrom' | 'validTo')[] {
  if (durationType === 'Full time') return [];
  return durationType === 'Start time' ? ['validFrom'] : ['validFrom', 'validTo'];
}

/** Of the dates of a coupon those that its duration has. */
export const applicableDates = (coupon: CouponDates): Pick<CouponDates, 'validFrom' | 'validTo'> =>
  Object.fromEntries(datesOf(coupon.durationType).map(date => [date, coupon[date]]));

/** Whether a coupon begins before it ends, as far as its duration has both dates and both are there. */
export function isInOrder(coupon: CouponDates): boolean {
  const { validFrom, validTo } = applicableDates(coupon);
  return !validFrom || !validTo || new Date(String(validFrom)) <= new Date(String(validTo));
}
