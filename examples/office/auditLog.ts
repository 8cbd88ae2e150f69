import { call, defineResource } from '#define';

/** Who has done what. Nobody changes it. */
export const auditLog = defineResource({
  name: 'auditLog',
  menu: 'office',
  pages: { create: false, edit: false },
  lists: {
    all: {
      call: call('GET /auditLog?page&limit=10', { rows: 'events' }),
      columns: ['at', 'who', 'what', 'level', { source: 'details', extra: 'export' }],
      filters: ['at', 'who', 'level'],
      row: ['show'],
    },
  },
  calls: { one: call('GET /auditLog/{id}') },
  fields: [
    { source: 'what', kind: 'text' },
    { source: 'who', kind: 'text', keyboard: 'email' },
    { source: 'at', kind: 'date' },
    { source: 'level', kind: 'badge', choices: ['info', 'warning', 'error'], tones: { info: 'info', warning: 'warning', error: 'error' } },
    { source: 'address', kind: 'text' },
    { source: 'details', kind: 'longText' },
  ],
});
