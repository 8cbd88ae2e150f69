/** A resource that declares no columns, so that its list has everything that a switched flag gives. */
import { call, defineResource } from '#define';

export const corks = defineResource({
  name: 'corks',
  menu: 'products',
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'isOpen', kind: 'flag', switch: call('POST /cork/status/{id}') },
  ],
  lists: { all: { call: call('GET /cork/all?page&limit', { rows: 'corks' }) } },
  calls: { one: call('GET /cork/{id}'), create: call('POST /cork/new'), update: call('PUT /cork/{id}'), delete: call('DELETE /cork/{id}') },
});

export const corksTable = [
  { _id: 'd1', name: 'Cork', isOpen: true },
  { _id: 'd2', name: 'Tin', isOpen: false },
  { _id: 'd3', name: 'Glass', isOpen: false },
];
