import { expect, test } from 'vitest';
import { call, defineResource } from '#define';
import { describeAccess } from '#define/describe/describeAccess.ts';

const kilns = defineResource({
  name: 'kilns',
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'heat', kind: 'number' },
  ],
  actions: { fire: { call: call('POST /kiln/fire/{id}') } },
});

test('a role is described by its level for the resource, and by what differs from it', () => {
  const table = {
    potter: { 'kilns.heat': 'read', 'kilns.delete': 'none' },
    helper: { kilns: 'read', 'kilns.fire': 'write', 'kilns.export': 'none' },
    guest: { '*': 'none' },
  } as const;
  expect(describeAccess(table, kilns, [kilns])).toEqual([
    { name: 'potter', says: ['write', 'heat: read', 'delete: no'] },
    { name: 'helper', says: ['read', 'export: no', 'fire: yes'] },
    { name: 'guest', says: ['none'] },
  ]);
});
