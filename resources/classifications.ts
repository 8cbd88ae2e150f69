import { call, defineResource, type Resource } from './define';

/** The five classification types and the path each calls its own (part 2, section 7; rulings, 22). */
function classification(name: string, path: string, rows: string, inferred: boolean): Resource {
  return defineResource({
    name,
    icon: 'Category',
    represent: 'primaryLang.name',
    lists: {},
    pages: { show: false, create: false, edit: false },
    calls: { all: call(`GET /${path}/admin/all`, { rows, inferred }) },
    fields: [{ source: 'primaryLang.name', kind: 'text' }],
  });
}

/** Categories, sub-categories, brands, gender types and age groups. So far the choices of a product. */
export const classifications = [
  classification('category', 'category', 'categories', false),
  classification('subcategory', 'subCategory', 'subCategories', true),
  classification('brand', 'brand', 'brands', true),
  classification('gendertype', 'genderType', 'genderTypes', true),
  classification('agegroup', 'ageGroup', 'ageGroups', true),
];
