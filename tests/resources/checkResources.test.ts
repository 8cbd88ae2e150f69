import { expect, test } from 'vitest';
import { languages, offered } from '../../i18n/languages';
import { behaviour } from '../../mock-api/behaviour';
import { fixtureNames } from '../../mock-api/store';
import { resources } from '../../resources';
import { checkResources, type Known, problemText } from '../../resources/checkResources';
import { call, defineResource, type Field, type List, type Resource } from '../../resources/define';

test('our own resources have no problem, in any language, with the mock’s behaviour and fixtures', async () => {
  const texts = Object.fromEntries(await Promise.all(offered.map(async code => [code, await languages[code].texts()] as const)));
  expect(checkResources(resources, { texts, behaviour, fixtures: fixtureNames() }).map(problemText)).toEqual([]);
});

const owners = defineResource({ name: 'owners', fields: [{ source: 'name', kind: 'text' }] });
const right = defineResource({
  name: 'suppliers',
  lists: { all: { path: '/suppliers', call: call('GET /supplier/all?page', { rows: 'suppliers' }), columns: ['name'], row: ['show', 'close'] } },
  calls: {
    one: call('GET /supplier/{id}'),
    create: call('POST /supplier/new', { body: ['name'] }),
    update: call('PUT /supplier/{id}'),
    delete: call('DELETE /supplier/{id}'),
  },
  actions: { close: { call: call('POST /supplier/close/{id}') } },
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'owner', kind: 'reference', reference: 'owners' },
    { source: 'state', kind: 'badge', choices: ['open', 'closed'], tones: { open: 'success' }, when: { setup: 'productInputs', name: 'status' } },
  ],
});
const list = right.lists.all;
const withList = (changed: Partial<List>): Resource => ({ ...right, lists: { all: { ...list, ...changed } } });
const withField = (at: number, changed: Partial<Field>): Resource => ({
  ...right,
  fields: right.fields.map((field, position) => (position === at ? { ...field, ...changed } : field)),
});
/** As it would come from a file that the compiler did not see. */
const unseen = (json: object): Resource => JSON.parse(JSON.stringify({ ...right, ...json }));

