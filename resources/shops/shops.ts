import { call, defineResource, type ShopRecord } from '#define';
import { missingOf } from './readiness';
import { layout, related } from './shopDetail';
import { fields } from './shopFields';
import { type ShopChange, shopChanges } from './states';

/** A change of a shop's state. All use one call with different operations. */
const stateChange = (name: ShopChange) => {
  const { when, operation, flags } = shopChanges[name];
  return {
    call: call('POST /shop/status', { body: ['shopId', 'operation'] }),
    send: ({ id }: ShopRecord) => ({ shopId: id, operation }),
    when,
    sets: flags,
    onScreen: true as const,
  };
};

/** The shops of dealers. */
export const shops = defineResource({
  name: 'shops',
  icon: 'Shop',
  menu: 'shops',
  represent: 'shopName',
  searches: ['shopNo', 'shopName', 'dealerNo', 'dealerDetails.name', 'shopAddress.area', 'shopAddress.district'],
  lists: {
    all: {
      path: '/shops',
      call: call('GET /shop/all?page&limit=10', { rows: 'shops', extension: ['search'] }),
      filters: [{ source: 'shopAddress.district', param: 'district' }, { source: 'shopAddress.area', param: 'area' }, 'isApproved', 'isActive'],
      views: { waiting: { isApproved: false } },
      columns: ['shopNo', 'dealerNo', 'shopName', { source: 'dealerDetails.name', label: 'dealerName' }],
      row: ['show', 'approve'],
      bulk: ['approve', 'ban', 'unban'],
    },
    banned: {
      path: '/shops/quarentined',
      call: call('GET /shop/banned/all?page&limit=10', { rows: 'shops', extension: ['search'] }),
      columns: [
        'shopName',
        { source: 'dealerDetails.name', label: 'dealerName' },
        { source: 'shopAddress.area', label: 'place' },
        { source: 'shopAddress.district', label: 'district' },
        { source: 'missing', kind: 'chips', value: missingOf, extra: true },
      ],
      actions: [],
      row: ['show', 'unban'],
      bulk: ['unban'],
      menu: 'Ban',
    },
    unapproved: {
      like: 'banned',
      path: '/shops/unapproved',
      call: call('GET /shop/unapproved/all?page&limit=10', { rows: 'shops', extension: ['search'] }),
      row: ['show', 'approve'],
      bulk: ['approve'],
      menu: 'Clock',
      inbox: true,
    },
  },
  pages: { show: '/shop/{id}', create: '/shop/create/new', edit: '/shop/update/{id}' },
  calls: {
    one: call('GET /shop/{id}'),
    create: call('POST /shop/new', { also: ['isApproved', 'isActive'] }),
    update: call('PUT /shop/{id}', { also: ['isApproved', 'isActive'] }),
    delete: call('DELETE /shop/{id}'),
  },
  actions: {
    // No call undoes an approval.
    approve: { ...stateChange('approve'), icon: 'Approve', confirm: 'row' },
    // The reason stays in the journal: no call takes one.
    ban: { ...stateChange('ban'), icon: 'Ban', ask: [{ source: 'reason', kind: 'text', max: 200, help: true }], confirm: 'row' },
    unban: { ...stateChange('unban'), icon: 'Unban' },
  },
  fields,
  layout,
  related,
  slots: {
    'question/approve': () => import('./shown/ApproveNote'),
    'show:before': () => import('./shown/Readiness'),
    'show#shop': () => import('./shown/State'),
    'show#dealer': () => import('./shown/Dealer'),
  },
});
