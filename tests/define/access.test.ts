import { describe, expect, test } from 'vitest';
import { type AccessTable, accessRule, call, definePage, defineResource } from '#define';
import { checkResources, problemText } from '#define/checks/checkResources.ts';

const parts = defineResource({
  name: 'parts',
  lists: { all: { row: ['show', 'close', 'activate', 'raise', 'ship'] } },
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'cost', kind: 'money' },
    { source: 'maker.name', kind: 'text' },
    { source: 'maker.city', kind: 'text' },
    { source: 'isOpen', kind: 'flag', switch: call('POST /part/turn/{id}') },
  ],
  actions: {
    close: { call: call('POST /part/close/{id}'), expect: part => ({ ...part, isOpen: false }) },
    raise: { expect: part => ({ ...part, cost: 1 }) },
    ship: { call: call('POST /part/ship/{id}'), ask: ['maker.city'] },
  },
});
const home = definePage({ name: 'home', path: '/home', component: () => Promise.resolve({ default: undefined }) });

/** Asks the rule of one role: `'parts edit'`, `'parts.cost read'`. */
function asking(levels: AccessTable[string]) {
  const rule = accessRule({ staff: levels }, [parts]);
  return (...requests: string[]) =>
    requests.map(request => {
      const [resource = '', action = ''] = request.split(' ');
      return rule({ resource, action, role: 'staff' });
    });
}

describe('the rule of a table', () => {
  test('grants everything to a user without a role, with a role that the table does not name, and where the table says nothing', () => {
    const rule = accessRule({ staff: { '*': 'none' } }, [parts]);
    for (const role of [undefined, 'admin', 'constructor']) expect(rule({ resource: 'parts', action: 'delete', role })).toBe(true);
    expect(asking({})('parts delete', 'parts.cost write', 'home show', 'parts close')).toEqual([true, true, true, true]);
  });

  test('grants by level: what is read, what is changed', () => {
    const all = ['list', 'show', 'export', 'print', 'create', 'edit', 'delete', 'close', 'raise'].map(action => `parts ${action}`);
    expect(asking({ parts: 'none' })(...all)).toEqual(all.map(() => false));
    expect(asking({ parts: 'read' })(...all)).toEqual([true, true, true, true, false, false, false, false, false]);
    expect(asking({ '*': 'none', parts: 'write' })(...all, 'home show')).toEqual([...all.map(() => true), false]);
  });

  test('takes the level of an action from its own key', () => {
    expect(asking({ 'parts.delete': 'none', 'parts.export': 'none' })('parts delete', 'parts export', 'parts edit')).toEqual([false, false, true]);
    expect(asking({ parts: 'read', 'parts.close': 'write' })('parts close', 'parts ship', 'parts edit')).toEqual([true, false, false]);
  });

  test('takes the level of a field from its own key, else from the path it stands in', () => {
    const ask = asking({ 'parts.cost': 'none', 'parts.maker': 'read', 'parts.maker.city': 'write' } as AccessTable[string]);
    expect(ask('parts.cost read', 'parts.maker.name read', 'parts.maker.name write', 'parts.maker.city write', 'parts.name write')).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  test('refuses an action that asks for or sets what the role may not write, unless the table names the action', () => {
    expect(asking({ 'parts.cost': 'read' })('parts raise', 'parts close')).toEqual([false, true]);
    expect(asking({ 'parts.maker.city': 'none' })('parts ship')).toEqual([false]);
    expect(asking({ 'parts.isOpen': 'read' })('parts close', 'parts activate')).toEqual([false, false]);
    expect(asking({ 'parts.isOpen': 'read', 'parts.close': 'write' })('parts close')).toEqual([true]);
    // Without a call it goes through the update, which the server refuses all the same.
    expect(asking({ 'parts.cost': 'read', 'parts.raise': 'write' })('parts raise')).toEqual([false]);
    expect(asking({ 'parts.edit': 'none' })('parts raise', 'parts close')).toEqual([false, true]);
  });

  test('refuses an action whose call is that of a refused one', () => {
    expect(asking({ 'parts.status': 'none' })('parts activate')).toEqual([false]);
  });

  test('lets a role edit what it may only read where the table lets it write a field', () => {
    const ask = asking({ parts: 'read', 'parts.cost': 'write' });
    expect(ask('parts edit', 'parts.cost write', 'parts.name write', 'parts create', 'parts delete')).toEqual([true, true, false, false, false]);
    expect(asking({ parts: 'read', 'parts.cost': 'write', 'parts.edit': 'none' })('parts edit')).toEqual([false]);
    expect(asking({ parts: 'read', 'parts.close': 'write' })('parts edit')).toEqual([false]);
  });
});

test.each([
  ["R84 access.staff: no resource, page, field or action 'parts.csot'. Did you mean 'parts.cost'?", { 'parts.csot': 'none' }],
  ["R84 access.staff: no resource, page, field or action 'hmoe'. Did you mean 'home'?", { hmoe: 'none' }],
  ["R85 access.staff.parts: no level 'raed'. Did you mean 'read'?", { parts: 'raed' }],
  ["R86 access.staff.parts.cost: it has no effect, as 'staff' does not see 'parts'.", { '*': 'none', 'parts.cost': 'read' }],
  ["R87 access.staff.parts: 'staff' may create a record, but not write 'name', which it needs.", { 'parts.name': 'read' }],
])('%s', (text, levels) => {
  const access = { staff: levels } as AccessTable;
  expect(checkResources([parts], { pages: [home], access }).map(problemText)).toEqual([text]);
});

test('a right table has no problem', () => {
  const access: AccessTable = {
    staff: { '*': 'none', home: 'read', parts: 'read', 'parts.cost': 'write', 'parts.close': 'none', 'parts.export': 'none' },
  };
  expect(checkResources([parts], { pages: [home], access })).toEqual([]);
});
