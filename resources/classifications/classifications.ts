import { call, defineResource, listOf } from '#define';
import { bilingual, texts, untranslated } from '#resources/bilingual.ts';
import type { ClassificationType } from './types';

/** What differs between the five types. */
interface Type<N> {
  /** Name in `/classifications?type=` and in the list call. */
  name: N;
  /** First path segment of its calls. */
  path: string;
  /** Key of its rows. */
  rows: string;
  /** First path segment of its form addresses, with the documented capitals. */
  form: string;
  /** Its calls are inferred from those of categories. */
  inferred?: boolean;
  /** It belongs to a category. */
  hasParent?: boolean;
}

function classification<const N extends ClassificationType>({ name, path, rows, form, inferred = true, hasParent = false }: Type<N>) {
  const parent = { source: 'category', kind: 'reference', reference: 'category' } as const;
  return defineResource({
    name,
    icon: 'Category',
    represent: 'primaryLang.name',
    menu: name === 'category' ? 'classifications' : undefined,
    searches: ['primaryLang.name', 'secondaryLang.name', 'primaryLang.description'],
    lists: {
      all: {
        path: `/classifications?type=${name}`,
        call: call('GET /static/admin/classifications/{sort}?page&limit[&search]', { rows: 'classifications', with: { sort: name } }),
        columns: [
          'primaryLang.name',
          'secondaryLang.name',
          { source: 'logoImages', kind: 'thumbnail' },
          { source: 'bannerImages', kind: 'thumbnail' },
          'isActive',
          untranslated('name', 'description').column,
        ],
        row: ['edit', 'delete'],
      },
    },
    pages: { show: false, create: `/${form}/create/new`, edit: `/${form}/update/{id}` },
    calls: {
      all: call(`GET /${path}/admin/all`, { rows, inferred }),
      one: call(`GET /${path}/admin/{id}`, { inferred }),
      create: call(`POST /${path}/admin/new`, { inferred }),
      update: call(`PUT /${path}/admin/{id}`, { also: ['id'] }),
      delete: call(`DELETE /${path}/admin/{id}`),
    },
    fields: [
      ...bilingual('name', { kind: 'text', required: true }),
      ...bilingual('description', { kind: 'longText' }),
      ...(hasParent ? [parent] : []),
      { source: 'priority', kind: 'integer' },
      { source: 'isActive', kind: 'flag', switch: true, in: ['edit'] },
      { source: 'logoImages', kind: 'images', initial: [] },
      { source: 'bannerImages', kind: 'images', shape: 'wide', initial: '' },
    ],
    layout: [
      texts('name', 'description'),
      { section: 'base', fields: [...(hasParent ? [parent.source] : []), 'priority', 'isActive', 'logoImages', 'bannerImages'] },
    ],
    slots: { list: () => import('./ClassificationList') },
  });
}

/** Categories, sub-categories, brands, gender types and age groups. */
export const classifications = listOf(
  classification({ name: 'category', path: 'category', rows: 'categories', form: 'category', inferred: false }),
  classification({ name: 'subcategory', path: 'subCategory', rows: 'subCategories', form: 'subcategory', hasParent: true }),
  classification({ name: 'brand', path: 'brand', rows: 'brands', form: 'brand' }),
  classification({ name: 'gendertype', path: 'genderType', rows: 'genderTypes', form: 'genderType' }),
  classification({ name: 'agegroup', path: 'ageGroup', rows: 'ageGroups', form: 'agegroup' }),
);
