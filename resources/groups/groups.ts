import { call, defineResource } from '#define';
import { bilingual, untranslated } from '#resources/bilingual.ts';
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
        { ...untranslated('title', 'description'), kind: 'chips', extra: true, label: 'lacksArabic' },
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
    { source: 'layout', kind: 'choice', choices: layouts, initial: 'highlight', section: 'content' },
    { source: 'collectionId', kind: 'reference', reference: 'collections', search: true, section: 'content' },
    { source: 'priority', kind: 'integer', section: 'content' },
    { source: 'isActive', kind: 'flag', switch: true, section: 'content', in: ['edit'] },
    { source: 'images', kind: 'images', initial: [], section: 'images' },
  ],
  slots: { 'form/layout': () => import('./LayoutInput') },
});
