/**
 * What the compiler must refuse, each mistake beside a declaration that is right. Never run: `tsc` reads it, and an
 * expected error that does not come is one.
 */
import { alike, call, defineResource, listResources, type RecordOf } from '#define';
import { bilingual, texts } from '#resources/bilingual.ts';

const right = defineResource({
  name: 'suppliers',
  icon: 'Shop',
  menu: 'shops',
  represent: 'name',
  layout: {
    form: [texts('title'), { tab: 'lines', section: 'rows', fields: ['lines', 'address.door'] }],
    show: [{ fields: ['name'] }, { tab: 'about', fields: ['city', 'size'] }],
  },
  lists: {
    all: {
      columns: ['name', { source: 'city', cut: 20 }, { source: 'letters', value: supplier => supplier.name?.length }],
      row: ['show', 'edit', 'close', { show: 'users', source: 'owner' }],
      bulk: ['resize', 'close', 'delete'],
      sort: { field: 'name', order: 'ASC' },
      filters: [
        'size',
        { source: 'address.door', param: ['doorFrom', 'doorTo'] },
        { source: 'age', choices: ['young', 'old'], value: supplier => ((supplier.address?.door ?? 0) > 5 ? 'old' : 'young') },
      ],
      views: { large: { size: 'large', 'address.door': { from: 1 }, age: 'old' } },
    },
  },
  calls: { create: call('POST /supplier/new', { body: ['name', 'address', 'id'] }) },
  actions: {
    close: { when: supplier => supplier.isOpen === true, expect: supplier => ({ ...supplier, isOpen: false }) },
    resize: {
      ask: ['size', 'address.door', { source: 'reason', kind: 'longText', required: true }],
      send: ({ id }, { size, address, reason }, current) => ({ id, size, door: address?.door?.toFixed(), reason, was: current.size }),
      expect: (supplier, { size }) => ({ ...supplier, size }),
      when: { city: { empty: false } },
      undo: true,
    },
    enlarge: { undo: (supplier, { size }) => ({ size: supplier.size ?? size }), expect: supplier => supplier, restores: { name: 'x' } },
    reopen: { call: call('POST /supplier/reopen/{id}'), when: { isOpen: false }, sets: { isOpen: true, 'address.door': null }, undo: 'close' },
    toggle: { sets: { isOpen: 'toggle' }, undo: false },
    reply: { ask: ['city', 'size'], sets: 'asked' },
    move: { ask: ['city'], sets: { city: 'asked', size: 'small' } },
    shrink: { when: { isOpen: { not: true }, size: 'large', 'address.door': { from: 1 } }, expect: supplier => ({ ...supplier, size: 'small' }) },
  },
  fields: [
    { source: 'name', kind: 'text', required: true, typed: (name: string) => name.trim() },
    { source: 'city', kind: 'text', help: true, validate: [{ rule: [/^\p{L}/u, 'letter'], warning: true }], max: 9 },
    { source: 'address.street', kind: 'text' },
    { source: 'address.door', kind: 'integer', min: 1 },
    { source: 'isOpen', kind: 'flag', when: { setup: 'productInputs', name: 'status' } },
    { source: 'size', kind: 'badge', choices: ['small', 'large'], tones: { small: 'info' }, initial: 'small' },
    { source: 'products', kind: 'references', reference: 'products' },
    ...bilingual('title', { kind: 'text', required: true }),
    { source: 'reason', kind: 'text', when: { isOpen: false }, required: { size: 'large' }, readOnly: { 'address.door': { from: 9 } } },
    { source: 'closes', kind: 'date', when: ['multiLanguage', { isOpen: true }] },
    { source: 'score', kind: 'number', unsent: true, derive: { from: ['name'], rule: (values: { name?: unknown }) => String(values.name).length } },
    {
      source: 'lines',
      kind: 'rows',
      min: 1,
      shape: 'table',
      fields: [
        { source: 'unit', kind: 'choice', choices: ['piece', 'box'], initial: 'piece' },
        { source: 'count', kind: 'integer', when: { unit: 'box', '/isOpen': true } },
        { source: 'total', kind: 'money', derive: { from: ['count', '/size'], rule: (line: { count?: unknown }) => line.count } },
        { source: 'parts', kind: 'rows', fields: [{ source: 'name', kind: 'text', required: { '/size': 'small' } }] },
      ],
    },
    ...alike({ kind: 'longText' }, 'terms', 'notes'),
  ],
});

