/** States: the actions that follow from steps, what they undo, what is forbidden, and what is wrong in a declaration. */
import { describe, expect, test } from 'vitest';
import { bodyKeys, call, defineResource, fieldsAsked, forbiddenSteps, statesFrom } from '#define';
import { checkResources, problemText } from '#define/checks/checkResources.ts';
import { describeResource } from '#define/describe/describeResource.ts';
import { openApi } from '#define/openapi/openApi.ts';
import type { DeclaredStates } from '#define/states/states.ts';

const crates = defineResource({
  name: 'crates',
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'state', kind: 'choice', choices: ['new', 'open', 'closed'], required: true, initial: 'new' },
    { source: 'note', kind: 'text' },
  ],
  lists: { all: { call: call('GET /crate/all', { rows: 'crates' }), row: ['open', 'close'], columns: ['name', 'state'] } },
  calls: { one: call('GET /crate/{id}'), create: call('POST /crate/new'), update: call('PUT /crate/{id}') },
  states: { state: { new: { open: 'open', close: 'closed' }, open: { close: 'closed' }, closed: { reopen: 'open' } } },
  actions: {
    close: { ask: ['note'], sets: 'asked', when: { note: null }, confirm: true },
    reopen: { call: call('POST /crate/reopen/{id}'), expect: (crate, { note }) => ({ ...crate, note }) },
    label: { sets: { note: 'Fragile' } },
  },
});
const { actions } = crates;
const crate = { id: '1', name: 'Teak', state: 'open' };

test('each step is an action: it leaves its states, sets the next one, and is on the detail screen', () => {
  expect(actions.open).toMatchObject({ when: { state: 'new' }, sets: { state: 'open' }, onScreen: true, undo: true });
  expect(actions.open?.expect?.({ ...crate, state: 'new' }, {})).toEqual(crate);
});

test('a declared action of its name adds to the step', () => {
  expect(actions.close).toMatchObject({ when: { note: null, state: { in: ['new', 'open'] } }, confirm: true });
  expect(actions.close?.expect?.(crate, { note: 'Full' })).toEqual({ ...crate, state: 'closed', note: 'Full' });
  expect(actions.reopen?.expect?.({ ...crate, state: 'closed' }, { note: 'Late' })).toEqual({ ...crate, note: 'Late' });
  expect(Object.keys(actions)).toEqual(['close', 'reopen', 'label', 'open']);
});

test('a call is undone by the step back, where there is one from one state', () => {
  const steps = { open: { pause: 'paused', close: 'closed' }, paused: { resume: 'open', close: 'closed' }, closed: { reopen: 'open' } } as const;
  const called = { call: call('POST /door/{id}') };
  const doors = defineResource({
    name: 'doors',
    fields: [{ source: 'state', kind: 'choice', choices: ['open', 'paused', 'closed'] }],
    states: { state: steps },
    actions: { pause: called, resume: called, close: called },
  });
  const undos = Object.fromEntries(Object.entries(doors.actions).map(([name, { undo }]) => [name, undo]));
  expect(undos).toEqual({ pause: 'resume', resume: 'pause', reopen: true });
});

test('forms show the state without changing it: a new record is sent with it, an update only by a step', () => {
  expect(crates.fields[1]).toMatchObject({ readOnly: true });
  expect(bodyKeys(crates, 'create')).toEqual(['name', 'state', 'note']);
  expect(bodyKeys(crates, 'update')).toEqual(['name', 'note']);
  expect(bodyKeys(crates, 'update', ['state'])).toEqual(['name', 'state', 'note']);
});

test('forms change a state whose field says so, and one that any may follow', () => {
  const field = { source: 'state', kind: 'choice', choices: ['new', 'open'] } as const;
  const free = defineResource({ name: 'a', fields: [{ ...field, readOnly: [] }], states: { state: { new: { open: 'open' } } } });
  const any = defineResource({
    name: 'b',
    fields: [field],
    states: { state: {} },
    actions: { set: { ask: ['state'], sets: 'asked' } },
  });
  expect([free.fields[0].readOnly, any.fields[0]]).toEqual([[], field]);
  expect(Object.keys(any.actions)).toEqual(['set']);
});

test('all that is no step is forbidden: calls in other states, and updates to other states', () => {
  expect(forbiddenSteps(crates)).toEqual([
    { from: 'new', action: 'reopen' },
    { from: 'open', action: 'reopen' },
    { from: 'open', to: 'new' },
    { from: 'closed', to: 'new' },
  ]);
  expect(forbiddenSteps({ ...crates, states: { source: 'state' } })).toEqual([]);
});

test('they are described, in the contract too', () => {
  expect(describeResource(crates).states).toEqual([
    { name: 'state new', says: ['open leads to open', 'close leads to closed'] },
    { name: 'state open', says: ['close leads to closed'] },
    { name: 'state closed', says: ['reopen leads to open'] },
  ]);
  const document = JSON.stringify(openApi({ resources: [crates], pages: [], answers: {}, isOpen: () => false }));
  expect(document).toContain('Changes `state` from `closed` to `open`, and refuses any other change of it with 409.');
  expect(document).toContain('Changes `state` from `new` to `open`, from `new` or `open` to `closed`, from `closed` to `open`');
});

describe('the checks find', () => {
  const problemsOf = (states: DeclaredStates) => checkResources([{ ...crates, states: statesFrom(states) }]).map(problemText);
  test.each<[problem: string, states: DeclaredStates]>([
    ["R90 crates.states: no field with choices 'sate'. Did you mean 'state'?", { sate: { new: { open: 'open' } } }],
    ["R90 crates.states: no field with choices 'state, note'.", { state: { new: { open: 'open' } }, note: {} }],
    ["R91 crates.states.state: no choice 'opne'. Did you mean 'open'?", { state: { opne: { close: 'closed' } } }],
    ["R91 crates.states.state.open.close: no choice 'closd'. Did you mean 'closed'?", { state: { open: { close: 'closd' } } }],
    ["R91 crates.states.state.open.close: it leads from 'open' to 'open'.", { state: { open: { close: 'open' } } }],
    ["R92 crates.states.state: 'go' leads to 'open' and 'closed'. Give each a name.", { state: { new: { go: 'open' }, open: { go: 'closed' } } }],
    ["R93 crates.states.state: no action asks for 'state'. Declare the steps, or an action with it in `ask`.", { state: {} }],
  ])('%s', (problem, states) => {
    expect(problemsOf(states)).toEqual([problem]);
  });
});

test('the question of a step requires what the record requires in the state to which it leads', () => {
  const docks = defineResource({
    name: 'docks',
    fields: [
      { source: 'state', kind: 'choice', choices: ['sailing', 'docked'], initial: 'sailing' },
      { source: 'fee', kind: 'money', required: { state: 'docked' } },
    ],
    states: { state: { sailing: { dock: 'docked' }, docked: { leave: 'sailing' } } },
    actions: { dock: { ask: ['fee'], sets: 'asked' }, leave: { ask: ['fee'], sets: 'asked' } },
  });
  const requiredBy = (name: 'dock' | 'leave', state: string) =>
    fieldsAsked(docks, docks.actions[name], { id: '1', state }).map(({ required }) => required);
  expect(requiredBy('dock', 'sailing')).toEqual([true]);
  expect(requiredBy('leave', 'docked')).toEqual([{ state: 'docked' }]);
});
