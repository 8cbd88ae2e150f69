import { call, defineResource, listOf } from '#define';
import { untranslated } from '#resources/bilingual.ts';
import { amountAfter, priceInputs, pricesChanged, stockInputs } from './bulkChanges';
import { layout, related, showSlots } from './productDetail';
import { fields, setup } from './productFields';
import { stockFilter, stockMark, stockOf } from './stock';

const named = listOf(
  { source: 'itemCode', when: setup('itemCode') },
  { source: 'primaryLang.name', when: setup('name'), cut: 40, label: 'name' },
  { source: 'images', kind: 'thumbnail', when: setup('image'), label: 'image' },
  { source: 'category', when: setup('category') },
);
const [price, stock] = listOf({ source: 'sellingPrice', when: setup('sellingPrice') }, { source: 'stockValue', when: setup('stockValue') });
const translated = untranslated('name', 'description', 'specs', 'highlights', 'keywords');
const filters = listOf('category', 'brand', 'stockValue', 'sellingPrice', stockFilter(stockOf), translated.filter);

/** Master products. */
export const products = defineResource({
  name: 'products',
  icon: 'Inventory',
  menu: 'products',
  represent: 'primaryLang.name',
  searches: ['primaryLang.name', 'secondaryLang.name', 'itemCode', 'barcode', 'category'],
  lists: {
    all: {
      path: '/products',
      call: call('GET /product/admin/custom/{sort}?page&limit[&search]', { rows: 'products', with: { sort: 'all' } }),
      filters,
      views: {
        lowStock: { stockState: { in: ['low'] } },
        outOfStock: { stockValue: { to: 0 } },
        untranslated: { untranslated: { in: ['name', 'description'] } },
      },
      inbox: ['lowStock', 'outOfStock', 'untranslated'],
      columns: [
        ...named,
        { ...price, edit: 'price' },
        { ...stock, edit: true, mark: stockMark(stockOf) },
        { source: 'isActive', when: setup('status'), label: 'status' },
        translated.column,
      ],
      narrow: ['primaryLang.name', 'sellingPrice', 'stockValue', 'isActive'],
      row: ['show', 'edit', 'duplicate', 'delete'],
      bulk: ['changePrice', 'changeStock', 'activate', 'deactivate', 'delete'],
      perPage: 'typed',
    },
    active: {
      like: 'all',
      path: '/products?view=active',
      call: call('GET /product/admin/custom/{sort}?page&limit[&search]', { rows: 'products', with: { sort: 'active' } }),
      bulk: ['changePrice', 'changeStock', 'deactivate', 'delete'],
    },
    inactive: {
      like: 'active',
      path: '/products?view=inactive',
      call: call('GET /product/admin/custom/{sort}?page&limit[&search]', { rows: 'products', with: { sort: 'inactive' } }),
      bulk: ['changePrice', 'changeStock', 'activate', 'delete'],
    },
    deleted: {
      like: 'active',
      path: '/products/deleted',
      call: call('GET /product/admin/deleted/all', { rows: 'products', extension: ['search'] }),
      columns: [...named, price, stock, { source: 'isActive', kind: 'status', when: setup('status'), label: 'status' }],
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
    changePrice: {
      ask: priceInputs,
      expect: (product, input) => ({ ...product, ...pricesChanged(product, input) }),
      preview: ['price', 'sellingPrice'],
      undo: true,
    },
    changeStock: {
      ask: stockInputs,
      expect: (product, input) => ({ ...product, stockValue: amountAfter(product.stockValue, input) }),
      preview: ['stockValue'],
      undo: true,
    },
    duplicate: { call: call('POST product/admin/duplicate/{id}'), icon: 'ContentCopy' },
    restore: { call: call('POST /product/admin/restore/{id}'), icon: 'RestoreFromTrash', restores: { isDeleted: true }, onScreen: 'gone' },
    hardDelete: { call: call('DELETE /product/admin/hard/{id}'), icon: 'DeleteForever', confirm: true, onScreen: 'gone' },
  },
  fields,
  layout,
  related,
  slots: { ...showSlots, 'form/profit': () => import('./Profit') },
});
