import { expect, test } from 'vitest';
import { resources } from '../../resources';
import { call, defineResource } from '../../resources/define';
import { conditionText, describeResource } from '../../resources/describeResource';

const kilns = defineResource({
  name: 'kilns',
  lists: {
    all: {
      path: '/kilns',
      call: call('GET /kiln/all?page', { rows: 'kilns', extension: ['search'] }),
      columns: ['name', { source: 'heat', label: 'warmth' }],
    },
  },
  calls: { one: call('GET /kiln/{id}'), update: call('PUT /kiln/{id}', { body: ['name', 'heat'], inferred: true }) },
  pages: { create: false },
  actions: { fire: { call: call('POST /kiln/fire/{id}'), when: { heat: { to: 100 } }, expect: kiln => ({ ...kiln, heat: 900 }) } },
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'heat', kind: 'number', min: 0, in: ['show', 'edit'] },
  ],
});

test('an account says addresses, calls with what they send, fields by page, actions with their conditions', () => {
  expect(describeResource(kilns)).toEqual({
    name: 'kilns',
    addresses: [
      { address: '/kilns', screen: 'list all' },
      { address: '/kilns/{id}', screen: 'show' },
      { address: '/kilns/update/{id}', screen: 'edit' },
    ],
    calls: [
      { purpose: 'list all', call: 'GET /kiln/all?page', sends: [], reads: "rows under 'kilns'", extensions: ['search'], isInferred: false },
      { purpose: 'one', call: 'GET /kiln/{id}', sends: [], reads: 'a record', extensions: [], isInferred: false },
      { purpose: 'update', call: 'PUT /kiln/{id}', sends: ['name', 'heat'], reads: '', extensions: [], isInferred: true },
      { purpose: 'action fire', call: 'POST /kiln/fire/{id}', sends: [], reads: '', extensions: [], isInferred: false },
    ],
    lists: [{ name: 'all', says: ['columns name, heat', 'row show, edit, delete', 'create'] }],
    fields: [
      { source: 'name', kind: 'text', pages: ['show', 'create', 'edit'], says: ['required'] },
      { source: 'heat', kind: 'number', pages: ['show', 'edit'], says: ['min 0'] },
    ],
    actions: [{ name: 'fire', says: ['when heat is at most 100', 'expect: a rule'] }],
    texts: ['name', 'fields.name', 'fields.heat', 'columns.warmth', 'actions.fire'],
  });
});

test.each([
  ['multiLanguage', 'multiLanguage'],
  [{ setup: 'productInputs', name: 'tax' }, 'productInputs has tax'],
  [['multiLanguage', { setup: 'productInputs', name: 'tax' }], 'multiLanguage and productInputs has tax'],
  [{ isApproved: { not: true }, stock: { from: 1, to: 5 } }, 'isApproved is not true and stock is at least 1 and stock is at most 5'],
  [{ state: { in: ['open', 'shut'] }, note: null }, 'state is one of open, shut and note is empty'],
  [{ note: { empty: false }, name: { contains: 'x' }, kind: 'a' }, 'note is there and name contains x and kind is a'],
  [() => true, 'a rule says so'],
])('the condition %j reads: %s', (condition, text) => {
  expect(conditionText(condition)).toBe(text);
});

test('every call and address of our own resources is in its account, and nothing in it is a machine’s word', () => {
  for (const resource of resources) {
    const account = describeResource(resource);
    const calls = [...Object.values(resource.lists), ...Object.values(resource.actions)].flatMap(({ call }) => call ?? []);
    for (const { text } of [...calls, ...Object.values(resource.calls)]) expect(account.calls.map(({ call }) => call)).toContain(text);
    expect(JSON.stringify(account)).not.toMatch(/\[object|undefined|=>/);
  }
});
