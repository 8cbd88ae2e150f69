/** A resource whose form uses everything that a declaration offers for forms: conditions, tabs, rows, computed values. */
import { asNumber, call, defineResource, type Plain } from '#define';
import { bilingual } from '#resources/bilingual.ts';

const amount = (value: unknown): number => asNumber(value) ?? 0;

/** A price less a rebate in percent. */
const netOf = ({ price, rebate }: Plain) => (asNumber(price) === undefined ? undefined : amount(price) * (1 - amount(rebate) / 100));

const line = [
  { source: 'unit', kind: 'text', required: true },
  { source: 'count', kind: 'integer', min: 1, initial: 1 },
  { source: 'maker', kind: 'reference', reference: 'makers' },
  { source: 'photos', kind: 'images' },
  { source: 'remark', kind: 'text', when: { '/status': 'live' }, required: { unit: 'crate' } },
  { source: 'weight', kind: 'number', derive: { from: ['count'], rule: ({ count }: Plain) => amount(count) * 2, until: 'typed' } },
] as const;

export const offers = defineResource({
  name: 'offers',
  menu: 'products',
  represent: 'name',
  lists: { all: { call: call('GET /offer/all?page&limit', { rows: 'offers' }), columns: ['name', 'status'] } },
  pages: { show: '/offer/{id}', create: '/offer/create/new', edit: '/offer/update/{id}' },
  calls: {
    one: call('GET /offer/{id}'),
    create: call('POST /offer/new'),
    update: call('PUT /offer/{id}'),
    delete: call('DELETE /offer/{id}'),
  },
  layout: {
    form: [
      { tab: 'lines', fields: ['lines'] },
      { tab: 'codes', fields: ['codes'] },
      { tab: 'more', section: 'terms', fields: ['terms'] },
      { tab: 'more', section: 'live', fields: ['channel'] },
      { tab: 'sizes', fields: ['sizes'] },
    ],
  },
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'status', kind: 'choice', choices: ['draft', 'live'], initial: 'draft' },
    { source: 'reason', kind: 'text', when: { status: 'live' }, required: { status: 'live' } },
    { source: 'owner', kind: 'text', readOnly: { status: 'live' } },
    { source: 'price', kind: 'money' },
    { source: 'rebate', kind: 'percent' },
    { source: 'net', kind: 'money', derive: { from: ['price', 'rebate'], rule: netOf, until: 'typed' } },
    { source: 'gross', kind: 'money', derive: { from: ['net'], rule: ({ net }: Plain) => amount(net) * 2 } },
    { source: 'scratch', kind: 'text', unsent: true },
    ...bilingual('title', { kind: 'text' }),
    ...bilingual('about', { kind: 'longText' }),
    {
      source: 'lines',
      kind: 'rows',
      min: 1,
      max: 3,
      fields: line,
    },
    {
      source: 'codes',
      kind: 'rows',
      fields: [
        { source: 'code', kind: 'text', required: true },
        { source: 'uses', kind: 'integer', min: 0, readOnly: { '/status': 'live' } },
      ],
    },
    { source: 'terms', kind: 'text', required: true },
    { source: 'channel', kind: 'text', required: true, when: { status: 'live' } },
    {
      source: 'sizes',
      kind: 'rows',
      shape: 'table',
      fields: [
        { source: 'size', kind: 'text', readOnly: true },
        { source: 'price', kind: 'money', min: 0 },
        { source: 'shown', kind: 'flag' },
        { source: 'kind', kind: 'choice', choices: ['flat', 'round'] },
        { source: 'maker', kind: 'reference', reference: 'makers' },
      ],
    },
  ],
});

/** The rows of the mock. */
export const offersTable = [
  {
    _id: 'o1',
    name: 'Spring',
    status: 'draft',
    terms: 'As usual',
    price: 100,
    rebate: 10,
    net: 90,
    gross: 180,
    primaryLang: { title: 'Spring', about: 'Fresh' },
    secondaryLang: { title: 'ربيع' },
    lines: [
      { _id: 'l1', unit: 'Bowl', count: 2, maker: 'm1', photos: [{ _id: 'p1', url: '/api/images/lamp-brass-1.svg' }], colour: 'red', weight: 4 },
      { _id: 'l2', unit: 'Lamp', weight: 7 },
    ],
    codes: Array.from({ length: 200 }, (_, position) => ({ code: `CODE-${position + 1}`, uses: position })),
    sizes: [
      { size: 'S', price: 5, shown: true, kind: 'flat', maker: 'm2' },
      { size: 'M', price: 6 },
    ],
  },
  { _id: 'o2', name: 'Odd', terms: 'None', lines: [null, { unit: 'Bowl' }, 'words'], codes: 'none', sizes: null },
];
