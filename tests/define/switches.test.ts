/** `switch` of a flag: the column, the actions, the filter and the bulk actions that one key gives. */
import { expect, test } from 'vitest';
import { call, defineResource } from '#define';

const flag = { source: 'isOpen', kind: 'flag', switch: call('POST /door/status/{id}') } as const;
const doors = defineResource({ name: 'doors', fields: [{ source: 'name', kind: 'text' }, flag] });

test('a list that declares no columns has the switch, the filter and the two bulk actions', () => {
  const { columns, filters, bulk } = doors.lists.all;
  expect(columns).toEqual(['name', { source: 'isOpen', kind: 'switch' }]);
  expect({ filters, bulk }).toEqual({ filters: ['isOpen'], bulk: ['activate', 'deactivate'] });
});

test('a list that declares its columns has the switch where it names the flag, and nothing else', () => {
  const { lists } = defineResource({
    name: 'doors',
    fields: [{ source: 'name', kind: 'text' }, flag],
    lists: {
      all: { columns: ['name', { source: 'isOpen', label: 'state' }] },
      gone: { columns: ['name', { source: 'isOpen', kind: 'status' }] },
    },
  });
  expect(lists.all.columns).toEqual(['name', { source: 'isOpen', label: 'state', kind: 'switch' }]);
  expect(lists.gone.columns).toEqual(['name', { source: 'isOpen', kind: 'status' }]);
  expect([lists.all.filters, lists.all.bulk]).toEqual([undefined, undefined]);
});

test('its call toggles the flag; the bulk actions read the record first and undo one another', () => {
  expect(doors.actions).toMatchObject({
    status: { call: { text: 'POST /door/status/{id}' }, undo: true },
    activate: { of: 'status', fresh: true, when: { isOpen: false }, undo: 'deactivate' },
    deactivate: { of: 'status', fresh: true, when: { isOpen: true }, undo: 'activate' },
  });
  expect(doors.actions.status.expect?.({ id: '1', isOpen: true }, {})).toEqual({ id: '1', isOpen: false });
  expect(doors.actions.activate.expect?.({ id: '1', isOpen: false }, {})).toEqual({ id: '1', isOpen: true });
});

test('without a call the changed record goes through the update, and an action of one’s own replaces the given one', () => {
  const { actions } = defineResource({
    name: 'doors',
    fields: [{ source: 'isOpen', kind: 'flag', switch: true }],
    actions: { activate: { sets: { isOpen: true }, confirm: true } },
  });
  expect(actions.status.call).toBeUndefined();
  expect(actions.deactivate.of).toBeUndefined();
  expect(actions.activate).toMatchObject({ confirm: true });
  expect(actions.activate.when).toBeUndefined();
});
