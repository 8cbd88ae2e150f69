/**
 * `corks` declare no columns, so that their list has everything that a switched flag gives. `pegs` have computed columns, a column
 * that only an export has, actions that belong to no record, and checks that ask the server.
 */
import { call, defineResource, type Plain, textId } from '#define';
import { type Behaviour, Refusal, text } from '#mock-api/engine/behaviourTypes.ts';

export const corks = defineResource({
  name: 'corks',
  menu: 'products',
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'isOpen', kind: 'flag', switch: call('POST /cork/status/{id}') },
  ],
  lists: { all: { call: call('GET /cork/all?page&limit', { rows: 'corks' }) } },
  calls: { one: call('GET /cork/{id}'), create: call('POST /cork/new'), update: call('PUT /cork/{id}'), delete: call('DELETE /cork/{id}') },
});

export const pegs = defineResource({
  name: 'pegs',
  menu: 'products',
  fields: [
    { source: 'name', kind: 'text', required: true },
    {
      source: 'code',
      kind: 'text',
      validate: [
        { rule: [/^\w+$/, 'Letters and digits'] },
        {
          call: call('GET /peg/code/{value}[?id]'),
          rule: (_code: unknown, _peg: Plain, { peg }: Plain) => (peg ? `${peg} has this code` : undefined),
        },
      ],
    },
    {
      source: 'nick',
      kind: 'text',
      validate: {
        warning: true,
        call: call('GET /peg/nick/{value}'),
        rule: (_nick: unknown, _peg: Plain, { isUsed }: Plain) => (isUsed ? 'Used already' : undefined),
      },
    },
    { source: 'note', kind: 'text' },
  ],
  lists: {
    all: {
      call: call('GET /peg/all', { rows: 'pegs' }),
      columns: [
        { source: 'rank', kind: 'number', value: (_, position) => position },
        'name',
        { source: 'letters', kind: 'number', value: peg => textId(peg.name)?.length },
        { source: 'note', extra: 'export' },
      ],
      row: ['edit'],
      actions: ['create', 'recount', 'renameAll'],
    },
    paged: { path: '/pegs/paged', call: call('GET /peg/paged?page&limit', { rows: 'pegs' }), like: 'all' },
  },
  calls: { one: call('GET /peg/{id}'), create: call('POST /peg/new'), update: call('PUT /peg/{id}') },
  actions: {
    recount: { call: call('POST /peg/recount'), confirm: true, icon: 'Approve' },
    renameAll: { call: call('POST /peg/rename'), ask: [{ source: 'ending', kind: 'text', required: true }] },
  },
});

export const pegsBehaviour: Behaviour = {
  answers: {
    code: (value, { rows }, id) => ({ peg: rows('pegs').find(({ _id, code }) => code === value && _id !== id)?.name ?? '' }),
    nick: value => ({ isUsed: value === 'Oakie' }),
  },
  listActions: {
    recount: ({ rows, newId }) => {
      rows('pegs').push({ _id: newId(), name: 'Fir' });
      return undefined;
    },
    renameAll: ({ rows }, { ending }) => {
      if (text(ending) === 'x') throw new Refusal('No peg ends so', 409);
      for (const row of rows('pegs')) row.name = `${row.name} ${text(ending)}`;
      return undefined;
    },
  },
};

export const pegsTable = ['Oak', 'Mahogany', 'Ash', 'Walnut'].map((name, at) => ({
  _id: `g${at + 1}`,
  name,
  code: `p${at + 1}`,
  note: `Note ${at + 1}`,
}));

export const corksTable = [
  { _id: 'd1', name: 'Cork', isOpen: true },
  { _id: 'd2', name: 'Tin', isOpen: false },
  { _id: 'd3', name: 'Glass', isOpen: false },
];
