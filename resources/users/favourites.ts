import { call, defineResource } from '../define';

/** A user's favourite products. Shown with their user. */
export const favourites = defineResource({
  name: 'favourites',
  lists: {
    ofUser: { path: undefined, call: call('GET /favourite/admin/userId/{id}', { rows: 'favourites', mayBeNone: true }), columns: [], create: false },
  },
  pages: { show: false, create: false, edit: false },
  fields: [{ source: 'product', kind: 'reference', reference: 'products', search: true }],
});
