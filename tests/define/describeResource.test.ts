import { expect, test } from 'vitest';
import { call, definePage, defineResource } from '#define';
import { conditionText } from '#define/describe/conditionText.ts';
import { describePage } from '#define/describe/describePage.ts';
import { describeResource } from '#define/describe/describeResource.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';

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
  layout: {
    form: [{ tab: 'fire', fields: ['heat'] }],
    show: [
      { section: 'about', fields: ['name'] },
      { tab: 'fire', fields: ['heat'] },
    ],
  },
  related: {
    pots: { list: 'pots.all', filter: { kiln: 'id', glaze: 'name' }, columns: ['name', { source: 'price' }], tab: true },
    flues: { list: 'flues.ofKiln' },
    loads: { list: 'loads.all', filter: { kiln: 'id' } },
  },
  slots: {
    show: () => import('#tests/stock/WareShow.tsx'),
    'print/label': () => import('#tests/stock/WareShow.tsx'),
    'form/heat': () => import('#tests/stock/WareShow.tsx'),
    'form#fire': () => import('#tests/stock/WareShow.tsx'),
    'show#about': () => import('#tests/stock/WareShow.tsx'),
    'list:row': () => import('#tests/stock/WareShow.tsx'),
  },
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'heat', kind: 'number', min: 0, in: ['show', 'edit'] },
  ],
});

test('an account says addresses, calls with what they send, fields by page, actions with their conditions', () => {
  const { show, related, form, slots, ...others } = describeResource(kilns);
  expect(others).toEqual({
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
    lists: [{ name: 'all', says: ['columns name, heat', 'row show, edit'] }],
    fields: [
      { source: 'name', kind: 'text', pages: ['show', 'create', 'edit'], says: ['required'] },
      { source: 'heat', kind: 'number', pages: ['show', 'edit'], says: ['min 0'] },
    ],
    actions: [{ name: 'fire', says: ['when heat is at most 100', 'expect: a rule', 'reads the record first'] }],
    states: [],
    texts: ['name', 'fields.name', 'fields.heat', 'columns.warmth', 'actions.fire', 'prints.label', 'tabs.fire', 'sections.about'],
  });
});

test('an account says how detail screen and form are laid out, and which slots have a component', () => {
  expect(describeResource(kilns)).toMatchObject({
    show: [
      { name: 'about', says: ['fields name'] },
      { name: 'fire', says: ['fields heat', 'tab fire'] },
    ],
    related: [
      {
        name: 'pots',
        says: [
          'the list all of pots',
          'where kiln is the record itself and glaze is what stands at name',
          'columns name, price',
          'a tab, read when it is opened',
        ],
      },
      { name: 'flues', says: ['the list ofKiln of flues', 'a part of the screen, read with it, not there while it is empty'] },
      { name: 'loads', says: ['the list all of loads', 'where kiln is the record itself', 'a part of the screen, read when asked for'] },
    ],
    form: [
      { name: 'fire', says: ['fields heat', 'tab fire'] },
      { name: 'others', says: ['fields name'] },
    ],
    slots: [
      { name: 'show', says: ['below title and buttons of a record'] },
      { name: 'print/label', says: ['a page for each record, read in full: label'] },
      { name: 'form/heat', says: ['the input of heat'] },
      { name: 'form#fire', says: ['the content of the block fire'] },
      { name: 'show#about', says: ['the content of the block about'] },
      { name: 'list:row', says: ['each row of a list'] },
    ],
  });
});

test('of a detail screen of one card it says nothing', () => {
  expect(describeResource({ ...kilns, layout: {} }).show).toEqual([]);
  expect(describeResource({ ...kilns, searches: ['name'] }).lists[0]?.says).toContain('a search looks into name');
});

test('the account of a page that is no entity says its address, and its calls with what they send', () => {
  const smoke = definePage({
    name: 'smoke',
    path: '/smoke/{id}',
    reads: { plume: call('GET /smoke/{id}?page', { extension: ['from'] }), puffs: call('GET /puffs', { rows: 'puffs' }) },
    writes: { clear: call('POST /smoke/clear', { body: ['wind'], inferred: true }), forget: call('DELETE /smoke') },
    edits: { resource: 'kilns', sections: ['walls'] },
    menuCounts: { kilns: 'plumes' },
    component: () => import('#tests/stock/WareShow.tsx'),
  });
  expect(describePage(smoke)).toEqual({
    name: 'smoke',
    address: '/smoke/{id}',
    calls: [
      { purpose: 'read plume', call: 'GET /smoke/{id}?page', sends: [], reads: '', extensions: ['from'], isInferred: false },
      { purpose: 'read puffs', call: 'GET /puffs', sends: [], reads: "rows under 'puffs'", extensions: [], isInferred: false },
      { purpose: 'write clear', call: 'POST /smoke/clear', sends: ['wind'], reads: '', extensions: [], isInferred: true },
      { purpose: 'write forget', call: 'DELETE /smoke', sends: [], reads: '', extensions: [], isInferred: false },
    ],
    says: ['edits the fields of kilns in walls', 'plumes stands in the menu beside kilns'],
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
    expect(account.slots.map(({ name }) => name)).toEqual(Object.keys(resource.slots));
    expect(account.slots.filter(({ name, says }) => says.includes(name))).toEqual([]);
    expect(JSON.stringify(account)).not.toMatch(/\[object|undefined|=>/);
  }
});

test('every call of our own pages is in its account', () => {
  for (const page of pages) {
    const { address, calls } = describePage(page);
    expect(address).toBe(page.path);
    expect(calls.map(({ call }) => call)).toEqual([...Object.values(page.reads), ...Object.values(page.writes)].map(({ text }) => text));
  }
});
