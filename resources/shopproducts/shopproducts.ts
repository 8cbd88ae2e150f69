import { call, declared, defineResource, listOf, recordsIn } from '#define';
import { priceInputs, rowsChanged, stockInputs } from '#resources/products/bulkChanges.ts';
import { stockFilter, stockMark, stockOfSizes } from '#resources/products/stock.ts';
import { type Master, type MasterHolder, masterOf, rawMasterOf } from './master';

const ofMaster = (key: keyof Master) => (record: MasterHolder) => masterOf(record)?.[key];
const sizeNames = ({ sizes }: { sizes?: unknown }) => recordsIn(sizes).map(({ value }) => value);

const [name, ...others] = listOf(
  { source: 'masterProduct', kind: 'text', label: 'name', value: masterOf },
  { source: 'images', kind: 'thumbnail', label: 'image', value: ofMaster('images') },
  { source: 'customID' },
  { source: 'category', kind: 'text', value: ofMaster('category') },
  { source: 'color', kind: 'color', value: ofMaster('color') },
);
const sizes = declared({ source: 'sizes', kind: 'chips', value: sizeNames, mark: stockMark(stockOfSizes) });

/** The products of shops, each based on a master product. */
export const shopproducts = defineResource({
  name: 'shopproducts',
  icon: 'Sell',
  menu: 'products',
  represent: ['customID', { source: 'masterProduct', value: masterOf }],
  searches: ['customID', 'masterProduct', 'shop'],
  lists: {
    all: {
      path: '/shopproducts',
      call: call('GET /shopProduct/all?page&limit=10', { rows: 'shopProducts', extension: ['search'] }),
      filters: ['shop', 'masterProduct', stockFilter(stockOfSizes)],
      views: { lowStock: { stockState: { in: ['low'] } }, outOfStock: { stockState: { in: ['out'] } } },
      narrow: ['masterProduct', 'customID', 'sizes', 'isActive'],
      columns: [name, 'shop', ...others, { ...sizes, edit: true }, { source: 'isActive', label: 'status' }],
      row: ['show', 'edit', 'delete'],
      bulk: ['changePrice', 'changeStock'],
    },
    deleted: {
      path: '/shopproducts/deleted',
      call: call('GET /shopProduct/deleted/all', { rows: 'shopProducts', extension: ['search'] }),
      narrow: ['masterProduct', 'customID', 'sizes', 'isActive'],
      columns: [name, ...others, sizes, { source: 'isActive', kind: 'status', label: 'status' }],
      row: ['show', 'restore', 'hardDelete'],
      menu: 'Delete',
    },
  },
  pages: { show: '/shopproduct/{id}', create: '/shopproduct/create/new', edit: '/shopproduct/update/{id}' },
  calls: {
    one: call('GET /shopProduct/{id}'),
    create: call('POST /shopProduct/new'),
    update: call('PUT /shopProduct/{id}'),
    delete: call('DELETE /shopProduct/{id}'),
  },
  actions: {
    changePrice: {
      ask: priceInputs,
      expect: (record, input) => ({ ...record, sizes: rowsChanged(record.sizes, 'retailPrice', input) }),
      preview: ['sizes.retailPrice'],
      undo: true,
    },
    changeStock: {
      ask: stockInputs,
      expect: (record, input) => ({ ...record, sizes: rowsChanged(record.sizes, 'stock', input) }),
      preview: ['sizes.stock'],
      undo: true,
    },
    restore: { call: call('POST /shopProduct/restore/{id}'), icon: 'RestoreFromTrash', restores: { isDeleted: true }, onScreen: 'gone' },
    hardDelete: { call: call('DELETE /shopProduct/hard/{id}'), icon: 'DeleteForever', confirm: true, onScreen: 'gone' },
  },
  send: record => ({ ...record, masterProduct: rawMasterOf(record) }),
  fields: [
    { source: 'shop', kind: 'reference', reference: 'shops', search: true, required: ['create'], readOnly: ['edit'] },
    { source: 'masterProduct', kind: 'reference', reference: 'products', search: true, required: ['create'], readOnly: ['edit'] },
    { source: 'customID', kind: 'text' },
    { source: 'isFeatured', kind: 'flag', initial: false },
    { source: 'shop.shopName', kind: 'text', in: [] },
    {
      source: 'sizes',
      kind: 'rows',
      in: ['create', 'edit'],
      shape: 'table',
      fields: [
        { source: 'value', kind: 'text', readOnly: true },
        { source: 'price', kind: 'money', readOnly: true },
        { source: 'retailPrice', kind: 'money', min: 0, required: 'changed' },
        { source: 'stock', kind: 'number', min: 0, required: 'changed' },
      ],
    },
    { source: 'variants', kind: 'rows', in: [] },
    { source: 'reviews', kind: 'rows', in: [], personal: true },
    { source: 'isDeleted', kind: 'flag', in: [] },
    { source: 'isActive', kind: 'flag', in: [], switch: call('POST /shopProduct/status/{id}') },
  ],
  slots: { show: () => import('./ShopProductShow'), form: () => import('./ShopProductForm') },
});