const broken: [text: string, wrong: readonly Resource[], known?: Known][] = [
  ["R01 suppliers: there are two resources 'suppliers'.", [right, { ...right, lists: {}, pages: {}, calls: {}, actions: {} }]],
  ["R01 new suppliers.name: 'new suppliers' is no name: a letter first, then letters and digits.", [{ ...right, name: 'new suppliers' }]],
  ["R02 suppliers: there is no key 'modl'. Did you mean 'modal'?", [unseen({ modl: true })]],
  [
    "R02 suppliers.fields[0]: there is no key 'requierd'. Did you mean 'required'?",
    [unseen({ fields: [{ source: 'name', kind: 'text', requierd: true }] })],
  ],
  ["R02 suppliers.lists.all: there is no key 'pagesize'. Did you mean 'pageSize'?", [unseen({ lists: { all: { ...list, pagesize: true } } })]],
  [
    "R02 suppliers.lists.all.columns[0]: there is no key 'lable'. Did you mean 'label'?",
    [unseen({ lists: { all: { ...list, columns: [{ source: 'name', lable: 'x' }] } } })],
  ],
  [
    "R02 suppliers.actions.close: there is no key 'confrim'. Did you mean 'confirm'?",
    [unseen({ actions: { close: { ...right.actions.close, confrim: true } } })],
  ],
  ["R03 suppliers.fields[1]: 'name' is declared twice.", [withField(1, { source: 'name' })]],
  ["R04 suppliers.represent: no field 'nmae'. Did you mean 'name'?", [{ ...right, represent: 'nmae' }]],
  ["R05 suppliers.icon: no icon 'Shopp'. Did you mean 'Shop'?", [unseen({ icon: 'Shopp' })]],
  ["R05 suppliers.menu: no group of the menu 'shop'. Did you mean 'shops'?", [unseen({ menu: 'shop' })]],
  ["R10 suppliers.lists.all.columns[1]: no field 'ownr'. Did you mean 'owner'?", [withList({ columns: ['name', 'ownr'] })]],
  [
    "R11 suppliers.lists.all.columns[0].action: no action 'clos'. Did you mean 'close'?",
    [withList({ columns: [{ source: 'name', action: 'clos' }] })],
  ],
  ["R12 suppliers.lists.all.row[0]: no page, call or action 'ban'.", [withList({ row: ['ban'] })]],
  ["R12 suppliers.lists.all.row[0]: no page, call or action 'edit'.", [{ ...withList({ row: ['edit'] }), pages: { show: '/supplier/{id}' } }]],
  [
    "R12 suppliers.lists.all.row[0]: no resource with a screen of a record 'owner'. Did you mean 'owners'?",
    [withList({ row: [{ show: 'owner', source: 'owner' }] })],
  ],
  ["R13 suppliers.lists.all.sort: no field 'nam'. Did you mean 'name'?", [withList({ sort: { field: 'nam', order: 'ASC' } })]],
  [
    'R14 suppliers.lists.all.selectable: rows can be ticked, but there is no call to delete them.',
    [unseen({ lists: { all: { ...list, selectable: true } }, calls: { ...right.calls, delete: undefined } })],
  ],
  ['R14 suppliers.lists.all.create: there is no create screen.', [{ ...right, pages: { show: '/s/{id}', edit: '/s/update/{id}' } }]],
  ['R15 suppliers.pages.edit: there is no call to read one record.', [unseen({ calls: { ...right.calls, one: undefined } })]],
  ["R20 suppliers.fields[1].reference: no resource 'owner'. Did you mean 'owners'?", [withField(1, { reference: 'owner' })]],
  ["R21 suppliers.fields[1].search: no list of 'suppliers' can be searched.", [withField(1, { reference: 'suppliers', search: true })]],
  ["R25 suppliers.fields[1].within: no reference 'ownr'. Did you mean 'owner'?", [withField(1, { within: 'ownr' })]],
  ["R22 suppliers.fields[0].required: 'name' must be filled, but stands on no form.", [withField(0, { in: ['show'] })]],
  ["R23 suppliers.fields[2].tones: no choice 'opne'. Did you mean 'open'?", [withField(2, { tones: { opne: 'success' } })]],
  ["R23 suppliers.fields[2].initial: no choice 'shut'.", [withField(2, { initial: 'shut' })]],
  [
    "R24 suppliers.fields[2].when: no input of the setup 'statu'. Did you mean 'status'?",
    [unseen({ fields: [...right.fields.slice(0, 2), { ...right.fields[2], when: { setup: 'productInputs', name: 'statu' } }] })],
  ],
  [
    "R24 suppliers.fields[2].when: no condition 'multiLang'.",
    [unseen({ fields: [...right.fields.slice(0, 2), { ...right.fields[2], when: 'multiLang' }] })],
  ],
  [
    "R02 suppliers.fields[1].fields[0]: there is no key 'requierd'. Did you mean 'required'?",
    [unseen({ fields: [right.fields[0], { source: 'lines', kind: 'rows', fields: [{ source: 'unit', kind: 'text', requierd: true }] }] })],
  ],
  ["R02 suppliers.sections.base: there is no key 'tba'. Did you mean 'tab'?", [unseen({ sections: { base: { tba: 'x' } } })]],
  ["R02 suppliers.fields[0].derive: there is no key 'form'. Did you mean 'from'?", [withField(0, { derive: { form: [] } as never })]],
  [
    "R03 suppliers.fields[0].fields[1]: 'unit' is declared twice.",
    [
      withField(0, {
        kind: 'rows',
        fields: [
          { source: 'unit', kind: 'text' },
          { source: 'unit', kind: 'number' },
        ],
      }),
    ],
  ],
  [
    "R20 suppliers.fields[0].fields[0].reference: no resource 'owner'. Did you mean 'owners'?",
    [withField(0, { kind: 'rows', fields: [{ source: 'of', kind: 'reference', reference: 'owner' }] })],
  ],
  [
    "R26 suppliers.fields[0]: nothing is said of what a row of 'name' holds. Add `fields`, or `in: []` where only views read it.",
    [withField(0, { kind: 'rows' })],
  ],
  [
    'R26 suppliers.fields[0].least: there must be 3 rows, and may be 2.',
    [withField(0, { kind: 'rows', least: 3, most: 2, fields: [{ source: 'unit', kind: 'text' }] })],
  ],
  ["R27 suppliers.fields[0].when: no field 'stat'. Did you mean 'state'?", [withField(0, { when: { stat: 'open' } })]],
  ["R27 suppliers.fields[0].required: no field 'stat'. Did you mean 'state'?", [withField(0, { required: { stat: 'open' } })]],
  ["R27 suppliers.fields[0].readOnly: no field 'stat'. Did you mean 'state'?", [withField(0, { readOnly: { stat: 'open' } })]],
  ["R27 suppliers.fields[0].when.state: no test 'form'. Did you mean 'from'?", [withField(0, { when: { state: { form: 'open' } } })]],
  [
    "R27 suppliers.fields[0].fields[0].when: no field 'state'. Did you mean '/state'?",
    [withField(0, { kind: 'rows', fields: [{ source: 'unit', kind: 'text', when: { state: 'open' } }] })],
  ],
  ["R27 suppliers.sections.base.when: no field 'stat'. Did you mean 'state'?", [{ ...right, sections: { base: { when: { stat: 'open' } } } }]],
  ["R28 suppliers.fields[0].derive: no field 'ownr'. Did you mean 'owner'?", [withField(0, { derive: { from: ['ownr'], rule: () => 0 } })]],
  ["R28 suppliers.fields[0].derive: 'name' would follow itself.", [withField(0, { derive: { from: ['name'], rule: () => 0 } })]],
  [
    "R29 suppliers.sections.bse: no field stands in a section 'bse'. Did you mean 'base'?",
    [{ ...withField(0, { section: 'base' }), sections: { bse: {} } }],
  ],
  [
    "R30 others.lists.all.path: '/suppliers' is an address of 'suppliers' already.",
    [right, { ...owners, name: 'others', pages: {}, lists: { all: list }, fields: right.fields }],
  ],
  ["R30 suppliers.lists.all.path: '/dashboard' is an address of the app itself.", [withList({ path: '/dashboard' })]],
  ["R30 suppliers.lists.all.path: an address begins with '/': 'suppliers'.", [withList({ path: 'suppliers' })]],
  ['R31 suppliers.pages.edit: its address has no {id}.', [{ ...right, pages: { ...right.pages, edit: '/supplier/update' } }]],
  [
    "R32 others.calls.one: 'GET /supplier/{no}' is a call of 'suppliers' already.",
    [right, { ...owners, name: 'others', lists: {}, pages: {}, calls: { one: call('GET /supplier/{no}') } }],
  ],
  [
    "R33 suppliers.lists.all.call: nothing fills {sort} of 'GET /supplier/{sort}?page'.",
    [withList({ call: call('GET /supplier/{sort}?page', { rows: 'suppliers' }) })],
  ],
  [
    "R33 suppliers.lists.all.call: it does not say under which key the rows come. Add `rows: '…'`.",
    [withList({ call: call('GET /supplier/all?page') })],
  ],
  [
    "R34 suppliers.calls.create.body: no field 'nam'. Did you mean 'name'?",
    [unseen({ calls: { ...right.calls, create: call('POST /supplier/new', { body: ['nam'] }) } })],
  ],
  ['R40 suppliers.actions.close: it has neither a call nor an outcome. Add `call` or `expect`.', [unseen({ actions: { close: {} } })]],
  [
    "R41 suppliers.actions.close: the mock has no behaviour for 'close'. Did you mean 'closed'?",
    [right],
    { behaviour: { suppliers: { actions: { closed: {} } } } },
  ],
  ["R42 owners: no fixture 'owners'. Did you mean 'owner'?", [right], { fixtures: ['owner'] }],
  [
    "R50 suppliers.fields.owner: there is no text for it in 'it'.",
    [right],
    {
      texts: {
        en: { resources: { suppliers: { fields: { name: 'Name', owner: 'Owner', state: 'State' } } } },
        it: { resources: { suppliers: { fields: { name: 'Nome', state: 'Stato' } } } },
      },
    },
  ],
];

for (const [text, wrong, known] of broken) {
  test(text, () => expect(checkResources([...wrong, owners], known).map(problemText)).toContain(text));
}

test('what is right is told nothing about, and several mistakes are told at once', () => {
  expect(checkResources([right, owners])).toEqual([]);
  const stamped = defineResource({ name: 'seals', fields: [{ source: 'name', kind: 'text' }], actions: { stamp: { expect: seal => seal } } });
  expect(checkResources([stamped]).map(problemText)).toEqual([]);
  const told = checkResources([{ ...withList({ columns: ['nmae'], row: ['ban'] }), represent: 'titel' }, owners]);
  expect(told.map(({ id }) => id)).toEqual(['R04', 'R10', 'R12']);
});
