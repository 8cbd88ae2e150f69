import { expect, test } from 'vitest';
import { createBody, updateBody } from '#dataProvider/wire.ts';
import { type AccessTable, accessRule, call, defineResource, type Resource } from '#define';
import { allowedResources, withoutHidden } from '#frame/context/allowedResources.ts';
import { nameBy } from '#frame/format/texts.ts';

const parts = defineResource({
  name: 'parts',
  represent: 'code',
  searches: ['code', 'name'],
  lists: {
    all: {
      call: call('GET /part/all?page', { rows: 'parts', sorts: ['cost', 'name'] }),
      columns: [
        'code',
        { source: 'name', edit: true },
        { source: 'stock', edit: true, mark: { source: 'level', value: () => 'low', tones: { low: 'warning' } } },
        { source: 'total', value: ({ cost }) => cost, edit: 'cost' },
      ],
      narrow: ['code', 'name'],
      filters: ['code', 'cost', 'name'],
      views: { cheap: { cost: { to: 1 } }, named: { name: { contains: 'a' } } },
      row: ['show', 'edit', { show: 'makers', source: 'maker' }],
      sort: { field: 'code', order: 'ASC' },
    },
  },
  calls: { one: call('GET /part/{id}'), create: call('POST /part/new'), update: call('PUT /part/{id}') },
  actions: { rename: { call: call('POST /part/rename/{id}'), ask: ['name'], preview: ['cost', 'name'], expect: part => part } },
  fields: [
    { source: 'code', kind: 'text' },
    { source: 'name', kind: 'text', required: true },
    { source: 'stock', kind: 'integer' },
    { source: 'cost', kind: 'money' },
    { source: 'profit', kind: 'money', derive: { from: ['cost', 'stock'], rule: () => 1 } },
    { source: 'maker', kind: 'reference', reference: 'makers' },
    { source: 'box.size', kind: 'text' },
    { source: 'box.color', kind: 'text' },
  ],
  layout: {
    show: [
      { tab: 'about', fields: ['name', 'code'] },
      { tab: 'prices', fields: ['cost'] },
    ],
  },
  related: {
    alike: { list: 'parts.all', filter: { maker: 'maker' }, columns: ['code', 'name'] },
    others: { list: 'parts.all', filter: { name: 'name' } },
  },
});
const makers = defineResource({ name: 'makers', fields: [{ source: 'name', kind: 'text' }] });
const resources: readonly Resource[] = [parts, makers];

const narrowed = (levels: AccessTable[string]): Resource => {
  const [first] = allowedResources(resources, accessRule({ staff: levels }, resources), 'staff');
  if (!first) throw new Error('There is no resource.');
  return first;
};
const sources = (parts: readonly (string | { source: string })[] = []) => parts.map(part => (typeof part === 'string' ? part : part.source));

test('what nothing is refused of stays the same object, as does a resource whose screens the role does not see', () => {
  const rule = accessRule({ staff: { '*': 'none' }, other: { 'parts.cost': 'none' } }, resources);
  expect(allowedResources(resources, rule, undefined)).toBe(resources);
  expect(allowedResources(resources, rule, 'staff')).toBe(resources);
  const once = allowedResources(resources, rule, 'other');
  expect(once).not.toBe(resources);
  expect(allowedResources(once, rule, 'other')).toBe(once);
});

test('a field that a role may not read names no record', () => {
  const boxes = defineResource({
    name: 'boxes',
    represent: ['code', 'owner'],
    fields: [
      { source: 'code', kind: 'text' },
      { source: 'owner', kind: 'text' },
    ],
  });
  const rule = accessRule({ packer: { 'boxes.owner': 'none' } }, [boxes]);
  expect(nameBy(boxes, { owner: 'Asha' })).toBe('Asha');
  expect(nameBy(allowedResources([boxes], rule, 'packer')[0], { owner: 'Asha' })).toBe('');
});

test('a field that a role may not read is nowhere', () => {
  const { fields, lists, represent, searches, layout, related, actions } = narrowed({
    'parts.code': 'none',
    'parts.cost': 'none',
    'parts.maker': 'none',
  });
  expect(sources(fields)).toEqual(['name', 'stock', 'profit', 'box.size', 'box.color']);
  expect([represent, searches]).toEqual(['name', ['name']]);
  const { columns, narrow, filters, views, row, sort, call: listCall } = lists.all ?? { columns: [] };
  expect(sources(columns)).toEqual(['name', 'stock', 'total']);
  expect([narrow, sources(filters), Object.keys(views ?? {}), row, sort, listCall?.sorts]).toEqual([
    ['name'],
    ['name'],
    ['named'],
    ['show', 'edit'],
    undefined,
    ['name'],
  ]);
  expect(layout).toEqual({ show: [{ tab: 'about', fields: ['name'] }] });
  expect(Object.keys(related)).toEqual(['others']);
  expect(actions.rename?.preview).toEqual(['name']);
  // Without the cost it would be computed wrongly.
  expect(fields.find(({ source }) => source === 'profit')?.derive).toBeUndefined();
});

test('a related list has no column of a hidden field', () => {
  expect(narrowed({ 'parts.code': 'none' }).related.alike?.columns).toEqual(['name']);
});

test('a field that a role may only read is shown, but nobody has to fill it, on no create form, and not edited in its row', () => {
  const { fields, lists, actions } = narrowed({ 'parts.name': 'read', 'parts.cost': 'read' });
  expect(fields.find(({ source }) => source === 'name')).toEqual({ source: 'name', kind: 'text', readOnly: true, in: ['show', 'edit'] });
  expect(lists.all?.columns.flatMap(column => (typeof column === 'object' && column.edit ? column.source : []))).toEqual(['stock']);
  // The question of an action is asked only where the table grants the action.
  expect(actions.rename?.ask).toEqual([{ source: 'name', kind: 'text', required: true }]);
});

test('what a role may not write is in no body', () => {
  const values = { code: 'A', name: 'Axle', stock: 1, cost: 5, box: { size: 'S', color: 'red' } };
  const staff = narrowed({ 'parts.cost': 'none', 'parts.stock': 'read', 'parts.box.color': 'read' });
  expect(updateBody(staff, '1', values, values)).toMatchObject({ code: 'A', name: 'Axle', box: { size: 'S' } });
  expect(Object.keys(updateBody(staff, '1', values, values))).not.toContain('cost');
  expect(updateBody(staff, '1', values, values)).not.toHaveProperty('box.color');
  expect(createBody(staff, values)).toEqual({ code: 'A', name: 'Axle', box: { size: 'S' } });
  expect(updateBody(narrowed({ 'parts.box.size': 'read', 'parts.box.color': 'read' }), '1', values, values)).not.toHaveProperty('box');
});

test('plain REST replaces a record: what the role may not change goes along as it is stored', () => {
  const rule = accessRule({ staff: { 'makers.name': 'read', 'makers.city': 'write' } }, resources);
  const [, narrowedMakers] = allowedResources(resources, rule, 'staff');
  expect(narrowedMakers && updateBody(narrowedMakers, '1', { name: 'Nila' })).toEqual({ id: '1', name: 'Nila' });
});

test('a view gets a record without hidden values', () => {
  const record = { id: '1', code: 'A', cost: 5, box: { size: 'S', color: 'red' } };
  expect(withoutHidden(record, narrowed({ 'parts.cost': 'none', 'parts.box.color': 'none' }))).toEqual({ id: '1', code: 'A', box: { size: 'S' } });
  expect(withoutHidden(record, parts)).toBe(record);
});
