/** Mistakes in a resource outside its lists and actions, in calls, pages and access. */
import { type AccessKey, type AccessTable, call, definePage, defineResource, fieldList, listResources } from '#define';

const fields = fieldList({ source: 'name', kind: 'text' }, { source: 'price', kind: 'money' });

defineResource({
  name: 'a',
  fields,
  // ! 'actoins' does not exist in type … Did you mean to write 'actions'?
  actoins: {},
});
defineResource({
  name: 'a',
  fields,
  // ! Type '"nmae"' is not assignable … "name" | "price"
  represent: 'nmae',
});
defineResource({
  name: 'a',
  fields,
  // ! Type '"Shopp"' is not assignable … Did you mean '"Shop"'?
  icon: 'Shopp',
});
defineResource({
  name: 'a',
  fields,
  // ! Type '"prodcuts"' is not assignable … Did you mean '"products"'?
  menu: 'prodcuts',
});
defineResource({
  name: 'a',
  fields,
  // ! Type '"prcie"' is not assignable … Did you mean '"price"'?
  searches: ['name', 'prcie'],
});
defineResource({
  name: 'a',
  fields,
  pages: {
    // ! 'update' does not exist in type
    update: '/a/{id}',
  },
});
defineResource({
  name: 'a',
  fields,
  calls: {
    // ! 'updat' does not exist in type … Did you mean to write 'update'?
    updat: call('PUT /a/{id}'),
  },
});
defineResource({
  name: 'a',
  fields,
  calls: {
    // ! Type '"prcie"' is not assignable … Did you mean '"price"'?
    create: call('POST /a', { body: ['name', 'prcie'] }),
  },
});
// ! '"GETT /a"' is not assignable … `GET ${string}`
call('GETT /a');
// ! 'rwos' does not exist in type
call('GET /a', { rwos: 'as' });
call('GET /a/{sort}', {
  // ! 'srot' does not exist in type … Record<"sort", string>
  with: { srot: 'all' },
});
defineResource({
  name: 'a',
  fields,
  related: {
    makers: {
      list: 'makers.all',
      // ! Type '"nmae"' is not assignable … "name" | "price"
      filter: { city: 'nmae' },
    },
  },
});
defineResource({
  name: 'a',
  fields,
  related: {
    // ! Type '"makers"' is not assignable
    makers: { list: 'makers' },
  },
});
defineResource({
  name: 'a',
  fields,
  actions: {
    // ! 'isGnoe' does not exist in type
    back: { restores: { isGnoe: true } },
  },
});

definePage({
  name: 'sums',
  // ! 'raeds' does not exist in type … Did you mean to write 'reads'?
  raeds: {},
});
definePage({
  name: 'sums',
  // ! Type '"acounts"' is not assignable … Did you mean '"accounts"'?
  menu: 'acounts',
});

const suppliers = defineResource({ name: 'suppliers', fields });
const crates = defineResource({ name: 'crates', fields: [{ source: 'maker', kind: 'reference', reference: 'supplier' }] });
// ! 'crates' refers to 'supplier', which is no resource
listResources(suppliers, crates);
const filtered = defineResource({
  name: 'filtered',
  fields: [{ source: 'maker', kind: 'reference', reference: 'suppliers', filter: { nmae: 'x' } }],
});
// ! 'maker' of 'filtered' filters by what its records do not have
listResources(suppliers, filtered);
const resources = listResources(suppliers);

export const access: AccessTable<AccessKey<typeof resources>> = {
  // ! 'supliers' does not exist in type … Did you mean to write 'suppliers'?
  staff: { supliers: 'none' },
  // ! 'suppliers.prcie'' does not exist
  worker: { 'suppliers.prcie': 'none' },
  // ! Type '"raed"' is not assignable to type 'AccessLevel
  viewer: { suppliers: 'raed' },
};
