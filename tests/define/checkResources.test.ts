import { expect, test } from 'vitest';
import {
  type Action,
  call,
  definePage,
  defineResource,
  type Field,
  type FreePage,
  type List,
  type Related,
  type Resource,
  type ShopRecord,
} from '#define';
import { checkResources, type Known, problemText } from '#define/checks/checkResources.ts';
import { languages, offered } from '#i18n/languages.ts';
import { behaviour, pageBehaviour } from '#mock-api/behaviour/index.ts';
import { fixtureNames } from '#mock-api/shop.ts';
import { resources } from '#resources';
import { access } from '#resources/access.ts';
import { pages } from '#resources/pages.ts';
import { vocabulary } from '#resources/vocabulary.ts';

test('our own resources have no problem, in any language, with the mock’s behaviour and fixtures', async () => {
  const texts = Object.fromEntries(await Promise.all(offered.map(async code => [code, await languages[code].texts()] as const)));
  expect(
    checkResources(resources, { texts, behaviour, fixtures: fixtureNames(), pages, pageBehaviour, access, vocabulary }).map(problemText),
  ).toEqual([]);
});

const owners = defineResource({ name: 'owners', fields: [{ source: 'name', kind: 'text' }], lists: { all: { filters: ['name'] } } });
const right = defineResource({
  name: 'suppliers',
  lists: { all: { path: '/suppliers', call: call('GET /supplier/all?page', { rows: 'suppliers' }), columns: ['name'], row: ['show', 'close'] } },
  calls: {
    one: call('GET /supplier/{id}'),
    create: call('POST /supplier/new', { body: ['name', 'owner', 'state'] }),
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
const { close } = right.actions;
const withActions = (actions: Record<string, Action>): Resource => ({ ...right, actions: { ...right.actions, ...actions } });
const view = () => import('#tests/stock/WareShow.tsx');
const withSlots = (place: string): Resource => ({ ...right, slots: { [place]: view } });
const withRelated = (related: Partial<Related>): Resource => ({
  ...right,
  related: { owned: { list: 'owners.all', filter: { name: 'id' }, ...related } },
});
const sums = definePage({ name: 'sums', path: '/sums', reads: { sum: call('GET /sum') }, component: view });
const spent = { read: 'sum', as: 'number', value: 'spent' } as const;
/** A page that shows a widget of its only read. */
const shownPage = (widget: object, more: object = {}): FreePage => ({
  ...unseenPage({ widgets: [widget], reads: { sum: call('GET /sum?days', { rows: 'rows' }) }, ...more }),
  component: undefined,
});
const unseenPage = (json: object): FreePage => ({ ...sums, ...JSON.parse(JSON.stringify(json)) });
/** As it would come from a file that the compiler did not see. */
const unseen = (json: object): Resource => JSON.parse(JSON.stringify({ ...right, ...json }));

const broken: [text: string, wrong: readonly Resource[], known?: Known][] = [
  ["R01 suppliers: there are two resources 'suppliers'.", [right, { ...right, lists: {}, pages: {}, calls: {}, actions: {} }]],
  ["R01 new suppliers.name: 'new suppliers' is no name: a letter first, then letters and digits.", [{ ...right, name: 'new suppliers' }]],
  ["R02 suppliers: there is no key 'layuot'. Did you mean 'layout'?", [unseen({ layuot: [] })]],
  [
    "R02 suppliers.fields[0]: there is no key 'requierd'. Did you mean 'required'?",
    [unseen({ fields: [{ source: 'name', kind: 'text', requierd: true }] })],
  ],
  ["R02 suppliers.lists.all: there is no key 'perpage'. Did you mean 'perPage'?", [unseen({ lists: { all: { ...list, perpage: 5 } } })]],
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
  ["R04 suppliers.represent: no field 'nmae'. Did you mean 'name'?", [{ ...right, representElse: [{ source: 'nmae' }] }]],
  ["R05 suppliers.icon: no icon 'Shopp'. Did you mean 'Shop'?", [unseen({ icon: 'Shopp' })]],
  ["R05 suppliers.menu: no group of the menu 'shop'. Did you mean 'shops'?", [unseen({ menu: 'shop' })]],
  [
    'R121 suppliers.calls.delete: `also` adds to the body of a create or update, and this is neither.',
    [{ ...right, calls: { ...right.calls, delete: call('DELETE /supplier/{id}', { also: ['id'] }) } }],
  ],
  [
    'R121 suppliers.calls.update: `body` names every key already. Put the keys of `also` there.',
    [{ ...right, calls: { ...right.calls, update: call('PUT /supplier/{id}', { body: ['name'], also: ['id'] }) } }],
  ],
  [
    "R34 suppliers.calls.update.body: no field 'nmae'. Did you mean 'name'?",
    [{ ...right, calls: { ...right.calls, update: call('PUT /supplier/{id}', { also: ['nmae'] }) } }],
  ],
  [
    "R123 suppliers.lists.all.actions[0]: no action 'recuont'. Did you mean 'recount'?",
    [{ ...withList({ actions: ['recuont'] }), actions: { ...right.actions, recount: { call: call('POST /supplier/recount') } } }],
  ],
  [
    "R123 suppliers.lists.all.actions[0]: 'recount' belongs to no record, so it needs a call that names none.",
    [{ ...withList({ actions: ['recount'] }), actions: { ...right.actions, recount: { call: call('POST /supplier/recount/{id}') } } }],
  ],
  [
    "R123 suppliers.lists.all.actions[0]: 'recount' belongs to no record, but has `when`.",
    [
      {
        ...withList({ actions: ['recount'] }),
        actions: { ...right.actions, recount: { call: call('POST /supplier/recount'), when: { name: 'x' } } },
      },
    ],
  ],
  [
    "R123 suppliers.lists.all.actions[0]: 'recount' is also an action of a record.",
    [{ ...withList({ actions: ['recount'], bulk: ['recount'] }), actions: { ...right.actions, recount: { call: call('POST /supplier/recount') } } }],
  ],
  [
    "R41 suppliers.actions.recount: the mock has no behaviour for 'recount'.",
    [{ ...withList({ actions: ['recount'] }), actions: { recount: { call: call('POST /supplier/recount') } } }],
    { behaviour: { suppliers: {} } },
  ],
  [
    "R124 suppliers.fields[0].validate: 'POST /supplier/code/{valeu}' asks nothing about the value. Write it as 'GET /path/{value}'.",
    [withField(0, { validate: { call: call('POST /supplier/code/{valeu}'), rule: () => undefined } })],
  ],
  ['R124 suppliers.fields[0].validate: no `rule` reads the answer.', [withField(0, { validate: { call: call('GET /supplier/code/{value}') } })]],
  [
    "R124 suppliers.fields[0].validate: the mock has no answer about 'name'.",
    [withField(0, { validate: { call: call('GET /supplier/code/{value}'), rule: () => undefined } })],
    { behaviour: { suppliers: {} } },
  ],
  [
    "R120 suppliers.fields[2].switch: 'name' is switched already.",
    [{ ...right, fields: withField(2, { switch: true }).fields.map((field, at) => (at === 0 ? { ...field, switch: true } : field)) }],
  ],
  [
    'R120 suppliers.fields[2].fields[0].switch: a flag in rows cannot be switched.',
    [withField(2, { kind: 'rows', fields: [{ source: 'isOpen', kind: 'flag', switch: true }] })],
  ],
  [
    "R02 suppliers.related.owned: there is no key 'colums'. Did you mean 'columns'?",
    [unseen({ related: { owned: { list: 'owners.all', filter: { name: 'id' }, colums: [] } } })],
  ],
  ["R06 suppliers.slots: no place 'show:befor'. Did you mean 'show:before'?", [withSlots('show:befor')]],
  ["R06 suppliers.slots.show/nmae: no field on the detail screen 'nmae'. Did you mean 'name'?", [withSlots('show/nmae')]],
  ["R06 suppliers.slots.show/owner: no field on the detail screen 'owner'.", [{ ...withField(1, { in: ['edit'] }), slots: { 'show/owner': view } }]],
  ["R06 suppliers.slots.form/state: no field on a form 'state'.", [{ ...withField(2, { in: ['show'] }), slots: { 'form/state': view } }]],
  ["R06 suppliers.slots.question/stopp: no action 'stopp'.", [withSlots('question/stopp')]],
  ["R06 suppliers.slots.list/owner: no column of a list 'owner'.", [withSlots('list/owner')]],
  ["R06 suppliers.slots.form#base: no block of the form 'base'.", [withSlots('form#base')]],
  ["R06 suppliers.slots.show#about: no block of the detail screen 'about'.", [withSlots('show#about')]],
  ['R06 suppliers.slots.show:before: there is no detail screen.', [{ ...withSlots('show:before'), pages: { edit: '/supplier/update/{id}' } }]],
  ['R06 suppliers.slots.form:after: there is no form.', [{ ...withSlots('form:after'), pages: { show: '/supplier/{id}' } }]],
  ["R06 suppliers.slots.form/nmae: no field on a form 'nmae'. Did you mean 'name'?", [{ ...withSlots('form/nmae'), lists: {}, pages: {} }]],
  ["R145 suppliers.lists.all.columns: 'name' stands there twice.", [withList({ columns: ['name', 'state', 'name'] })]],
  ["R145 suppliers.lists.all.row: 'show' stands there twice.", [withList({ row: ['show', 'close', 'show'] })]],
  ["R145 suppliers.lists.all.bulk: 'delete' stands there twice.", [withList({ bulk: ['delete', 'delete'] })]],
  ["R146 suppliers.actions.delete: 'delete' means something for every resource. Give it another name.", [withActions({ delete: close })]],
  ["R09 suppliers.lists.all.narrow[0]: no column of the list 'nmae'. Did you mean 'name'?", [withList({ narrow: ['nmae'] })]],
  [
    "R110 suppliers.layout.form: 'name' stands there twice.",
    [
      {
        ...right,
        layout: {
          form: [
            { section: 'one', fields: ['name'] },
            { section: 'two', fields: ['name'] },
          ],
        },
      },
    ],
  ],
  [
    "R110 suppliers.layout.show: there are two blocks 'one'. Give each a `section` of its own.",
    [
      {
        ...right,
        layout: {
          show: [
            { tab: 'one', fields: ['name'] },
            { tab: 'one', fields: ['owner'] },
          ],
        },
      },
    ],
  ],
  [
    "R07 suppliers.layout.show[0].fields[1]: no field 'ownr'. Did you mean 'owner'?",
    [{ ...right, layout: { show: [{ tab: 'about', fields: ['name', 'ownr'] }] } }],
  ],
  ['R07 suppliers.layout: there is no detail screen.', [{ ...right, pages: {}, layout: { show: [{ tab: 'about', fields: ['name'] }] } }]],
  [
    "R07 suppliers.related.owned: there is a block 'owned' already.",
    [{ ...withRelated({}), layout: { show: [{ section: 'owned', fields: ['name'] }] } }],
  ],
  ["R10 suppliers.lists.all.columns[1]: no field 'ownr'. Did you mean 'owner'?", [withList({ columns: ['name', 'ownr'] })]],
  [
    "R11 suppliers.lists.all.columns[0].kind: 'name' has no `switch`. A switch that cannot be moved is of kind 'status'.",
    [withList({ columns: [{ source: 'name', kind: 'switch' }] })],
  ],
  ["R12 suppliers.lists.all.row[0]: no page, call or action 'ban'.", [withList({ row: ['ban'] })]],
  ["R12 suppliers.lists.all.row[0]: no page, call or action 'edit'.", [{ ...withList({ row: ['edit'] }), pages: { show: '/supplier/{id}' } }]],
  [
    "R12 suppliers.lists.all.row[0]: no resource with a screen of a record 'owner'. Did you mean 'owners'?",
    [withList({ row: [{ show: 'owner', source: 'owner' }] })],
  ],
  ["R13 suppliers.lists.all.sort: no field 'nam'. Did you mean 'name'?", [withList({ sort: { field: 'nam', order: 'ASC' } })]],
  [
    "R16 suppliers.lists.all.bulk[0]: no call or action 'delete'.",
    [unseen({ lists: { all: { ...list, bulk: ['delete'] } }, calls: { ...right.calls, delete: undefined } })],
  ],
  ["R16 suppliers.lists.all.bulk[1]: no call or action 'clos'. Did you mean 'close'?", [withList({ bulk: ['delete', 'clos'] })]],
  [
    "R83 suppliers.fields[1].create: there is no call to create one of 'readers'.",
    [
      withField(1, { reference: 'readers', create: true }),
      defineResource({
        name: 'readers',
        fields: [{ source: 'name', kind: 'text' }],
        calls: { all: call('GET /reader/all') },
        pages: { create: false, edit: false, show: false },
        lists: {},
      }),
    ],
  ],
  ["R82 suppliers.fields[1].filter: no field of 'owners' 'nmae'. Did you mean 'name'?", [withField(1, { filter: { nmae: 'x' } })]],
  ["R82 suppliers.fields[1].filter: no field 'nam'. Did you mean 'name'?", [withField(1, { filter: { name: '/nam' } })]],
  ["R81 suppliers.lists.all.columns[0].total: values of kind 'text' have no sum.", [withList({ columns: [{ source: 'name', total: 'sum' }] })]],
  [
    'R122 suppliers.lists.all.columns[0].edit: the column stands in exports alone.',
    [withList({ columns: [{ source: 'name', extra: 'export', edit: true }] })],
  ],
  ["R140 suppliers.lists.all.inbox[0]: no view of the list 'opne'. Did you mean 'open'?", [withList({ views: { open: {} }, inbox: ['opne'] })]],
  ['R17 suppliers.lists.all.perPage: the call has 10 rows a page.', [withList({ perPage: 25 })]],
  ['R17 suppliers.lists.all.perPage: 2.5 is no number of rows.', [withList({ perPage: 2.5, call: call('GET /supplier/all?page&limit') })]],
  ['R14 suppliers.lists.all.actions: there is no create screen.', [{ ...right, pages: { show: '/s/{id}', edit: '/s/update/{id}' } }]],
  ['R15 suppliers.pages.edit: there is no call to read one record.', [unseen({ calls: { ...right.calls, one: undefined } })]],
  [
    "R02 suppliers.lists.all.filters[0]: there is no key 'parm'. Did you mean 'param'?",
    [unseen({ lists: { all: { ...list, filters: [{ source: 'name', parm: 'x' }] } } })],
  ],
  ["R02 suppliers.fields[0]: the key 'as' is called 'keyboard' or 'shape'.", [withField(0, { as: 'tel' } as object)]],
  ["R02 suppliers: the key 'prints' is called 'slots'.", [unseen({ prints: {} })]],
  ["R02 suppliers.lists.all: the key 'pageSize' is called 'perPage'.", [unseen({ lists: { all: { ...list, pageSize: true } } })]],
  ["R36 suppliers.lists.all.filters[0]: no field 'nmae'. Did you mean 'name'?", [withList({ filters: ['nmae'] })]],
  ["R36 suppliers.lists.all.filters[1]: there are two filters 'name'.", [withList({ filters: ['name', { source: 'name', param: 'x' }] })]],
  [
    "R36 suppliers.lists.all.filters[0]: a value of kind 'images' cannot be asked for.",
    [{ ...withList({ filters: ['logo'] }), fields: [...right.fields, { source: 'logo', kind: 'images' }] }],
  ],
  [
    "R36 suppliers.lists.all.filters[0]: 'trade' does not say what to choose from.",
    [{ ...withList({ filters: ['trade'] }), fields: [...right.fields, { source: 'trade', kind: 'choice' }] }],
  ],
  ['R36 suppliers.lists.all.filters[0]: presets are of days.', [withList({ filters: [{ source: 'name', alwaysOn: 'presets' }] })]],
  [
    'R36 suppliers.lists.all.filters[0]: each choice needs a view.',
    [withList({ filters: [{ source: 'state', alwaysOn: 'views' }], views: { open: { state: 'open' } } })],
  ],
  ['R36 suppliers.lists.all.filters[0]: two parameters belong to a range.', [withList({ filters: [{ source: 'name', param: ['a', 'b'] }] })]],
  [
    "R36 suppliers.lists.all.filters[0]: 'near, far' has a comma, which stands between choices in an address.",
    [withList({ filters: [{ source: 'state', choices: ['near, far'] }] })],
  ],
  ["R18 suppliers.lists.all.views.all: 'all' is the name of all rows, which have a tab anyway.", [withList({ views: { all: {} } })]],
  [
    "R143 suppliers.lists.all.filters[1]: its parameter 'state' is the filter 'state' already. Give it a `param`.",
    [withList({ filters: ['state', { source: 'owner', param: 'state' }] })],
  ],
  [
    "R143 suppliers.lists.all.filters[0]: its parameter 'order' is the order already. Give it a `param`.",
    [withList({ filters: [{ source: 'owner', param: 'order' }], call: call('GET /supplier/all?page', { rows: 'suppliers', sorts: ['name'] }) })],
  ],
  [
    "R143 suppliers.lists.all.filters[0]: its parameter 'page' is the page already. Give it a `param`.",
    [withList({ filters: [{ source: 'owner', param: 'page' }] })],
  ],
  ["R18 suppliers.lists.all.views.open: no filter of the list 'state'.", [withList({ filters: ['stat'], views: { open: { state: 'open' } } })]],
  [
    "R18 suppliers.lists.all.views.open: no filter of the list 'stat'. Did you mean 'state'?",
    [withList({ filters: ['state'], views: { open: { stat: 'open' } } })],
  ],
  [
    'R18 suppliers.lists.all.views.open: \'state\' cannot be asked for {"not":"open"}.',
    [withList({ filters: ['state'], views: { open: { state: { not: 'open' } } } })],
  ],
  [
    "R19 suppliers.lists.all.call.sorts: no field 'nam'. Did you mean 'name'?",
    [withList({ call: call('GET /supplier/all?page', { rows: 'suppliers', sorts: ['nam'] }) })],
  ],
  ["R20 suppliers.fields[1].reference: no resource 'owner'. Did you mean 'owners'?", [withField(1, { reference: 'owner' })]],
  ["R21 suppliers.fields[1].search: no list of 'suppliers' can be searched.", [withField(1, { reference: 'suppliers', search: true })]],
  ["R22 suppliers.fields[0].required: 'name' must be filled, but stands on no form.", [withField(0, { in: ['show'] })]],
  ["R23 suppliers.fields[2].tones: no choice 'opne'. Did you mean 'open'?", [withField(2, { tones: { opne: 'success' } })]],
  ["R147 suppliers.fields[0]: 'name' does not say what to choose from. Add `choices`.", [withField(0, { kind: 'choice' })]],
  ["R147 suppliers.fields[0]: 'name' does not say what to choose from. Add `choices`.", [withField(0, { kind: 'badge', choices: [] })]],
  ["R147 suppliers.fields[0]: 'name' does not say what to choose from. Add `choices`.", [withField(0, { kind: 'number', choices: [] })]],
  [
    "R147 suppliers.fields[0].fields[0]: 'unit' does not say what to choose from. Add `choices`.",
    [withField(0, { kind: 'rows', fields: [{ source: 'unit', kind: 'choice', choices: [] }] })],
  ],
  ['R144 suppliers.fields[0].initial: "5" is not a number.', [withField(0, { kind: 'money', initial: '5' })]],
  ['R144 suppliers.fields[0].initial: "no" is not true or false.', [withField(0, { kind: 'flag', initial: 'no' })]],
  ['R80 suppliers.fields[0].min: 5 is more than the 3 of `max`.', [withField(0, { kind: 'number', min: 5, max: 3 })]],
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
  ["R02 suppliers.layout.form[0]: there is no key 'tba'. Did you mean 'tab'?", [unseen({ layout: { form: [{ tba: 'x', fields: [] }] } })]],
  ["R02 suppliers: the key 'sections' is called 'layout'.", [unseen({ sections: { base: { tab: 'x' } } })]],
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
    'R26 suppliers.fields[0].min: there must be 3 rows, and may be 2.',
    [withField(0, { kind: 'rows', min: 3, max: 2, fields: [{ source: 'unit', kind: 'text' }] })],
  ],
  ["R27 suppliers.fields[0].when: no field 'stat'. Did you mean 'state'?", [withField(0, { when: { stat: 'open' } })]],
  ["R27 suppliers.fields[0].required: no field 'stat'. Did you mean 'state'?", [withField(0, { required: { stat: 'open' } })]],
  ["R27 suppliers.fields[0].readOnly: no field 'stat'. Did you mean 'state'?", [withField(0, { readOnly: { stat: 'open' } })]],
  ["R27 suppliers.fields[0].when.state: no test 'form'. Did you mean 'from'?", [withField(0, { when: { state: { form: 'open' } } })]],
  [
    "R27 suppliers.fields[0].fields[0].when: no field 'state'. Did you mean '/state'?",
    [withField(0, { kind: 'rows', fields: [{ source: 'unit', kind: 'text', when: { state: 'open' } }] })],
  ],
  ["R28 suppliers.fields[0].derive: no field 'ownr'. Did you mean 'owner'?", [withField(0, { derive: { from: ['ownr'], rule: () => 0 } })]],
  ["R28 suppliers.fields[0].derive: 'name' would follow itself.", [withField(0, { derive: { from: ['name'], rule: () => 0 } })]],
  [
    "R30 others.lists.all.path: '/suppliers' is an address of 'suppliers' already.",
    [right, { ...owners, name: 'others', pages: {}, lists: { all: list }, fields: right.fields }],
  ],
  ["R30 suppliers.lists.all.path: '/profile' is an address of the app itself.", [withList({ path: '/profile' })]],
  ["R30 suppliers.lists.all.path: '/sums' is an address of 'sums' already.", [withList({ path: '/sums' })], { pages: [sums] }],
  ["R30 suppliers.lists.all.path: an address begins with '/': 'suppliers'.", [withList({ path: 'suppliers' })]],
  ['R31 suppliers.pages.edit: its address has no {id}.', [{ ...right, pages: { ...right.pages, edit: '/supplier/update' } }]],
  [
    "R31 suppliers.pages.create: nothing fills {id} of '/supplier/new/{id}'.",
    [{ ...right, pages: { ...right.pages, create: '/supplier/new/{id}' } }],
  ],
  ["R31 suppliers.lists.all.path: nothing fills {sort} of '/suppliers/{sort}'.", [withList({ path: '/suppliers/{sort}' })]],
  [
    "R32 others.calls.one: 'GET /supplier/{no}' is a call of 'suppliers' already.",
    [right, { ...owners, name: 'others', lists: {}, pages: {}, calls: { one: call('GET /supplier/{no}') } }],
  ],
  [
    "R35 suppliers.calls.one: 'GET /supplier' does not say which record. Write `{id}` in its path, or declare a page that reads it.",
    [{ ...right, calls: { ...right.calls, one: call('GET /supplier') } }],
  ],
  [
    "R35 suppliers.calls.update: 'PUT /supplier' does not say which record. Write `{id}` in its path, or add `also: ['id']`.",
    [{ ...right, calls: { ...right.calls, update: call('PUT /supplier') } }],
  ],
  [
    "R35 suppliers.calls.delete: 'DELETE /supplier?id' does not say which record. Write `{id}` in its path.",
    [{ ...right, calls: { ...right.calls, delete: call('DELETE /supplier?id') } }],
  ],
  ["R70 sums: there are two pages 'sums'.", [right], { pages: [sums, { ...sums, path: '/others', reads: {} }] }],
  ["R70 new sums.name: 'new sums' is no name: a letter first, then letters and digits.", [right], { pages: [{ ...sums, name: 'new sums' }] }],
  ["R70 sums: there is no key 'raeds'. Did you mean 'reads'?", [right], { pages: [unseenPage({ raeds: {} })] }],
  ["R70 sums.menu: no group of the menu 'acounts'. Did you mean 'accounts'?", [right], { pages: [unseenPage({ menu: 'acounts' })] }],
  [
    'R71 sums.path: there is nothing to be seen at its address. Add `component` or `widgets`.',
    [right],
    { pages: [{ ...sums, component: undefined }] },
  ],
  ['R71 sums.component: there is no address that it could be seen at. Add `path`.', [right], { pages: [{ ...sums, path: undefined }] }],
  ["R71 sums.menu: nothing fills '/sums/{id}' in the menu.", [right], { pages: [{ ...sums, path: '/sums/{id}', menu: 'accounts' }] }],
  ["R71 sums.path: '/suppliers' is an address of 'suppliers' already.", [right], { pages: [{ ...sums, path: '/suppliers' }] }],
  ["R71 sums.path: '/404' is an address of the app itself.", [right], { pages: [{ ...sums, path: '/404' }] }],
  [
    "R72 sums.reads.one: 'GET /supplier/{no}' is a call of 'suppliers' already.",
    [right],
    { pages: [{ ...sums, reads: { one: call('GET /supplier/{no}') } }] },
  ],
  ["R72 sums.reads.sum: 'POST /sum' does not read. Say it in `writes`.", [right], { pages: [{ ...sums, reads: { sum: call('POST /sum') } }] }],
  [
    "R73 sums.reads.sum: the mock has no behaviour for 'sum'. Did you mean 'smu'?",
    [right],
    { pages: [sums], pageBehaviour: { sums: { smu: () => ({}) } } },
  ],
  ['R100 sums.widgets: its `component` is shown in their place.', [right], { pages: [{ ...sums, widgets: [spent] }] }],
  ['R100 sums.filters: they stand above `widgets`, and there are none.', [right], { pages: [unseenPage({ filters: [] })] }],
  ["R100 sums.widgets[0].read: no read 'smu'. Did you mean 'sum'?", [right], { pages: [shownPage({ ...spent, read: 'smu' })] }],
  ["R100 sums.widgets[0].as: no widget 'rign'. Did you mean 'ring'?", [right], { pages: [shownPage({ ...spent, as: 'rign' })] }],
  ["R100 sums.widgets[0]: there is no key 'vlaue'. Did you mean 'value'?", [right], { pages: [shownPage({ ...spent, vlaue: 'spent' })] }],
  ["R100 sums.widgets[0]: there is no key 'columns'.", [right], { pages: [shownPage({ ...spent, columns: [] })] }],
  [
    "R101 sums.widgets[0].show: no resource with a screen of a record 'supplier'. Did you mean 'suppliers'?",
    [right],
    { pages: [shownPage({ read: 'sum', as: 'list', columns: ['name'], show: 'supplier' })] },
  ],
  [
    "R101 sums.widgets[0].columns[1].reference: no resource 'supplier'. Did you mean 'suppliers'?",
    [right],
    { pages: [shownPage({ read: 'sum', as: 'list', columns: ['name', { source: 'of', kind: 'reference', reference: 'supplier' }] })] },
  ],
  [
    "R101 sums.widgets[0].columns[0]: nothing says what 'of' refers to. Add `reference`.",
    [right],
    { pages: [shownPage({ read: 'sum', as: 'list', columns: [{ source: 'of', kind: 'reference' }] })] },
  ],
  ["R102 sums.widgets[1]: there are two widgets 'spent'. Add `name`.", [right], { pages: [shownPage(spent, { widgets: [spent, spent] })] }],
  [
    "R102 sums.widgets[0]: nothing says where its rows are in the answer. Add `rows: '…'`.",
    [right],
    { pages: [shownPage({ read: 'sum', as: 'ring', label: 'name', value: 'spent' }, { reads: { sum: call('GET /sum') } })] },
  ],
  [
    "R103 sums.filters[0]: no read has a parameter 'dyas'. Did you mean 'days'?",
    [right],
    { pages: [shownPage(spent, { filters: [{ source: 'dyas', kind: 'choice', choices: [7] }] })] },
  ],
  [
    "R103 sums.filters[0]: no read has a parameter 'daysFrom'.",
    [right],
    { pages: [shownPage(spent, { filters: [{ source: 'days', kind: 'date' }] })] },
  ],
  [
    "R103 sums.filters[0].initial: no choice '8'. Did you mean '7'?",
    [right],
    { pages: [shownPage(spent, { filters: [{ source: 'days', kind: 'choice', choices: [7], initial: 8 }] })] },
  ],
  [
    "R104 sums.reads.sum: nothing fills {shop} of 'GET /sum/{shop}'.",
    [right],
    { pages: [shownPage(spent, { reads: { sum: call('GET /sum/{shop}') } })] },
  ],
  ["R75 sums.edits.resource: no resource 'supplier'. Did you mean 'suppliers'?", [right], { pages: [{ ...sums, edits: { resource: 'supplier' } }] }],
  ["R75 sums.edits.sections: no section 'bse'.", [right], { pages: [{ ...sums, edits: { resource: 'suppliers', sections: ['bse'] } }] }],
  ["R76 sums.menuCounts: no resource in the menu 'nobody'.", [right], { pages: [{ ...sums, menuCounts: { nobody: 'total' } }] }],
  ["R74 sums.title: there is no text for it in 'it'.", [right], { pages: [sums], texts: { en: { pages: { sums: { title: 'Sums' } } }, it: {} } }],
  [
    "R141 suppliers.lists.all.call: 'POST /supplier/all?page' is a POST. Use GET.",
    [withList({ call: call('POST /supplier/all?page', { rows: 'suppliers' }) })],
  ],
  [
    "R141 suppliers.calls.update: 'DELETE /supplier/{id}' is a DELETE. Use POST, PUT or PATCH.",
    [{ ...right, calls: { ...right.calls, update: call('DELETE /supplier/{id}') } }],
  ],
  [
    "R141 suppliers.calls.delete: 'PUT /supplier/{id}' is a PUT. Use DELETE or POST.",
    [{ ...right, calls: { ...right.calls, delete: call('PUT /supplier/{id}') } }],
  ],
  [
    "R141 suppliers.actions.close.call: 'GET /supplier/close/{id}' is a GET. Use POST, PUT, PATCH or DELETE.",
    [withActions({ close: { call: call('GET /supplier/close/{id}') } })],
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
    "R34 suppliers.calls.create.body: 'owner' is lost. Add it, or take it off the form.",
    [{ ...right, calls: { ...right.calls, create: call('POST /supplier/new', { body: ['name', 'state'] }) } }],
  ],
  [
    "R34 suppliers.calls.create.body: no field 'nam'. Did you mean 'name'?",
    [unseen({ calls: { ...right.calls, create: call('POST /supplier/new', { body: ['nam'] }) } })],
  ],
  ['R40 suppliers.actions.close: it has neither a call nor an outcome. Add `call`, `sets` or `expect`.', [unseen({ actions: { close: {} } })]],
  [
    "R41 suppliers.actions.close: the mock has no behaviour for 'close'. Did you mean 'closed'?",
    [right],
    { behaviour: { suppliers: { actions: { closed: {} } } } },
  ],
  [
    "R41 suppliers.actions.move: the mock cannot tell which record 'POST /supplier/move' means. Add `asks.move` to its behaviour.",
    [withActions({ move: { call: call('POST /supplier/move'), expect: supplier => supplier } })],
    { behaviour: { suppliers: { actions: { close: () => {} } } } },
  ],
  [
    "R43 suppliers.actions.close.undo: no action 'opn'. Did you mean 'open'?",
    [withActions({ open: { of: 'close' }, close: { ...close, undo: 'opn' } })],
  ],
  [
    'R43 suppliers.actions.close.restores: there is no call to delete, so that nothing can be brought back.',
    [{ ...withActions({ close: { ...close, restores: { name: 'x' } } }), calls: { one: call('GET /supplier/{id}') } }],
  ],
  [
    "R45 suppliers.actions.close.restores: no field 'nmae'. Did you mean 'name'?",
    [{ ...withActions({ close: { ...close, restores: { nmae: 'x' } } }), calls: { delete: call('DELETE /supplier/{id}') } }],
  ],
  [
    'R43 suppliers.actions.again.restores: another action brings back what was deleted already.',
    [
      {
        ...withActions({
          close: { ...close, restores: { name: 'x' } },
          again: { ...close, call: call('POST /supplier/again/{id}'), restores: { name: 'x' } },
        }),
        calls: { delete: call('DELETE /supplier/{id}') },
      },
    ],
  ],
  ["R08 suppliers.lists.all.columns[0].edit: no field 'nam'. Did you mean 'name'?", [withList({ columns: [{ source: 'name', edit: 'nam' }] })]],
  ["R44 suppliers.actions.close.ask[0]: no field 'stat'. Did you mean 'state'?", [withActions({ close: { ...close, ask: ['stat'] } })]],
  [
    "R142 suppliers.actions.close.ask: the answer 'state' is lost. Put it in the `body` of the call, or write `send`.",
    [withActions({ close: { call: call('POST /supplier/close/{id}', { body: ['name'] }), ask: ['name', 'state'] } })],
  ],
  [
    "R142 suppliers.actions.shut.ask: the answer 'name' is lost. Add it to `sets`: `name: 'asked'`.",
    [withActions({ shut: { ask: ['name', { source: 'reason', kind: 'text' }], sets: { state: 'closed' } } })],
  ],
  [
    "R48 suppliers.actions.shut: it sets what is not sent: 'state'.",
    [
      {
        ...withActions({ shut: { expect: row => ({ ...row, state: 'closed' }) } }),
        calls: { ...right.calls, update: call('PUT /a', { body: ['name'] }) },
      },
    ],
  ],
  ["R49 suppliers.actions.shut.sets: no field 'stat'. Did you mean 'state'?", [unseen({ actions: { shut: { sets: { stat: 'closed' } } } })]],
  ['R49 suppliers.actions.shut.sets: it asks for nothing. Add `ask`.', [withActions({ shut: { sets: 'asked' } })]],
  [
    "R48 suppliers.actions.shut: it sets what is not sent: 'naem'. Did you mean 'name'?",
    [withActions({ shut: { ask: [{ source: 'naem', kind: 'text' }], expect: (row, input) => ({ ...row, ...input }) } })],
  ],
  [
    "R48 suppliers.actions.shut: it sets what is not sent: 'stat'. Did you mean 'state'?",
    [withActions({ shut: { expect: row => ({ ...row, stat: 'closed' }) } })],
  ],
  [
    "R48 owners.actions.rename: it sets what is not sent: 'nmae'. Did you mean 'name'?",
    [right, { ...owners, actions: { rename: { expect: row => ({ ...row, nmae: 'x' }) } } }],
  ],
  [
    "R46 suppliers.actions.close.preview[0]: no field 'stat'. Did you mean 'state'?",
    [withActions({ close: { ...close, expect: (row: ShopRecord) => row, preview: ['stat'] } })],
  ],
  [
    'R46 suppliers.actions.close.preview: there is no outcome to show. Add `sets` or `expect`.',
    [withActions({ close: { ...close, expect: undefined, preview: ['state'] } })],
  ],
  [
    "R47 suppliers.actions.close.follow.action: no other action 'close'.",
    [withActions({ close: { ...close, follow: { action: 'close', source: 'state', each: () => [] } } })],
  ],
  [
    "R47 suppliers.actions.close.follow.source: no field 'stat'. Did you mean 'state'?",
    [withActions({ shut: { of: 'close' }, close: { ...close, follow: { action: 'shut', source: 'stat', each: () => [] } } })],
  ],
  ["R45 suppliers.actions.close.when: no field 'stat'. Did you mean 'state'?", [withActions({ close: { ...close, when: { stat: 'open' } } })]],
  ["R42 owners: no fixture 'owners'. Did you mean 'owner'?", [right], { fixtures: ['owner'] }],
  ["R42 suppliers: no fixture 'suppliers'. Write mock-api/fixtures/suppliers.json.", [right], { fixtures: ['owners'] }],
  [
    "R62 suppliers.slots.print/2nd: '2nd' is no name: a letter first, then letters and digits.",
    [{ ...right, slots: { 'print/2nd': () => import('#tests/stock/WareShow.tsx') } }],
  ],
  ["R60 suppliers.related.owned.list: no resource 'owner'. Did you mean 'owners'?", [withRelated({ list: 'owner.all' })]],
  ["R60 suppliers.related.owned.list: no list of 'owners' 'al'. Did you mean 'all'?", [withRelated({ list: 'owners.al' })]],
  [
    "R61 suppliers.related.owned: all of 'suppliers.all' would be shown: its call has no {id}. Say a `filter`.",
    [withRelated({ list: 'suppliers.all', filter: {} })],
  ],
  [
    "R61 suppliers.related.owned: nothing fills {sort} of 'suppliers.all'.",
    [{ ...withList({ call: call('GET /supplier/{sort}/{id}', { rows: 'suppliers' }) }), related: { owned: { list: 'suppliers.all' } } }],
  ],
  ["R61 suppliers.related.owned.filter: no filter of 'owners.all' 'nam'. Did you mean 'name'?", [withRelated({ filter: { nam: 'id' } })]],
  ["R61 suppliers.related.owned.filter: no field 'nmae'. Did you mean 'name'?", [withRelated({ filter: { name: 'nmae' } })]],
  ["R61 suppliers.related.owned.columns[0]: no field of 'owners' 'nam'. Did you mean 'name'?", [withRelated({ columns: ['nam'] })]],
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
  ["R02 suppliers.fields[0].validate: there is no key 'rul'. Did you mean 'rule'?", [withField(0, { validate: { rul: /x/ } as never })]],
  ['R80 suppliers.fields[1].validate: only a text matches a pattern.', [withField(1, { validate: { rule: /x/ } })]],
  ["R80 suppliers.fields[0].validate: nothing is checked of 'name'.", [withField(0, { validate: { warning: true } })]],
  ['R80 suppliers.fields[0].min: there must be 5 characters, and may be 3.', [withField(0, { min: 5, max: 3 })]],
  [
    "R51 suppliers.fields[0].validate: no language has a text 'wrong'. Did you mean 'worng'?",
    [withField(0, { validate: { rule: [/x/, 'wrong'] } })],
    { texts: { en: { resources: { suppliers: { errors: { worng: 'No' } } } } } },
  ],
  [
    "R51 suppliers.fields[0].help: no language has a text 'name'. Did you mean 'nmae'?",
    [withField(0, { help: true })],
    { texts: { en: { resources: { suppliers: { help: { nmae: 'In full' } } } } } },
  ],
];

for (const [text, wrong, known] of broken) {
  test(text, () => expect(checkResources([...wrong, owners], { vocabulary, ...known }).map(problemText)).toContain(text));
}

test('what is right is told nothing about, and several mistakes are told at once', () => {
  expect(checkResources([right, owners], { vocabulary })).toEqual([]);
  // The buttons of a row that nobody declared are those that there are calls for.
  const kept = defineResource({
    name: 'logs',
    fields: [{ source: 'name', kind: 'text' }],
    lists: { all: { call: call('GET /log/all', { rows: 'logs' }) } },
    pages: { create: false, edit: false },
    calls: { one: call('GET /log/{id}') },
  });
  expect(checkResources([kept], { vocabulary }).map(problemText)).toEqual([]);
  const stamped = defineResource({ name: 'seals', fields: [{ source: 'name', kind: 'text' }], actions: { stamp: { expect: seal => seal } } });
  expect(checkResources([stamped], { vocabulary }).map(problemText)).toEqual([]);
  // What the declaration expects the mock does by itself, and another name for a call needs no behaviour of its own.
  const expected = withActions({
    close: { ...close, expect: supplier => supplier, undo: 'open' },
    open: { of: 'close', expect: supplier => supplier },
  });
  expect(checkResources([expected, owners], { behaviour: {}, vocabulary }).map(problemText)).toEqual([]);
  const problems = checkResources([{ ...withList({ columns: ['nmae'], row: ['ban'] }), represent: 'titel' }, owners], { vocabulary });
  expect(problems.map(({ id }) => id)).toEqual(['R04', 'R10', 'R12']);
});
