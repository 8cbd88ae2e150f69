import { alike, call, defineResource, type Plain, type ShopRecord, textId, valueAt } from '../define';
import { addressParts } from './address';
import { type ShopChange, type ShopFlags, shopChanges } from './states';

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
  alike({ kind: 'text', required: true, section }, ...addressParts.map((part): `${H}.${(typeof addressParts)[number]}` => `${holder}.${part}`));

/** A dealer who is chosen fills the dealer's details. What the dealer does not tell stays as it is. */
const ofDealer = (told: string) =>
  ({
    from: ['dealer'],
    rule: (shop: Plain) => textId(valueAt(shop.dealer, told)) ?? valueAt(shop, `dealerDetails.${told}`),
  }) as const;

const ofAddress = <const P extends (typeof addressParts)[number]>(part: P) =>
  ({
    source: `dealerDetails.address.${part}`,
    kind: 'text',
    required: true,
    section: 'dealerAddress',
    derive: ofDealer(`address.${part}`),
  }) as const;

const dealersAddress = [
  ofAddress('addressLine1'),
  ofAddress('addressLine2'),
  ofAddress('landmark'),
  ofAddress('area'),
  ofAddress('district'),
  ofAddress('state'),
  ofAddress('pinCode'),
] as const;

/** The banned and the unapproved shops look alike. */
const waiting = (path: string, state: 'banned' | 'unapproved') =>
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
    row: ['show'],
    menu: true,
  }) as const;

/** The one call for all changes of a shop's state; `operation` says which. */
const change = (name: ShopChange) => {
  const { when, operation, flags } = shopChanges[name];
  return {
    call: call('POST /shop/status', { body: ['shopId', 'operation'] }),
    send: ({ id }: ShopRecord) => ({ shopId: id, operation }),
    when,
    expect: (shop: ShopRecord & ShopFlags) => ({ ...shop, ...flags }),
    page: true as const,
  };
};

/** Dealers' shops. */
export const shops = defineResource({
  name: 'shops',
  icon: 'Shop',
  menu: 'shops',
  represent: 'shopName',
  lists: {
    all: {
      path: '/shops',
      call: call('GET /shop/all?page&limit=10', { rows: 'shops', extension: ['search'] }),
      columns: ['shopNo', 'dealerNo', 'shopName', { source: 'dealerDetails.name', label: 'dealerName' }],
      row: ['show'],
    },
    banned: waiting('/shops/quarentined', 'banned'),
    unapproved: waiting('/shops/unapproved', 'unapproved'),
  },
  pages: { show: '/shop/{id}', create: '/shop/create/new', edit: '/shop/update/{id}' },
  calls: {
    one: call('GET /shop/{id}'),
    create: call('POST /shop/new', { body }),
    update: call('PUT /shop/{id}', { body }),
    delete: call('DELETE /shop/{id}'),
  },
  actions: {
    approve: { ...change('approve'), icon: 'Approve' },
    ban: { ...change('ban'), icon: 'Ban' },
    unban: { ...change('unban'), icon: 'Unban' },
  },
  fields: [
    { source: 'dealer', kind: 'reference', reference: 'users', search: true, required: true, section: 'dealer' },
    { source: 'dealerNo', kind: 'text', section: 'dealer' },
    { source: 'dealerDetails.name', kind: 'text', section: 'dealer', derive: ofDealer('name') },
    { source: 'dealerDetails.contactNumber', kind: 'text', as: 'tel', section: 'dealer', derive: ofDealer('contactNumber') },
    ...dealersAddress,
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
  views: { show: () => import('./ShopShow') },
});
