import { type AccessKey, type AccessTable, call, type Dialect, definePage, dialects, listPages, listResources } from '#define';
import { crates } from './crates';
import { lids, owners, pallets } from './owners';

/** What the examples declare. */
export const resources = listResources(crates, owners, lids, pallets);

/** A page of widgets. */
const stock = definePage({
  name: 'stock',
  path: '/stock',
  icon: 'Dashboard',
  menu: 'products',
  reads: {
    sums: call('GET /stock/sums[?from][&to][&state]', { rows: 'owners' }),
    months: call('GET /stock/months[?state]'),
  },
  menuCounts: { crates: 'openCrates' },
  filters: [
    { source: 'day', kind: 'date', param: ['from', 'to'], initial: { from: 'today-7' } },
    { source: 'state', kind: 'choice', choices: ['open', 'closed'], initial: 'open' },
  ],
  widgets: [
    { read: 'sums', as: 'number', value: 'spent', kind: 'money', compare: 'lastYear' },
    { read: 'sums', as: 'ring', label: 'owner', value: 'spent', kind: 'money', tones: { Anu: 'success' }, name: 'owners' },
    { read: 'months', as: 'line', rows: 'months', label: 'month', value: 'crates', kind: 'integer' },
    { read: 'sums', as: 'list', rows: 'largest', columns: ['name', { source: 'spent', kind: 'money' }], show: 'crates', id: 'crate' },
    {
      read: 'months',
      as: 'list',
      rows: 'latest',
      columns: [
        { source: 'day', kind: 'date', format: 'DD/MM' },
        { source: 'owner', kind: 'reference', reference: 'owners' },
        { source: 'state', kind: 'badge', tones: { open: 'success' } },
      ],
    },
  ],
});

/** A page with a component, for the settings of crates. */
const crateSettings = definePage({
  name: 'crateSettings',
  path: '/crate-settings',
  writes: { reset: call('POST /crate/reset') },
  edits: { resource: 'crates', sections: ['base'] },
  component: () => import('./Notice.tsx'),
});

/** The pages of the examples. */
export const pages = listPages(stock, crateSettings);

/** A dialect of other names. */
export const dialect: Dialect = {
  ...dialects.offset,
  paging: { page: 'page[number]', limit: 'page[size]' },
  sort: { field: 'sort', order: 'order', words: ['asc', 'desc'] },
  search: 'q',
  filters: { from: '_gte', to: '_lte', contains: '_like' },
  many: 'id',
  rows: 'items',
  total: { key: 'meta.total' },
  id: 'uuid',
  update: 'PATCH',
  token: { header: 'X-Auth-Token', scheme: 'Token' },
  signIn: { path: '/session', email: 'username', password: 'secret', token: 'data.token', user: 'data.user' },
};

/** Who may do what with the examples. */
export const access: AccessTable<AccessKey<typeof resources, typeof pages>> = {
  staff: { '*': 'none', stock: 'read', crates: 'read', 'crates.close': 'write', 'crates.cost': 'none' },
};
