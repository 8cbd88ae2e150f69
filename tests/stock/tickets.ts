import { call, defineResource } from '#define';

const fields = [
  { source: 'name', kind: 'text', required: true },
  { source: 'status', kind: 'badge', choices: ['draft', 'open', 'paused', 'closed'], tones: { open: 'success', closed: 'error' }, initial: 'draft' },
  { source: 'room', kind: 'text' },
  { source: 'guests', kind: 'integer' },
  { source: 'reason', kind: 'text' },
] as const;

/** Tickets with steps between their states: some go through the update, some have calls; closing asks for a reason. */
const tickets = defineResource({
  name: 'tickets',
  menu: 'products',
  fields,
  lists: {
    all: {
      call: call('GET /ticket/all?page&limit[&search]', { rows: 'tickets' }),
      columns: ['name', 'room', 'guests', 'status'],
      row: ['show', 'edit', 'open', 'pause', 'close'],
      bulk: ['close'],
      filters: ['status'],
    },
  },
  calls: { one: call('GET /ticket/{id}'), create: call('POST /ticket/new'), update: call('PUT /ticket/{id}'), delete: call('DELETE /ticket/{id}') },
  states: {
    status: {
      draft: { open: 'open' },
      open: { pause: 'paused', close: 'closed' },
      paused: { resume: 'open', close: 'closed' },
      closed: { reopen: 'open' },
    },
  },
  actions: {
    pause: { call: call('POST /ticket/pause/{id}'), icon: 'Cancel' },
    resume: { call: call('POST /ticket/resume/{id}') },
    close: { call: call('POST /ticket/close/{id}'), ask: [{ source: 'reason', kind: 'text', required: true }], sets: 'asked' },
  },
});

/** Errands speak plain REST; any state may follow any. */
const errands = defineResource({
  name: 'errands',
  menu: 'products',
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'level', kind: 'choice', choices: [1, 2, 3] },
  ],
  states: { level: {} },
  actions: { setLevel: { ask: ['level'], sets: 'asked' } },
});

export const stepped = [tickets, errands] as const;

export const tables = {
  tickets: [
    { _id: 'k1', name: 'Boat ride', status: 'open', room: 'Jetty', guests: 4 },
    { _id: 'k2', name: 'Dance', status: 'draft', room: 'Hall', guests: 30 },
    { _id: 'k3', name: 'Feast', status: 'paused', room: 'Garden', guests: 12 },
    { _id: 'k4', name: 'Walk', status: 'closed', room: 'Gate', guests: 2, reason: 'Rain' },
  ],
  errands: [
    { _id: 'e1', name: 'Coir', level: 1 },
    { _id: 'e2', name: 'Pepper', level: 2 },
    { _id: 'e3', name: 'Salt' },
  ],
};
