/** What the compiler must refuse in states, each mistake beside a declaration that is right. See `declarations.ts`. */
import { type AccessKey, type AccessTable, call, defineResource } from '#define';

const fields = [
  { source: 'name', kind: 'text' },
  { source: 'status', kind: 'badge', choices: ['open', 'paused', 'closed'], initial: 'open' },
  { source: 'level', kind: 'choice', choices: [1, 2] },
] as const;
const steps = { open: { pause: 'paused', close: 'closed' }, paused: { resume: 'open', close: 'closed' } } as const;

const right = defineResource({
  name: 'tickets',
  fields,
  lists: { all: { row: ['pause', 'resume', 'close', 'reopen'], bulk: ['close'], columns: ['name', 'status'] } },
  states: { status: { open: { pause: 'paused', close: 'closed' }, paused: { resume: 'open', close: 'closed' } } },
  actions: {
    close: { call: call('POST /ticket/close/{id}'), ask: ['name'], sets: { name: 'asked' }, confirm: true, undo: 'reopen' },
    reopen: { call: call('POST /ticket/reopen/{id}'), sets: { name: null }, undo: 'pause' },
  },
});
type Table = AccessTable<AccessKey<readonly [typeof right]>>;
export const mayStep: Table = { staff: { 'tickets.pause': 'none', 'tickets.reopen': 'write' } };
// @ts-expect-error no step and no action of this name
export const mayNoSuchStep: Table = { staff: { 'tickets.puase': 'none' } };

defineResource({ name: 'a', fields, states: { level: { 1: { raise: 2 } } } });
defineResource({ name: 'a', fields, states: { status: {} }, actions: { set: { ask: ['status'], sets: 'asked' } } });
defineResource({ name: 'a', fields, states: { status: steps } });
// @ts-expect-error states in what is no field
defineResource({ name: 'a', fields, states: { stauts: steps } });
// @ts-expect-error states in a field without choices
defineResource({ name: 'a', fields, states: { name: steps } });
// @ts-expect-error a step from what is no state
defineResource({ name: 'a', fields, states: { status: { opne: { close: 'closed' } } } });
// @ts-expect-error a step to what is no state
defineResource({ name: 'a', fields, states: { status: { open: { close: 'closd' } } } });
// @ts-expect-error a step to a state of another field
defineResource({ name: 'a', fields, states: { status: { open: { close: 2 } } } });
// @ts-expect-error no step and no action of this name
defineResource({ name: 'a', fields, states: { status: steps }, lists: { all: { row: ['puase'] } } });
// @ts-expect-error no step and no action of this name
defineResource({ name: 'a', fields, states: { status: steps }, lists: { all: { bulk: ['puase'] } } });
// @ts-expect-error no step and no action of this name
defineResource({ name: 'a', fields, states: { status: steps }, actions: { close: { undo: 'puase' } } });
