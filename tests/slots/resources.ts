/** Resources that fill places of the generated screens, and what belongs to them. They stand beside those of `tests/stock`. */
import { call, defineResource, type Resource } from '#define';

export const crates = defineResource({
  name: 'crates',
  menu: 'products',
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'price', kind: 'money' },
    { source: 'note', kind: 'longText' },
  ],
  lists: {
    all: { call: call('GET /crate/all?page&limit', { rows: 'crates', extension: ['search'] }), columns: ['name', 'price'], row: ['show', 'edit'] },
  },
  calls: { one: call('GET /crate/{id}'), create: call('POST /crate/new'), update: call('PUT /crate/{id}') },
  layout: {
    form: [
      { section: 'base', fields: ['name'] },
      { section: 'values', fields: ['price', 'note'] },
    ],
    show: [
      { tab: 'about', fields: ['name', 'note'] },
      { tab: 'prices', fields: ['price'] },
    ],
  },
  related: { labels: { list: 'labels.ofCrate', tab: true }, seals: { list: 'lids.ofCrate', columns: ['name'] } },
  slots: {
    'list:before': () => import('./BeforeList'),
    'list:toolbar': () => import('./Toolbar'),
    'list:row': () => import('./Row'),
    'list:empty': () => import('./Empty'),
    'list/price': () => import('./PriceCell'),
    'show:before': () => import('./BeforeShow'),
    'show:after': () => import('./AfterShow'),
    'show/price': () => import('./PriceShown'),
    'show#about': () => import('./About'),
    'show#labels': () => import('./Labels'),
    'form:before': () => import('./BeforeForm'),
    'form:after': () => import('./AfterForm'),
    'form/price': () => import('./PriceInput'),
    'form#values': () => import('./Values'),
  },
});

const labels = defineResource({
  name: 'labels',
  fields: [
    { source: 'text', kind: 'text' },
    { source: 'size', kind: 'integer' },
  ],
  lists: { ofCrate: { path: undefined, call: call('GET /label/crate/{id}?page&limit', { rows: 'labels' }), actions: [], row: ['show'] } },
  pages: { show: '/label/{id}', create: false, edit: false },
  calls: { one: call('GET /label/{id}') },
});

const lids = defineResource({
  name: 'lids',
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'weight', kind: 'integer' },
  ],
  lists: { ofCrate: { path: undefined, call: call('GET /lid/crate/{id}', { rows: 'lids' }), actions: [], row: [] } },
  pages: { show: false, create: false, edit: false },
});

export const slotted: readonly Resource[] = [crates, labels, lids];

const ofCrate = { lists: { ofCrate: (row: Record<string, unknown>, { id }: Record<string, string>) => row.crate === id } };

/** What the mock must know of them. */
export const behaviour = { labels: ofCrate, lids: ofCrate };

/** Their rows in the mock. */
export const tables = {
  crates: [
    { _id: 'c1', name: 'Oak', price: 120, note: 'Heavy' },
    { _id: 'c2', name: 'Pine', price: 80 },
  ],
  labels: Array.from({ length: 12 }, (_, at) => ({ _id: `l${at + 1}`, crate: 'c1', text: `Label ${at + 1}`, size: at })),
  lids: [{ _id: 'd1', crate: 'c1', name: 'Round lid', weight: 3 }],
};
