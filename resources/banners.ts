import { call, defineResource, listOf } from '#define';

/** The positions of banners in the shop. */
export const bannerTypes = listOf('main', 'sub');

/** Promotional banners. */
export const banners = defineResource({
  name: 'banners',
  icon: 'Banner',
  menu: 'site',
  represent: ['tag', 'link'],
  searches: ['tag', 'type', 'link'],
  lists: {
    all: {
      path: '/banners',
      call: call('GET /banner/admin/all', { rows: 'banners', inferred: true, extension: ['search'] }),
      filters: ['type'],
      columns: ['tag', 'priority', 'type', { source: 'images', kind: 'thumbnail' }, 'link', 'clicksCount'],
      narrow: ['tag', 'type', 'priority'],
      row: ['edit', 'delete'],
      bulk: ['delete'],
    },
  },
  pages: { show: false, create: '/banner/create/new', edit: '/banner/update/{id}' },
  calls: {
    one: call('GET /banner/admin/{id}', { inferred: true }),
    create: call('POST /banner/admin/new', { inferred: true }),
    update: call('PUT /banner/admin/{id}', { also: ['id'] }),
    delete: call('DELETE /banner/admin/{id}'),
  },
  fields: [
    { source: 'tag', kind: 'text' },
    { source: 'priority', kind: 'integer' },
    { source: 'type', kind: 'choice', choices: bannerTypes, required: ['create'] },
    { source: 'images', kind: 'images', shape: 'wide', max: 1, initial: [] },
    { source: 'link', kind: 'text' },
    { source: 'clicksCount', kind: 'number', in: [] },
  ],
});
