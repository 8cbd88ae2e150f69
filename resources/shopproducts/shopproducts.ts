import { call, defineResource, recordsIn, type ShopRecord, textId, valueAt } from '../define';

/** The master product of a shop product as the answer has it, whole or as its id, under whichever name. */
export const heldMaster = (record: Record<string, unknown>): unknown => record.masterProduct ?? record.product ?? record.master;

/** The master product of a shop product; its id alone is no record. */
export function masterOf(record: Record<string, unknown>): Record<string, unknown> | undefined {
  return recordsIn([heldMaster(record)])[0];
}

/** One size of a shop product: what it is, the master's price, and the shop's own price and stock. */
export interface ShopSize {
  value: string;
  price: number | undefined;
  retailPrice: number;
  stock: number;
}

/** The sizes that a shop begins with: the master's, with nothing of its own yet (part 1, section 2). */
export function sizesOfMaster(master: Record<string, unknown>): ShopSize[] {
  const sizes = recordsIn(master.sizes);
  const whole = [{ value: master.size, price: master.sellingPrice ?? master.price }];
  return (sizes.length ? sizes : whole).map(({ value, price }) => ({
    value: textId(value) ?? '',
    price: price !== '' && price != null && Number.isFinite(Number(price)) ? Number(price) : undefined,
    retailPrice: 0,
    stock: 0,
  }));
}

const ofMaster = (source: string) => (record: ShopRecord) => valueAt(masterOf(record), source);
const sizeNames = ({ sizes }: ShopRecord) => recordsIn(sizes).map(({ value }) => value);

const name = { source: 'masterProduct', kind: 'text', label: 'name', value: masterOf } as const;
const others = [
  { source: 'images', kind: 'thumbnail', label: 'image', value: ofMaster('images') },
  { source: 'customID' },
  { source: 'category', kind: 'text', value: ofMaster('category') },
  { source: 'color', kind: 'color', value: ofMaster('color') },
  { source: 'sizes', kind: 'chips', value: sizeNames },
] as const;
const status = { source: 'isActive', kind: 'status', label: 'status' } as const;
const body = ['shop', 'masterProduct', 'customID', 'sizes', 'isFeatured'] as const;

/** What shops sell of the master products (part 1, sections 2 to 5 and 7). */
export const shopproducts = defineResource({
  name: 'shopproducts',
  icon: 'Sell',
  menu: 'products',
  represent: 'customID',
  isGone: record => record.isDeleted === true,
  lists: {
    all: {
      path: '/shopproducts',
      call: call('GET /shopProduct/all?page&limit=10', { rows: 'shopProducts', extension: ['search'] }),
      columns: [name, 'shop', ...others, { ...status, action: 'status' }],
      row: ['show', 'edit', 'delete'],
    },
    deleted: {
      path: '/shopproducts/deleted',
      call: call('GET /shopProduct/deleted/all', { rows: 'shopProducts', extension: ['search'] }),
      columns: [name, ...others, status],
      row: ['show', 'restore', 'hardDelete'],
      menu: true,
    },
  },
  pages: { show: '/shopproduct/{id}', create: '/shopproduct/create/new', edit: '/shopproduct/update/{id}' },
  calls: {
    one: call('GET /shopProduct/{id}'),
    create: call('POST /shopProduct/new', { body }),
    update: call('PUT /shopProduct/{id}', { body }),
    delete: call('DELETE /shopProduct/{id}'),
  },
  actions: {
    status: { call: call('POST /shopProduct/status/{id}'), expect: record => ({ ...record, isActive: !record.isActive }) },
    restore: { call: call('POST /shopProduct/restore/{id}'), icon: 'RestoreFromTrash', page: 'gone' },
    hardDelete: { call: call('DELETE /shopProduct/hard/{id}'), icon: 'DeleteForever', confirm: true, removes: true, page: 'gone' },
  },
  send: record => ({ ...record, masterProduct: heldMaster(record) }),
  fields: [
    { source: 'shop', kind: 'reference', reference: 'shops', search: true, required: ['create'], readOnly: ['edit'] },
    { source: 'masterProduct', kind: 'reference', reference: 'products', search: true, required: ['create'], readOnly: ['edit'] },
    { source: 'customID', kind: 'text' },
    { source: 'isFeatured', kind: 'flag', initial: false },
    { source: 'sizes', kind: 'rows', in: [] },
    { source: 'isActive', kind: 'flag', in: [] },
  ],
  views: { show: () => import('./ShopProductShow'), form: () => import('./ShopProductForm') },
});
