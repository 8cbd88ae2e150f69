/** Outcomes as data: `sets` gives the record after an action and the way back. */
import { expect, test } from 'vitest';
import { call, defineResource } from '#define';

const { actions } = defineResource({
  name: 'doors',
  fields: [
    { source: 'isOpen', kind: 'flag', switch: call('POST /door/turn/{id}') },
    { source: 'isOld', kind: 'flag' },
    { source: 'state', kind: 'choice', choices: ['new', 'asked', 'toggle'] },
    { source: 'frame.colour', kind: 'text' },
  ],
  actions: {
    seal: { call: call('POST /door/seal/{id}'), sets: { isOpen: false, isOld: true } },
    paint: { ask: ['frame.colour'], sets: 'asked' },
    repaint: { call: call('POST /door/paint/{id}'), ask: ['frame.colour'], sets: { 'frame.colour': 'asked', state: 'new' } },
    name: { sets: { state: 'asked' } },
    toggle: { sets: { state: 'toggle' }, undo: false },
  },
});

const door = { id: '1', isOpen: true, state: 'new', frame: { colour: 'red', width: 90 } };
const blue = { frame: { colour: 'blue' } };

test('a flag toggles, also one that the record does not have', () => {
  expect(actions.status?.expect?.(door, {})).toEqual({ ...door, isOpen: false });
  expect(actions.status?.expect?.({ id: '2' }, {})).toEqual({ id: '2', isOpen: true });
});

test('what staff are asked for is set at its source; the rest of the record stays', () => {
  expect(actions.paint?.expect?.(door, blue)).toEqual({ ...door, frame: { colour: 'blue', width: 90 } });
  expect(actions.repaint?.expect?.({ ...door, state: 'asked' }, blue)).toEqual({ ...door, frame: { colour: 'blue', width: 90 } });
});

test('`asked` and `toggle` are values like others where nothing is asked for and nothing is a flag', () => {
  expect(actions.name?.expect?.(door, {}).state).toBe('asked');
  expect(actions.toggle?.expect?.(door, {}).state).toBe('toggle');
});

test('the undo follows: by the action itself, or by the one that sets its flags the other way; `false` is none', () => {
  const undos = Object.fromEntries(Object.entries(actions).map(([name, { undo }]) => [name, undo]));
  expect(undos).toEqual({ status: true, activate: 'deactivate', deactivate: 'activate', paint: true, name: true });
});
