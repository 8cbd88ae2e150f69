import { call, definePage } from '#define';

/** What deliveries cost. */
export const report = definePage({
  name: 'spending',
  path: '/spending',
  menu: 'office',
  reads: {
    sums: call('GET /spending/sums[?from][&to][&state]', { rows: 'suppliers' }),
    months: call('GET /spending/months[?from][&to][&state]', { rows: 'months' }),
  },
  filters: [
    { source: 'due', kind: 'date', param: ['from', 'to'], initial: { from: '2026-01-01' } },
    { source: 'state', kind: 'choice', choices: ['ordered', 'received'] },
  ],
  widgets: [
    { read: 'sums', as: 'number', value: 'spent', kind: 'money', compare: 'lastYear' },
    { read: 'sums', as: 'number', value: 'deliveries', kind: 'integer' },
    { read: 'sums', as: 'ring', label: 'supplier', value: 'spent', kind: 'money', name: 'suppliers' },
    { read: 'months', as: 'line', label: 'month', value: 'spent', kind: 'money' },
    { read: 'sums', as: 'list', rows: 'largest', columns: ['number', 'supplier', { source: 'spent', kind: 'money' }], show: 'deliveries' },
  ],
});
