import { dayOf, isShownFor, now } from '#define';

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

/** Where a coupon is in its time. */
export const couponStates = ['coming', 'running', 'over'] as const;

const dayIn = (value: unknown): string | undefined => {
  const date = typeof value === 'string' ? new Date(value) : undefined;
  return date && !Number.isNaN(date.getTime()) ? dayOf(date) : undefined;
};

/** Whether a coupon is yet to come, runs or is over, first and last day included; `undefined` of a record that does not tell. */
export function stateOf(coupon: CouponDates): (typeof couponStates)[number] | undefined {
  const { validFrom, validTo } = applicableDates(coupon);
  const [from, to, today] = [dayIn(validFrom), dayIn(validTo), dayOf(now())];
  if (coupon.durationType === undefined && !from && !to) return undefined;
  if (from && from > today) return 'coming';
  return to && to < today ? 'over' : 'running';
}

/** In milliseconds; `NaN` of what is no date. */
const timeIn = (value: unknown): number => (typeof value === 'string' || typeof value === 'number' ? new Date(value).getTime() : Number.NaN);

/** Whether a coupon begins before it ends, as far as its duration has both dates and both are there. */
export function isInOrder(coupon: CouponDates): boolean {
  const { validFrom, validTo } = applicableDates(coupon);
  return !validFrom || !validTo || timeIn(validFrom) <= timeIn(validTo);
}
