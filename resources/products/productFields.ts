/** The fields of a product, by block of its form. */
import { asNumber, call, fieldList, onlyWhen, type SettingsCondition, type SetupInput, type ShopRecord } from '#define';
import { bilingual } from '#resources/bilingual.ts';
import { following, taxRateOf, taxRates } from './prices';
import { specs } from './specs';

/** Whether the shop's setup has an input. */
export const setup = (name: SetupInput<'productInputs'>): SettingsCondition => ({ setup: 'productInputs', name });
const classified = (name: SetupInput<'classificationInputs'>): SettingsCondition => ({ setup: 'classificationInputs', name });

/** Names contain no hyphens, and their first slash is removed. */
export const cleanName = (name: string): string => name.replace(/-/g, '').replace('/', '');

/** The tax rate implied by the stored tax value. The record has no rate. */
const storedTaxRate = ({ sellingPrice, taxValue }: ShopRecord) => taxRateOf(asNumber(sellingPrice), asNumber(taxValue));

const second = setup('secondaryLang');

export const base = fieldList(
  { source: 'itemCode', kind: 'text', readOnly: ['edit'] },
  { source: 'barcode', kind: 'text' },
  { source: 'images', kind: 'images', initial: [] },
  { source: 'color', kind: 'reference', reference: 'colors' },
  { source: 'size', kind: 'text' },
  { source: 'isActive', kind: 'flag', initial: true, switch: call('POST /product/admin/status/{id}') },
  { source: 'isFeatured', kind: 'flag', initial: false },
  { source: 'isReturnViable', kind: 'flag', initial: true },
  { source: 'extras', kind: 'chips', initial: [] },
  { source: 'isDeleted', kind: 'flag', in: [] },
);
export const classification = fieldList(
  { source: 'category', kind: 'reference', reference: 'category', required: ['create'], when: classified('category') },
  { source: 'subCategory', kind: 'reference', reference: 'subcategory', when: classified('subcategory') },
  { source: 'brand', kind: 'reference', reference: 'brand', when: classified('brand') },
  { source: 'ageGroup', kind: 'reference', reference: 'agegroup', when: classified('agegroup') },
  { source: 'genderType', kind: 'reference', reference: 'gendertype', when: classified('gendertype') },
);
export const values = fieldList(
  { source: 'cost', kind: 'money', min: 0 },
  { source: 'price', kind: 'money', min: 0 },
  { source: 'isDiscounted', kind: 'flag', initial: false, when: setup('discount'), derive: following('isDiscounted') },
  { source: 'discountPercentage', kind: 'percent', min: 0, max: 100, when: setup('discount'), derive: following('discountPercentage') },
  { source: 'discountValue', kind: 'money', min: 0, when: setup('discount'), derive: following('discountValue') },
  { source: 'sellingPrice', kind: 'money', min: 0, readOnly: ['create', 'edit'], derive: following('sellingPrice') },
  { source: 'profit', kind: 'percent', readOnly: ['create', 'edit'], when: setup('profit'), derive: following('profit') },
  { source: 'taxRate', kind: 'percent', choices: taxRates, unsent: storedTaxRate, when: setup('tax') },
  { source: 'taxValue', kind: 'money', readOnly: ['create', 'edit'], when: setup('tax'), derive: following('taxValue') },
  { source: 'isTaxIncluded', kind: 'flag', initial: true, when: setup('tax') },
  // The last typed part of the discount, which takes precedence.
  { source: 'typedDiscount', kind: 'text', in: [], unsent: true, derive: following('typedDiscount') },
  { source: 'stockValue', kind: 'number', min: 0 },
  { source: 'minStock', kind: 'number', min: 0 },
  { source: 'reorderQuantity', kind: 'text', initial: '1' },
);
export const boxed = onlyWhen(setup('packageData'), [
  { source: 'weight', kind: 'text' },
  { source: 'dimension', kind: 'text' },
  { source: 'packageSize', kind: 'text' },
  { source: 'isBulkyProduct', kind: 'flag', initial: false },
]);
export const fitting = onlyWhen(setup('fittingData'), [
  { source: 'isFittingNeeded', kind: 'flag', initial: false },
  { source: 'isFitted', kind: 'flag', initial: false },
  { source: 'fittingCharge', kind: 'money', min: 0 },
]);
export const shipping = onlyWhen(setup('shippingData'), [
  { source: 'isExtraChargeNeeded', kind: 'flag', initial: false },
  { source: 'extraCharge', kind: 'money', min: 0 },
  { source: 'isAvailableEveryWhere', kind: 'flag', initial: true },
  { source: 'availableAreas', kind: 'references', reference: 'areas', initial: [] },
]);
export const fields = fieldList(
  ...base,
  ...bilingual('name', { kind: 'text', required: true, typed: cleanName }, second),
  ...bilingual('description', { kind: 'longText' }, second),
  ...bilingual('specs', { kind: 'rows', fields: specs, initial: [], when: setup('specs') }, second),
  ...bilingual('highlights', { kind: 'longText', orList: true, when: setup('labels') }, second),
  ...bilingual('keywords', { kind: 'chips', initial: [], when: setup('keywords') }, second),
  ...classification,
  ...values,
  ...boxed,
  ...fitting,
  ...shipping,
);
