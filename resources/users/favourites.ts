import { call, defineResource, type ShopRecord, valueAt } from '#define';

/** A user's favourite products. Shown with their user. */
export const favourites = defineResource({
  name: 'favourites',
  lists: {
    ofUser: {
      path: undefined,
      call: call('GET /favourite/admin/userId/{id}', { rows: 'favourites', mayBeNone: true }),
      columns: ['product', { source: 'price', kind: 'money', value: (favourite: ShopRecord) => valueAt(favourite.product, 'sellingPrice') }],
      create: false,
      row: [],
    },
  },
  pages: { show: false, create: false, edit: false },
  fields: [{ source: 'product', kind: 'reference', reference: 'products', search: true }],
  views: { 'list/product': () => import('./shown/Favourite') },
});
