import type { SetupInput } from '#define';
import { asNumber, call, defineResource, inSection, type ShopRecord, textId } from '#define';
import { bilingual, untranslated } from '#resources/bilingual.ts';
import { amountAfter, priceInputs, pricesChanged, stockInputs } from './changes';
import { related, show, showViews } from './detail';
import { following, taxRateOf, taxRates } from './prices';
import { specs } from './specs';
import { stockFilter, stockMark, stockOf } from './stock';

const setup = (name: SetupInput<'productInputs'>) => ({ setup: 'productInputs', name }) as const;
const classified = (name: SetupInput<'classificationInputs'>) => ({ setup: 'classificationInputs', name }) as const;

/** Names contain no hyphens, and their first slash is removed. */
export const cleanName = (name: string): string => name.replace(/-/g, '').replace('/', '');

/** The tax rate implied by the stored tax value. The record has no rate. */
const storedTaxRate = ({ sellingPrice, taxValue }: ShopRecord) => taxRateOf(asNumber(sellingPrice), asNumber(taxValue));

const nameColumns = [
  { source: 'itemCode', when: setup('itemCode') },
  { source: 'primaryLang.name', when: setup('name'), cut: 40, label: 'name' },
  { source: 'images', kind: 'thumbnail', when: setup('image'), label: 'image' },
  { source: 'category', when: setup('category') },
] as const;
const price = { source: 'sellingPrice', when: setup('sellingPrice') } as const;
const stock = { source: 'stockValue', when: setup('stockValue') } as const;
const translated = untranslated('name', 'description', 'specs', 'highlights', 'keywords');
const status = { source: 'isActive', kind: 'status', when: setup('status'), label: 'status' } as const;
const filters = ['category', 'brand', 'stockValue', 'sellingPrice', stockFilter(stockOf), { ...translated, label: 'lacksArabic' }] as const;
const narrow = ['primaryLang.name', 'images', 'sellingPrice', 'stockValue', 'isActive'] as const;
const common = {
  filters,
  narrow,
  columns: [
    ...nameColumns,
    { ...price, edit: 'price' },
    { ...stock, edit: true, mark: stockMark(stockOf) },
    { ...status, action: 'status' },
    { ...translated, kind: 'chips', extra: true, label: 'lacksArabic' },
  ],
  row: ['show', 'edit', 'duplicate', 'delete'],
  create: true,
  pageSize: true,
} as const;

const base = [
  { source: 'itemCode', kind: 'text', readOnly: ['edit'] },
  { source: 'barcode', kind: 'text', when: setup('barcode') },
  { source: 'images', kind: 'images', initial: [] },
  { source: 'color', kind: 'reference', reference: 'colors' },
  { source: 'size', kind: 'text' },
  { source: 'isActive', kind: 'flag', initial: true },
  { source: 'isFeatured', kind: 'flag', initial: false },
  { source: 'isReturnViable', kind: 'flag', initial: true },
  { source: 'extras', kind: 'chips', initial: [] },
  { source: 'isDeleted', kind: 'flag', in: [] },
] as const;
const second = setup('secondaryLang');
const texts = [
  ...bilingual('name', { kind: 'text', required: true, typed: cleanName }, second),
  ...bilingual('description', { kind: 'longText' }, second),
  ...bilingual('specs', { kind: 'rows', fields: specs, title: ({ title }) => textId(title) ?? '', initial: [], when: setup('specs') }, second),
  ...bilingual('highlights', { kind: 'longText', orList: true, when: setup('labels') }, second),
  ...bilingual('keywords', { kind: 'chips', initial: [], when: setup('keywords') }, second),
] as const;
const classes = [
  { source: 'category', kind: 'reference', reference: 'category', required: ['create'], when: classified('category') },
  { source: 'subCategory', kind: 'reference', reference: 'subcategory', within: 'category', when: classified('subcategory') },
  { source: 'brand', kind: 'reference', reference: 'brand', when: classified('brand') },
  { source: 'ageGroup', kind: 'reference', reference: 'agegroup', when: classified('agegroup') },
  { source: 'genderType', kind: 'reference', reference: 'gendertype', when: classified('gendertype') },
] as const;
const values = [
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
] as const;
const parcel = [
  { source: 'weight', kind: 'text' },
  { source: 'dimension', kind: 'text' },
  { source: 'packageSize', kind: 'text' },
  { source: 'isBulkyProduct', kind: 'flag', initial: false },
] as const;
const fitting = [
  { source: 'isFittingNeeded', kind: 'flag', initial: false },
  { source: 'isFitted', kind: 'flag', initial: false },
  { source: 'fittingCharge', kind: 'money', min: 0 },
] as const;
const shipping = [
  { source: 'isExtraChargeNeeded', kind: 'flag', initial: false },
  { source: 'extraCharge', kind: 'money', min: 0 },
  { source: 'isAvailableEveryWhere', kind: 'flag', initial: true },
  { source: 'availableAreas', kind: 'references', reference: 'areas', initial: [] },
] as const;