/** The record knows its fields, nested ones and choices too. */
type Supplier = RecordOf<typeof right>;
export const readsFields = (supplier: Supplier): [string | undefined, number | undefined, 'small' | 'large' | undefined, string | undefined] => [
  supplier.secondaryLang?.title,
  supplier.address?.door,
  supplier.size,
  supplier.terms,
];
/** A row is typed as the record is, rows within it too. */
export const readsRows = (supplier: Supplier): ['piece' | 'box' | undefined, string | undefined] => [
  supplier.lines?.[0]?.unit,
  supplier.lines?.[0]?.parts?.[0]?.name,
];
// @ts-expect-error a row has no such value
export const noSuchUnit = (supplier: Supplier) => supplier.lines?.[0]?.unit === 'crate';
// @ts-expect-error a door is a number
export const doorAsText = (supplier: Supplier): string | undefined => supplier.address?.door;
// @ts-expect-error an address has no such part
export const noSuchPart = (supplier: Supplier) => supplier.address?.strete;
// @ts-expect-error not one of the sizes
export const noSuchSize = (supplier: Supplier) => supplier.size === 'medium';

const fields = [
  { source: 'name', kind: 'text' },
  { source: 'price', kind: 'money' },
] as const;

// @ts-expect-error an outcome of what is no field
defineResource({ name: 'a', fields, actions: { close: { sets: { prcie: 5 } } } });
// @ts-expect-error an outcome that the field cannot have
defineResource({ name: 'a', fields, actions: { close: { sets: { price: 'five' } } } });
// @ts-expect-error what is no flag does not toggle
defineResource({ name: 'a', fields, actions: { close: { sets: { price: 'toggle' } } } });
// @ts-expect-error a condition on what is no field
defineResource({ name: 'a', fields, actions: { close: { expect: record => record, when: { prcie: 5 } } } });
// @ts-expect-error a condition on a value that the field cannot have
defineResource({ name: 'a', fields, actions: { close: { expect: record => record, when: { price: { in: ['five'] } } } } });
// @ts-expect-error shown under a condition on what is no field
defineResource({ name: 'a', fields: [...fields, { source: 'note', kind: 'text', when: { prcie: 5 } }] });
// @ts-expect-error shown under a condition on a value that the field cannot have
defineResource({ name: 'a', fields: [...fields, { source: 'note', kind: 'text', when: { price: 'low' } }] });
// @ts-expect-error one of several conditions is on what is no field
defineResource({ name: 'a', fields: [...fields, { source: 'note', kind: 'text', when: ['multiLanguage', { nmae: 'x' }] }] });
// @ts-expect-error must be filled under a condition on what is no field
defineResource({ name: 'a', fields: [...fields, { source: 'note', kind: 'text', required: { prcie: 5 } }] });
// @ts-expect-error read-only under a condition on what is no field
defineResource({ name: 'a', fields: [...fields, { source: 'note', kind: 'text', readOnly: { prcie: 5 } }] });
// @ts-expect-error follows what is no field
defineResource({ name: 'a', fields: [...fields, { source: 'tax', kind: 'money', derive: { from: ['prcie'], rule: () => 0 } }] });
// @ts-expect-error an unknown key of what follows
defineResource({ name: 'a', fields: [...fields, { source: 'tax', kind: 'money', derive: { from: ['price'], rlue: () => 0 } }] });
// @ts-expect-error a column can be summed, and nothing else
defineResource({ name: 'a', fields, lists: { all: { columns: [{ source: 'price', total: 'mean' }] } } });
// @ts-expect-error choices by a value of what is no field of the form
defineResource({ name: 'a', fields: [...fields, { source: 'to', kind: 'reference', reference: 'b', filter: { name: '/nmae' } }] });
const towns = defineResource({ name: 'towns', fields: [...fields, { source: 'isOpen', kind: 'flag' }] });
listResources(
  towns,
  defineResource({
    name: 'a',
    fields: [...fields, { source: 'to', kind: 'reference', reference: 'towns', filter: { isOpen: true, name: '/name', price: { from: 5 } } }],
  }),
);
const byUnknown = defineResource({ name: 'a', fields: [{ source: 'to', kind: 'reference', reference: 'towns', filter: { isOpne: true } }] });
// @ts-expect-error choices by what is no field of the other resource
listResources(towns, byUnknown);
const byWrongValue = defineResource({ name: 'a', fields: [{ source: 'to', kind: 'reference', reference: 'towns', filter: { price: 'high' } }] });
// @ts-expect-error choices by a value that the other field cannot have
listResources(towns, byWrongValue);
// @ts-expect-error an unknown key of a check
defineResource({ name: 'a', fields: [{ source: 'name', kind: 'text', validate: { rul: /x/ } }] });
// @ts-expect-error an unknown key of one of several checks
defineResource({ name: 'a', fields: [{ source: 'name', kind: 'text', validate: [{ rule: /x/ }, { rul: /x/ }] }] });
// @ts-expect-error a number matches no pattern
defineResource({ name: 'a', fields: [{ source: 'price', kind: 'money', validate: { rule: [/x/, 'x'] } }] });
// @ts-expect-error a rule gives the key of a text
defineResource({ name: 'a', fields: [{ source: 'price', kind: 'money', validate: { rule: () => true } }] });
// @ts-expect-error a text is no choice that could be created
defineResource({ name: 'a', fields: [{ source: 'name', kind: 'text', create: true }] });
// @ts-expect-error help is a text
defineResource({ name: 'a', fields: [{ source: 'name', kind: 'text', help: 5 }] });
// @ts-expect-error an unknown kind in a row
defineResource({ name: 'a', fields: [{ source: 'lines', kind: 'rows', fields: [{ source: 'unit', kind: 'txet' }] }] });
// @ts-expect-error an unknown key of a field of rows
defineResource({ name: 'a', fields: [{ source: 'lines', kind: 'rows', fields: [{ source: 'unit', kind: 'text', requierd: true }] }] });
// @ts-expect-error in a row, a condition on what only the record has
defineResource({ name: 'a', fields: [...fields, { source: 'lines', kind: 'rows', fields: [{ source: 'unit', kind: 'text', when: { price: 5 } }] }] });
const ifCheap = { source: 'unit', kind: 'text', when: { '/prcie': 5 } } as const;
// @ts-expect-error in a row, a condition on what the record has not
defineResource({ name: 'a', fields: [...fields, { source: 'lines', kind: 'rows', fields: [ifCheap] }] });
const ofPrice = { source: 'unit', kind: 'text', derive: { from: ['/prcie'], rule: () => 0 } } as const;
// @ts-expect-error in a row, follows what the record has not
defineResource({ name: 'a', fields: [...fields, { source: 'lines', kind: 'rows', fields: [ofPrice] }] });
// @ts-expect-error an unknown key of rows
defineResource({ name: 'a', fields: [{ source: 'lines', kind: 'rows', fileds: [] }] });
// @ts-expect-error a flag has no bounds
defineResource({ name: 'a', fields: [{ source: 'name', kind: 'flag', min: 1 }] });
defineResource({ name: 'a', layout: [{ section: 'texts', fields: ['name'] }, { fields: [] }], fields });
// @ts-expect-error a block with what is no field
defineResource({ name: 'a', layout: [{ section: 'texts', fields: ['nmae'] }], fields });
// @ts-expect-error a block of one screen with what is no field
defineResource({ name: 'a', layout: { show: [{ tab: 'texts', fields: ['nmae'] }] }, fields });
// @ts-expect-error an unknown key of a block
defineResource({ name: 'a', layout: { form: [{ tba: 'x', fields: ['name'] }] }, fields });
// @ts-expect-error an unknown screen
defineResource({ name: 'a', layout: { edit: [{ fields: ['name'] }] }, fields });
// @ts-expect-error a block under a condition on what is no field
defineResource({ name: 'a', layout: [{ when: { nmae: 'x' }, fields: ['name'] }], fields });
// @ts-expect-error a body key that is never sent
defineResource({ name: 'a', calls: { create: call('POST /a', { body: ['rate'] }) }, fields: [{ source: 'rate', kind: 'text', unsent: true }] });
// @ts-expect-error an unknown kind
defineResource({ name: 'a', fields: [{ source: 'name', kind: 'txet' }] });
// @ts-expect-error a field without a kind
defineResource({ name: 'a', fields: [{ source: 'name' }] });
// @ts-expect-error an unknown key of a field
defineResource({ name: 'a', fields: [{ source: 'name', kind: 'text', requierd: true }] });
// @ts-expect-error choices of a text
defineResource({ name: 'a', fields: [{ source: 'name', kind: 'text', choices: ['x'] }] });
// @ts-expect-error a reference that says not to what
defineResource({ name: 'a', fields: [{ source: 'shop', kind: 'reference' }] });
// @ts-expect-error the colour of a value that is no choice
defineResource({ name: 'a', fields: [{ source: 'state', kind: 'badge', choices: ['open'], tones: { opne: 'success' } }] });
// @ts-expect-error a colour there is not
defineResource({ name: 'a', fields: [{ source: 'state', kind: 'badge', choices: ['open'], tones: { open: 'green' } }] });
// @ts-expect-error a first value that is no choice
defineResource({ name: 'a', fields: [{ source: 'state', kind: 'choice', choices: ['open'], initial: 'shut' }] });
// @ts-expect-error a page there is not
defineResource({ name: 'a', fields: [{ source: 'name', kind: 'text', in: ['update'] }] });
// @ts-expect-error a setup input that the shop has not
defineResource({ name: 'a', fields: [{ source: 'name', kind: 'text', when: { setup: 'productInputs', name: 'colour' } }] });
// @ts-expect-error a list of the setup that the shop has not
defineResource({ name: 'a', fields: [{ source: 'name', kind: 'text', when: { setup: 'productInput', name: 'name' } }] });
// @ts-expect-error an icon that is not drawn
defineResource({ name: 'a', icon: 'Shopp', fields });
// @ts-expect-error a group that the menu has not
defineResource({ name: 'a', menu: 'shopping', fields });
// @ts-expect-error a name that is no field
defineResource({ name: 'a', represent: 'nmae', fields });
// @ts-expect-error a second name that is no field
defineResource({ name: 'a', represent: ['name', 'nmae'], fields });
// @ts-expect-error an unknown key of a declaration
defineResource({ name: 'a', feilds: [], fields });
// @ts-expect-error a column that is no field
defineResource({ name: 'a', lists: { all: { columns: ['nmae'] } }, fields });
// @ts-expect-error a column that is no field and says not what it shows
defineResource({ name: 'a', lists: { all: { columns: [{ source: 'nmae', kind: 'text' }] } }, fields });
// @ts-expect-error an unknown key of a column
defineResource({ name: 'a', lists: { all: { columns: [{ source: 'name', widht: 3 }] } }, fields });
// @ts-expect-error an unknown key of a list
defineResource({ name: 'a', lists: { all: { pagesize: true } }, fields });
// @ts-expect-error a row button that is no action
defineResource({ name: 'a', lists: { all: { row: ['show', 'ban'] } }, actions: { approve: {} }, fields });
// @ts-expect-error an unknown kind of a column
defineResource({ name: 'a', lists: { all: { columns: [{ source: 'name', kind: 'swich' }] } }, fields });
// @ts-expect-error an order by what is no field
defineResource({ name: 'a', lists: { all: { sort: { field: 'nmae', order: 'ASC' } } }, fields });
// @ts-expect-error a filter by what is no field
defineResource({ name: 'a', lists: { all: { filters: ['nmae'] } }, fields });
// @ts-expect-error a filter by what is no field, which says no rule
defineResource({ name: 'a', lists: { all: { filters: [{ source: 'nmae', param: 'x' }] } }, fields });
// @ts-expect-error a rule that says not what to choose from
defineResource({ name: 'a', lists: { all: { filters: [{ source: 'state', value: record => record.name }] } }, fields });
// @ts-expect-error an unknown key of a filter
defineResource({ name: 'a', lists: { all: { filters: [{ source: 'name', always: true }] } }, fields });
// @ts-expect-error a filter that asks in a way there is not
defineResource({ name: 'a', lists: { all: { filters: [{ source: 'price', as: 'between' }] } }, fields });
// @ts-expect-error a rule that reads what is no field
defineResource({ name: 'a', lists: { all: { filters: [{ source: 'state', choices: ['x'], value: record => record.price.of }] } }, fields });
// @ts-expect-error a view of what is no field and no filter
defineResource({ name: 'a', lists: { all: { filters: ['price'], views: { cheap: { prcie: { to: 5 } } } } }, fields });
// @ts-expect-error a view of a value that the field cannot have
defineResource({ name: 'a', lists: { all: { filters: ['price'], views: { cheap: { price: { to: 'five' } } } } }, fields });
// @ts-expect-error a body key that is no field
defineResource({ name: 'a', calls: { create: call('POST /a/new', { body: ['name', 'pirce'] }) }, fields });
// @ts-expect-error an unknown verb
defineResource({ name: 'a', calls: { remove: call('DELETE /a/{id}') }, fields });
// @ts-expect-error an unknown key of an action
defineResource({ name: 'a', actions: { close: { confrim: true } }, fields });
// @ts-expect-error an action that reads a field which is of another type
defineResource({ name: 'a', actions: { close: { when: record => record.price === 'low' } }, fields });
// @ts-expect-error a field to be asked for that is none
defineResource({ name: 'a', actions: { close: { ask: ['nmae'] } }, fields });
// @ts-expect-error a field of its own to be asked for, of a kind there is not
defineResource({ name: 'a', actions: { close: { ask: [{ source: 'reason', kind: 'txet' }] } }, fields });
// @ts-expect-error what was asked for, as another type
defineResource({ name: 'a', actions: { close: { ask: ['price'], send: (_, { price }) => ({ price: price?.trim() }) } }, fields });
// @ts-expect-error another name for no action
defineResource({ name: 'a', actions: { close: {}, open: { of: 'clos' } }, fields });
// @ts-expect-error an action that is taken back by none
defineResource({ name: 'a', actions: { close: { undo: 'open' } }, fields });
// @ts-expect-error an action under a condition on what is no field
defineResource({ name: 'a', actions: { close: { when: { prcie: 5 } } }, fields });
// @ts-expect-error what is done to several rows and is no action
defineResource({ name: 'a', lists: { all: { bulk: ['ban'] } }, actions: { approve: {} }, fields });
// @ts-expect-error rows that can be ticked for nothing
defineResource({ name: 'a', lists: { all: { selectable: true } }, fields });
// @ts-expect-error a page that is none
defineResource({ name: 'a', pages: { update: '/a/{id}' }, fields });
// @ts-expect-error a view of what is none
defineResource({ name: 'a', slots: { detail: () => import('#resources/orders/OrderShow.tsx') }, fields });
// @ts-expect-error a method there is not
call('GETT /a');
// @ts-expect-error a constant for a parameter that the path has not
call('GET /a/{sort}', { with: { srot: 'all' } });
// @ts-expect-error an unknown option of a call
call('GET /a', { rwos: 'as' });
// @ts-expect-error a reference to no resource
listResources(right, defineResource({ name: 'products', fields: [{ source: 'maker', kind: 'reference', reference: 'supplier' }] }));
listResources(right, defineResource({ name: 'products', fields: [{ source: 'maker', kind: 'reference', reference: 'suppliers' }] }));
