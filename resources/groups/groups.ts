import { call, defineResource } from '#define';
import { bilingual, texts, untranslated } from '#resources/bilingual.ts';
import { layouts } from './layouts';

/** Groups: one collection each, in a layout. */
export const groups = defineResource({
  name: 'groups',
  icon: 'Group',
  menu: 'site',
  represent: 'primaryLang.title',
  searches: ['primaryLang.title', 'secondaryLang.title', 'primaryLang.description'],
  lists: {
    all: {
      path: '/groups',
      call: call('GET /group/admin/all?page&limit&searchText', { rows: 'groups', inferred: true }),
      columns: [
        'primaryLang.title',
        'secondaryLang.title',
        'layout',
        'collectionId',
        'priority',
        { source: 'images', kind: 'thumbnail' },
        'isActive',
        untranslated('title', 'description').column,
      ],
      row: ['edit', 'delete'],
    },
  },
  pages: { show: false },
  calls: {
    one: call('GET /group/admin/{id}', { inferred: true }),
    create: call('POST /group/admin/new', { inferred: true }),
    update: call('PUT /group/admin/{id}', { also: ['id'] }),
    delete: call('DELETE /group/admin/{id}'),
  },
  fields: [
    ...bilingual('title', { kind: 'text', required: true }),
    ...bilingual('description', { kind: 'longText' }),
    { source: 'layout', kind: 'choice', choices: layouts, initial: 'highlight' },
    { source: 'collectionId', kind: 'reference', reference: 'collections', search: true },
    { source: 'priority', kind: 'integer' },
    { source: 'isActive', kind: 'flag', switch: true, in: ['edit'] },
    { source: 'images', kind: 'images', initial: [] },
  ],
  layout: [
    texts('title', 'description'),
    { section: 'content', fields: ['layout', 'collectionId', 'priority', 'isActive'] },
    { section: 'images', fields: ['images'] },
  ],
  slots: { 'form/layout': () => import('./LayoutInput') },
});
