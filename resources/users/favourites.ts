import { call, defineResource } from '#define';

/** A user's favourite products, shown on the user's screen. */
export const favourites = defineResource({
  name: 'favourites',
  lists: {
    ofUser: {
      path: undefined,
      call: call('GET /favourite/admin/userId/{id}', { rows: 'favourites', mayBeNone: true }),
      columns: ['product', { source: 'product.sellingPrice', label: 'price' }],
      row: [],
    },
  },
  pages: { show: false, create: false, edit: false },
  fields: [
    { source: 'product', kind: 'reference', reference: 'products', search: true },
    { source: 'product.sellingPrice', kind: 'money', in: [] },
  ],
  slots: { 'list/product': () => import('./shown/Favourite'), 'list/product.sellingPrice': () => import('./shown/FavouritePrice') },
});
