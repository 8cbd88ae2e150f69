import { call, defineResource } from '#define';

/** The colours of products. */
export const colors = defineResource({
  name: 'colors',
  icon: 'Palette',
  menu: 'products',
  represent: 'name',
  pages: 'dialog',
  lists: {
    all: {
      path: '/colors',
      call: call('GET /color/all', { rows: 'colors', extension: ['search'] }),
      columns: ['name', { source: 'value', kind: 'color' }],
      sort: { field: 'id', order: 'DESC' },
    },
  },
  calls: {
    create: call('POST /color/new'),
    update: call('PUT /color/{id}'),
    delete: call('DELETE /color/{id}'),
  },
  fields: [
    { source: 'value', kind: 'color', required: true },
    { source: 'name', kind: 'text', required: true },
  ],
});