/** Master products. */
export const products = defineResource({
  name: 'products',
  icon: 'Inventory',
  menu: 'products',
  represent: 'primaryLang.name',
  searches: ['primaryLang.name', 'secondaryLang.name', 'itemCode', 'barcode', 'category'],
  isGone: product => product.isDeleted === true,
  lists: {
    all: {
      path: '/products',
      view: 'all',
      call: call('GET /product/admin/custom/{sort}?page&limit[&search]', { rows: 'products', with: { sort: 'all' } }),
      ...common,
      filters: [...filters, 'isActive'],
      views: {
        lowStock: { filter: { stockState: { in: ['low'] } }, inbox: true },
        outOfStock: { filter: { stockValue: { to: 0 } }, inbox: true },
        lacksArabic: { filter: { untranslated: { in: ['name', 'description'] } }, inbox: true },
      },
      bulk: ['changePrice', 'changeStock', 'activate', 'deactivate', 'delete'],
    },
    active: {
      path: '/products?view=active',
      view: 'active',
      call: call('GET /product/admin/custom/{sort}?page&limit[&search]', { rows: 'products', with: { sort: 'active' } }),
      ...common,
      bulk: ['changePrice', 'changeStock', 'deactivate', 'delete'],
    },
    inactive: {
      path: '/products?view=inactive',
      view: 'inactive',
      call: call('GET /product/admin/custom/{sort}?page&limit[&search]', { rows: 'products', with: { sort: 'inactive' } }),
      ...common,
      bulk: ['changePrice', 'changeStock', 'activate', 'delete'],
    },
    deleted: {
      path: '/products/deleted',
      view: 'deleted',
      call: call('GET /product/admin/deleted/all', { rows: 'products', extension: ['search'] }),
      ...common,
      columns: [...nameColumns, price, stock, status],
      row: ['show', 'restore', 'hardDelete'],
      bulk: ['restore', 'hardDelete'],
    },
  },
  pages: { show: '/product/{id}', create: '/product/create/new', edit: '/product/update/{id}' },
  calls: {
    one: call('GET /product/admin/single/{id}'),
    create: call('POST /product/admin/new', { messageIsRefusal: true }),
    update: call('PUT /product/admin/{id}'),
    delete: call('DELETE /product/admin/{id}'),
  },
  actions: {
    status: { call: call('POST /product/admin/status/{id}'), sets: { isActive: 'toggle' } },
    // The call toggles the flag, so the record is read first.
    activate: { of: 'status', fresh: true, when: { isActive: false }, sets: { isActive: true } },
    deactivate: { of: 'status', fresh: true, when: { isActive: true }, sets: { isActive: false } },
    changePrice: {
      ask: priceInputs,
      fresh: true,
      expect: (product, input) => ({ ...product, ...pricesChanged(product, input) }),
      preview: ['price', 'sellingPrice'],
      undo: true,
    },
    changeStock: {
      ask: stockInputs,
      fresh: true,
      expect: (product, input) => ({ ...product, stockValue: amountAfter(product.stockValue, input) }),
      preview: ['stockValue'],
      undo: true,
    },
    duplicate: { call: call('POST product/admin/duplicate/{id}'), icon: 'ContentCopy' },
    restore: { call: call('POST /product/admin/restore/{id}'), icon: 'RestoreFromTrash', restores: true, page: 'gone' },
    hardDelete: { call: call('DELETE /product/admin/hard/{id}'), icon: 'DeleteForever', confirm: true, removes: true, page: 'gone' },
  },
  fields: [
    ...inSection('base', base),
    ...texts,
    ...inSection('classifications', classes),
    ...inSection('values', values),
    ...inSection('package', parcel, setup('packageData')),
    ...inSection('fitting', fitting, setup('fittingData')),
    ...inSection('shipping', shipping, setup('shippingData')),
  ],
  show,
  related,
  views: { ...showViews, 'form/profit': () => import('./Profit') },
});
