import { call, defineResource } from '#define';

/** A resource with related lists and whole screens of its own. */
export const owners = defineResource({
  name: 'owners',
  menu: 'products',
  pages: { show: '/owner/{id}', create: false, edit: false },
  lists: {
    all: {
      path: '/owners',
      call: call('GET /owner/all[?search]', { rows: 'owners' }),
      columns: ['name'],
      row: ['show'],
      inbox: true,
      perPage: 'typed',
    },
  },
  calls: { one: call('GET /owner/{id}'), create: call('POST /owner/new') },
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'isActive', kind: 'flag' },
  ],
  related: {
    crates: { list: 'crates.ofOwner', tab: true, columns: ['name', 'price'] },
    openCrates: { list: 'crates.all', filter: { owner: 'id' } },
  },
});

/** A resource that forms in a dialog edit, in the shop's dialect. */
export const lids = defineResource({
  name: 'lids',
  pages: 'dialog',
  actions: { air: { call: call('POST /lid/air/{id}') } },
  fields: [{ source: 'name', kind: 'text' }],
  layout: [{ section: 'base', fields: ['name'] }],
  slots: {
    list: () => import('./Notice.tsx'),
  },
});

/** A resource whose screens are components. */
export const pallets = defineResource({
  name: 'pallets',
  fields: [{ source: 'name', kind: 'text' }],
  slots: {
    show: () => import('./Notice.tsx'),
    create: () => import('./Notice.tsx'),
    edit: () => import('./Notice.tsx'),
    form: () => import('./Notice.tsx'),
  },
});
