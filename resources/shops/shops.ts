import type { IconName } from '#define';
import { alike, call, type DeriveContext, defineResource, type Plain, type ShopRecord, textId, valueAt } from '#define';
import { addressParts } from './address';
import { type ShopChange, shopChanges } from './states';

const body = [
  'shopNo',
  'shopName',
  'contactNumber',
  'workingTime',
  'shippingPrice',
  'dealer',
  'dealerNo',
  'dealerDetails',
  'shopAddress',
  'location',
  'isApproved',
  'isActive',
] as const;

const address = <const H extends string>(holder: H, section: string) =>
  alike(
    { kind: 'text', required: true, section, personal: true },
    ...addressParts.map((part): `${H}.${(typeof addressParts)[number]}` => `${holder}.${part}`),
  );

const dealerId = (dealer: unknown) => textId(valueAt(dealer, '_id')) ?? textId(dealer);

/**
 * Choosing a dealer fills the dealer's details, except typed ones. Choosing another replaces all of them, so that two dealers never mix; choosing
 * the stored dealer restores the stored details.
 */
const fromDealer = (path: string) =>
  ({
    from: ['dealer'],
    rule: ({ dealer }: Plain, { stored }: DeriveContext) =>
      dealerId(dealer) === dealerId(stored.dealer) ? valueAt(stored, `dealerDetails.${path}`) : textId(valueAt(dealer, path)),
    until: 'typed',
  }) as const;

const dealerAddressField = <const P extends (typeof addressParts)[number]>(part: P) =>
  ({
    source: `dealerDetails.address.${part}`,
    kind: 'text',
    required: true,
    section: 'dealerAddress',
    personal: true,
    derive: fromDealer(`address.${part}`),
  }) as const;

const dealerAddress = [
  dealerAddressField('addressLine1'),
  dealerAddressField('addressLine2'),
  dealerAddressField('landmark'),
  dealerAddressField('area'),
  dealerAddressField('district'),
  dealerAddressField('state'),
  dealerAddressField('pinCode'),
] as const;

/** The lists of banned and unapproved shops. */
const statusList = <const A extends ShopChange>(path: string, state: 'banned' | 'unapproved', icon: IconName, action: A) =>
  ({
    path,
    call: call(`GET /shop/${state}/all?page&limit=10`, { rows: 'shops', extension: ['search'] }),
    columns: [
      'shopName',
      { source: 'dealerDetails.name', label: 'dealerName' },
      { source: 'shopAddress.area', label: 'place' },
      { source: 'shopAddress.district', label: 'district' },
    ],
    create: false,
    row: ['show', action],
    bulk: [action],
    menu: true,
    icon,
  }) as const;

/** A change of a shop's state. All use one call with different operations. */
const stateChange = (name: ShopChange) => {
  const { when, operation, flags } = shopChanges[name];
  return {
    call: call('POST /shop/status', { body: ['shopId', 'operation'] }),
    send: ({ id }: ShopRecord) => ({ shopId: id, operation }),
    when,
    sets: flags,
    page: true as const,
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
      views: { waiting: { filter: { isApproved: false } } },
      columns: ['shopNo', 'dealerNo', 'shopName', { source: 'dealerDetails.name', label: 'dealerName' }],
      row: ['show', 'approve'],
      bulk: ['approve', 'ban', 'unban'],
    },
    banned: statusList('/shops/quarentined', 'banned', 'Ban', 'unban'),
    unapproved: { ...statusList('/shops/unapproved', 'unapproved', 'Clock', 'approve'), inbox: true },
  },
  pages: { show: '/shop/{id}', create: '/shop/create/new', edit: '/shop/update/{id}' },
  calls: {
    one: call('GET /shop/{id}'),
    create: call('POST /shop/new', { body }),
    update: call('PUT /shop/{id}', { body }),
    delete: call('DELETE /shop/{id}'),
  },
  actions: {
    // No call undoes an approval.
    approve: { ...stateChange('approve'), icon: 'Approve', confirm: 'row' },
    ban: { ...stateChange('ban'), icon: 'Ban' },
    unban: { ...stateChange('unban'), icon: 'Unban' },
  },
  fields: [
    { source: 'dealer', kind: 'reference', reference: 'users', search: true, required: true, section: 'dealer', personal: true },
    { source: 'dealerNo', kind: 'text', section: 'dealer' },
    { source: 'dealerDetails.name', kind: 'text', section: 'dealer', derive: fromDealer('name'), personal: true },
    { source: 'dealerDetails.contactNumber', kind: 'text', as: 'tel', section: 'dealer', derive: fromDealer('contactNumber') },
    ...dealerAddress,
    { source: 'shopNo', kind: 'text', section: 'shop' },
    { source: 'shopName', kind: 'text', required: true, section: 'shop' },
    { source: 'contactNumber', kind: 'text', as: 'tel', section: 'shop' },
    { source: 'workingTime', kind: 'text', required: true, section: 'shop' },
    { source: 'shippingPrice', kind: 'money', min: 0, required: true, section: 'shop' },
    ...address('shopAddress', 'shopAddress'),
    { source: 'location.coordinates', kind: 'mapPoint', required: true, section: 'location' },
    { source: 'isApproved', kind: 'flag', in: ['show'], initial: false },
    { source: 'isActive', kind: 'flag', in: ['show'], initial: true },
  ],
  sections: { shopAddress: { columns: 2 }, dealerAddress: { columns: 2 } },
  show: {
    sections: {
      shop: ['shopNo', 'shopName', 'contactNumber', 'workingTime', 'shippingPrice'],
      dealer: ['dealerNo', 'dealerDetails.name', 'dealerDetails.contactNumber'],
      shopAddress: addressParts.map(part => `shopAddress.${part}` as const),
      dealerAddress: addressParts.map(part => `dealerDetails.address.${part}` as const),
      location: ['location.coordinates'],
    },
  },
  related: {
    shopproducts: {
      list: 'shopproducts.all',
      filter: { shop: 'id' },
      columns: ['masterProduct', 'images', 'customID', 'category', 'color', 'sizes', 'isActive'],
      as: 'tab',
    },
    orders: {
      list: 'orders.all',
      filter: { shop: 'id' },
      columns: ['orderId', 'createdAt', 'shippingInfo.name', 'totalPrice', 'paymentType', 'orderStatus'],
      as: 'tab',
    },
  },
  views: { 'show#shop': () => import('./shown/State'), 'show#dealer': () => import('./shown/Dealer') },
});
