import { valueAt } from '#define';
import { type Behaviour, behaviourOf, demand, type Row, text, type World } from '#mock-api/engine/behaviourTypes.ts';
import { bannerTypes, type banners as declaredBanners } from '#resources/banners.ts';
import type { coupons as declaredCoupons } from '#resources/coupons/coupons.ts';
import { isInOrder } from '#resources/coupons/durations.ts';

const titleOf = (row: Record<string, unknown>) => text(valueAt(row, 'primaryLang.title'));

const activate = (row: Row, { now }: World) => {
  row.isActive = true;
  row.createdAt = now();
};

/** A resource with a unique title and linked records, which must exist. */
const titled = (resource: string, linked: (body: Record<string, unknown>) => unknown, target: string): Behaviour => ({
  check(body, before, { rows, row }) {
    const title = titleOf(body);
    demand(title !== '', 'Title is required');
    const taken = rows(resource).some(other => titleOf(other).toLowerCase() === title.toLowerCase() && other._id !== before?._id);
    demand(!taken, `${title} exists already`, 409);
    const ids = [linked(body)].flat().filter(Boolean);
    const missing = ids.find(id => !row(target, id));
    demand(missing === undefined, `There is no such record: ${missing}`);
  },
  create: activate,
});

/** Collections. */
export const collections = titled('collections', ({ products }) => products, 'products');

/** Groups. */
export const groups = titled('groups', ({ collectionId }) => collectionId, 'collections');

/** Banners. */
export const banners = behaviourOf<typeof declaredBanners>({
  check({ type }) {
    demand(
      bannerTypes.some(known => known === type),
      'Banner type must be main or sub',
    );
  },
  create(row, { now }) {
    row.clicksCount = 0;
    row.createdAt = now();
  },
});

/** Coupons. */
export const coupons = behaviourOf<typeof declaredCoupons>({
  check(body, before, { rows }) {
    for (const [key, label] of [
      ['name', 'Name'],
      ['couponCode', 'Coupon code'],
      ['couponType', 'Coupon type'],
    ] as const)
      demand(text(body[key]) !== '', `${label} is required`);
    const code = text(body.couponCode).toUpperCase();
    const taken = rows('coupons').some(row => text(row.couponCode).toUpperCase() === code && row._id !== before?._id);
    demand(!taken, `Coupon code ${code} is already in use`, 409);
    demand(isInOrder(body), 'The coupon ends before it begins');
  },
  answer: ({ deductedUsersList }, { row }) => ({
    deductedUsersList: [deductedUsersList].flat().flatMap(id => {
      const user = row('users', id);
      return user ? [{ _id: user._id, name: user.name }] : [];
    }),
  }),
  create(row, world) {
    Object.assign(row, { deductionCount: 0, deductedUsersList: [], totalDeductionAmount: 0 });
    activate(row, world);
  },
});
