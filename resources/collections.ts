import { call, defineResource } from '#define';
import { bilingual, texts, untranslated } from './bilingual';

const translated = untranslated('title', 'description');

/** Collections of products. */
export const collections = defineResource({
  name: 'collections',
  icon: 'Collections',
  menu: 'site',
  represent: 'primaryLang.title',
  searches: ['primaryLang.title', 'secondaryLang.title', 'primaryLang.description'],
  lists: {
    all: {
      path: '/collections',
      call: call('GET /collection/admin/all', { rows: 'collections', inferred: true, extension: ['search'] }),
      columns: [
        'primaryLang.title',
        'secondaryLang.title',
        { source: 'logoImages', kind: 'thumbnail' },
        { source: 'bannerImages', kind: 'thumbnail' },
        'isActive',
        translated.column,
      ],
      filters: [translated.filter],
      views: { untranslated: { untranslated: { in: ['title', 'description'] } } },
      row: ['edit', 'delete'],
    },
  },
  pages: { show: false },
  calls: {
    one: call('GET /collection/admin/{id}', { inferred: true }),
    create: call('POST /collection/admin/new', { inferred: true }),
    update: call('PUT /collection/admin/{id}', { also: ['id'] }),
    delete: call('DELETE /collection/admin/{id}'),
  },
  fields: [
    ...bilingual('title', { kind: 'text', required: true }),
    ...bilingual('description', { kind: 'longText' }),
    { source: 'products', kind: 'references', reference: 'products', search: true, initial: [] },
    { source: 'priority', kind: 'integer', in: ['create'] },
    { source: 'isActive', kind: 'flag', switch: true, in: ['edit'] },
    { source: 'logoImages', kind: 'images', initial: [] },
    { source: 'bannerImages', kind: 'images', shape: 'wide', initial: [] },
  ],
  layout: [
    texts('title', 'description'),
    { section: 'products', fields: ['products'] },
    { section: 'base', fields: ['priority', 'isActive', 'logoImages', 'bannerImages'] },
  ],
});
