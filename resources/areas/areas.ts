import { call, defineResource } from '#define';

/** Delivery areas. */
export const areas = defineResource({
  name: 'areas',
  icon: 'Place',
  menu: 'site',
  represent: 'name',
  pages: 'dialog',
  searches: ['name', 'pinCodes'],
  lists: {
    all: {
      path: '/area',
      call: call('GET /area/admin/all?page', { rows: 'areas', extension: ['search'] }),
      columns: ['name', 'pinCodes'],
      row: ['edit', 'delete'],
    },
  },
  calls: {
    one: call('GET /area/admin/{id}'),
    create: call('POST /area/admin/new'),
    update: call('PUT /area/admin/{id}', { also: ['id'] }),
    delete: call('DELETE /area/admin/{id}'),
  },
  fields: [
    { source: 'name', kind: 'text', required: 'changed' },
    { source: 'pinCodes', kind: 'chips', initial: [] },
  ],
  slots: { list: () => import('./AreaList') },
});
