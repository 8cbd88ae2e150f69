import { translation } from './translation';

/** The texts of one type of classification; `name` is its singular and plural. */
const classification = (name: string) => ({
  name,
  title: 'All Classifications',
  empty: 'No Classifications !',
  fields: {
    primaryLang: { name: 'Name', description: 'Description' },
    secondaryLang: { name: 'الاسم', description: 'الوصف' },
    category: 'Category',
    priority: 'Priority',
    isActive: 'Active',
    logoImages: 'Logo Images',
    bannerImages: 'Banner Images',
  },
  choices: translation.choices,
  columns: {
    ...translation.lacks,
    primaryLang: { name: 'Primary Name' },
    secondaryLang: { name: 'Secondary Name' },
    logoImages: 'Logo',
    bannerImages: 'Banner',
    isActive: 'Status',
  },
  sections: { base: 'Details and images', languages: 'Languages', primaryLang: 'Primary language', secondaryLang: 'Arabic' },
  required: { primaryLang: { name: 'Invalid product name' } },
});

/** The five classifications and the delivery areas. */
export const classifications = {
  category: {
    ...classification('Category |||| Categories'),
    menu: { all: 'Classifications' },
    types: 'Types of classification',
    noneInUse: 'The shop uses no classification yet.',
    add: 'Add Classification',
  },
  subcategory: classification('Sub Category |||| Sub Categories'),
  brand: classification('Brand |||| Brands'),
  gendertype: classification('Gender Type |||| Gender Types'),
  agegroup: classification('Age Group |||| Age Groups'),
  areas: {
    name: 'Area |||| Areas',
    title: 'All Areas',
    empty: 'No Areas!',
    create: 'Create Area',
    dialog: 'Add New Area',
    save: 'Confirm',
    menu: { all: 'Area' },
    fields: { name: 'Name', pinCodes: 'Pin Codes' },
    required: { name: 'Invalid area name' },
  },
};
