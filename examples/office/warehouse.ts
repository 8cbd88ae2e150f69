import { defineResource } from '#define';

/** What lies in the warehouse. */
export const parts = defineResource({
  name: 'parts',
  menu: 'warehouse',
  lists: { all: { columns: ['name', 'number', { source: 'stock', total: 'sum' }, 'price'] } },
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'number', kind: 'text', validate: { rule: [/^[A-Z]{2}-\d{3}$/, 'Two letters and three digits, as AB-123'] } },
    { source: 'stock', kind: 'integer', min: 0, initial: 0 },
    { source: 'price', kind: 'money', min: 0, required: true },
  ],
});

/** What has been ordered from suppliers, from the first draft until it lies in the warehouse. */
export const deliveries = defineResource({
  name: 'deliveries',
  menu: 'warehouse',
  lists: {
    all: {
      columns: ['number', 'supplier', 'due', 'state'],
      filters: ['state', 'due'],
      views: { late: { state: 'ordered', due: { to: 'today-1' } } },
      row: ['show', 'edit', 'order', 'receive'],
      bulk: ['order'],
    },
  },
  states: {
    state: { draft: { order: 'ordered', cancel: 'cancelled' }, ordered: { receive: 'received', cancel: 'cancelled' } },
  },
  actions: { receive: { ask: ['note'], sets: 'asked' }, cancel: { confirm: true } },
  fields: [
    { source: 'number', kind: 'text', required: true },
    { source: 'supplier', kind: 'text', required: true },
    { source: 'due', kind: 'date', format: 'MM/DD/YYYY' },
    {
      source: 'state',
      kind: 'badge',
      choices: ['draft', 'ordered', 'received', 'cancelled'],
      tones: { ordered: 'info', received: 'success', cancelled: 'error' },
      initial: 'draft',
    },
    { source: 'note', kind: 'longText' },
    {
      source: 'items',
      kind: 'rows',
      shape: 'table',
      min: 1,
      readOnly: { state: { not: 'draft' } },
      fields: [
        { source: 'part', kind: 'reference', reference: 'parts', required: true },
        { source: 'count', kind: 'integer', min: 1, initial: 1, required: true },
        { source: 'price', kind: 'money', min: 0, required: true },
      ],
    },
  ],
});
