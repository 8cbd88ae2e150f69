import { call, defineResource, listOf } from '#define';
import { applicableDates, couponStates, dateConditions, durationTypes, stateOf } from './durations';

const couponTypes = listOf(
  'Custom Value',
  'Custom Percentage',
  'New User',
  'First Order',
  'Free Shipping',
  'Whitelist Users',
  'Product Set',
  'Category Set',
);

export const coupons = defineResource({
  name: 'coupons',
  icon: 'Coupon',
  menu: 'site',
  represent: 'name',
  searches: ['name', 'couponCode', 'couponType'],
  lists: {
    all: {
      path: '/coupons',
      call: call('GET /coupon/admin/all?page&limit&searchText', { rows: 'coupons' }),
      filters: ['couponType', { source: 'state', choices: couponStates, value: stateOf }, 'validTo'],
      views: {
        running: { state: 'running' },
        ending: { state: 'running', validTo: { from: 'today', to: 'today+7' } },
        over: { state: 'over' },
      },
      inbox: ['ending'],
      columns: [
        'name',
        'couponCode',
        'couponType',
        'discountPercentage',
        'discountValue',
        { source: 'validFrom', value: coupon => applicableDates(coupon).validFrom },
        { source: 'validTo', value: coupon => applicableDates(coupon).validTo },
        // An active coupon can be over.
        { source: 'isActive', mark: { source: 'state', value: stateOf, tones: { coming: 'info', over: 'warning' } } },
      ],
      narrow: ['name', 'couponCode', 'couponType', 'isActive'],
      row: ['edit', 'delete'],
      bulk: ['delete'],
    },
  },
  pages: { show: false },
  calls: {
    one: call('GET /coupon/admin/single/{id}'),
    create: call('POST /coupon/admin/new'),
    update: call('PUT /coupon/admin/single/{id}'),
    delete: call('DELETE /coupon/admin/single/{id}'),
  },
  send: coupon => {
    const { validFrom: _from, validTo: _to, ...others } = coupon;
    return { ...others, ...applicableDates(coupon) };
  },
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'couponCode', kind: 'text', required: true },
    { source: 'couponType', kind: 'choice', choices: couponTypes, required: true },
    { source: 'isActive', kind: 'flag', switch: true, in: ['edit'] },
    { source: 'durationType', kind: 'choice', choices: durationTypes, initial: 'Duration' },
    { source: 'validFrom', kind: 'date', format: 'DD/MM/YYYY', when: dateConditions.validFrom },
    { source: 'validTo', kind: 'date', format: 'DD/MM/YYYY', when: dateConditions.validTo },
    { source: 'discountPercentage', kind: 'percent' },
    { source: 'discountValue', kind: 'money' },
    { source: 'maxValue', kind: 'money' },
    { source: 'totalUserLimit', kind: 'number', keyboard: 'tel' },
    { source: 'perUserLimit', kind: 'number', keyboard: 'tel' },
    { source: 'deductionCount', kind: 'number', in: [] },
    { source: 'deductedUsersList', kind: 'references', reference: 'users', search: true, in: [], personal: true },
    { source: 'totalDeductionAmount', kind: 'money', in: [] },
  ],
  layout: [
    { section: 'coupon', fields: ['name', 'couponCode', 'couponType', 'isActive'] },
    { section: 'duration', fields: ['durationType', 'validFrom', 'validTo'] },
    { section: 'discount', fields: ['discountPercentage', 'discountValue', 'maxValue'] },
    { section: 'limits', fields: ['totalUserLimit', 'perUserLimit'] },
  ],
  slots: { 'form:before': () => import('./Summary'), 'form/durationType': () => import('./DurationInput') },
});
