/** Resources whose fields and lists use the keys that no entity of the shop does. */
import { call, defineResource, listResources, type Resource } from '#define';

const closesAfterItOpens = (closes: unknown, { opens }: { opens?: unknown }) =>
  Number(closes ?? opens) < Number(opens) ? 'Closes before it opens' : undefined;

const fewWords = (words: unknown) => (Array.isArray(words) && words.length > 1 ? 'One word is enough' : undefined);

const tins = defineResource({
  name: 'tins',
  menu: 'products',
  fields: [
    { source: 'name', kind: 'text', required: true, help: 'As printed on the lid' },
    { source: 'about', kind: 'longText', help: 'For customers' },
    { source: 'count', kind: 'integer', min: 0, help: 'In one box' },
    { source: 'price', kind: 'money', help: 'With tax' },
    { source: 'isOpen', kind: 'flag', help: 'Somebody tasted it' },
    { source: 'size', kind: 'choice', choices: ['small', 'large'], help: 'Of the lid' },
    { source: 'sealed', kind: 'date', help: 'When it was closed' },
    { source: 'lid', kind: 'color', help: 'Of the paint' },
    { source: 'maker', kind: 'reference', reference: 'makers', help: 'Who fills it' },
    { source: 'towns', kind: 'references', reference: 'towns', help: 'Where it is sold' },
    { source: 'words', kind: 'chips', help: 'What people search for' },
    {
      source: 'parts',
      kind: 'rows',
      help: 'From the top',
      fields: [{ source: 'part', kind: 'text', help: 'Without its number' }],
    },
    { source: 'photos', kind: 'images', help: 'On a white ground' },
    { source: 'place', kind: 'mapPoint', help: 'The shelf' },
    { source: 'pin', kind: 'secret', help: 'Opens the lock' },
    { source: 'story', kind: 'richText', help: 'With headings' },
  ],
  lists: {
    all: {
      call: call('GET /tin/all?page&limit', { rows: 'tins' }),
      columns: ['name', { source: 'count', total: 'sum' }, { source: 'price', total: 'sum' }],
    },
  },
  calls: { one: call('GET /tin/{id}'), create: call('POST /tin/new'), update: call('PUT /tin/{id}'), delete: call('DELETE /tin/{id}') },
});

const jars = defineResource({
  name: 'jars',
  menu: 'products',
  fields: [
    {
      source: 'name',
      kind: 'text',
      required: true,
      help: 'As printed on the lid',
      min: 3,
      max: 20,
      validate: { rule: [/^[A-Z]/, 'Begins with a capital'], warning: true },
    },
    { source: 'code', kind: 'text', validate: { rule: [/^\d{4}$/, 'Four digits'] } },
    { source: 'opens', kind: 'integer' },
    { source: 'price', kind: 'money' },
    { source: 'closes', kind: 'integer', validate: { rule: closesAfterItOpens } },
    { source: 'words', kind: 'chips', validate: { rule: fewWords, warning: true } },
    { source: 'parts', kind: 'rows', fields: [{ source: 'part', kind: 'text', max: 5 }] },
  ],
  lists: {
    all: {
      call: call('GET /jar/all', { rows: 'jars' }),
      perPage: 25,
      columns: [{ source: 'name', edit: true }, 'code', { source: 'opens', total: 'sum' }, { source: 'price', total: 'sum' }],
    },
  },
  calls: { one: call('GET /jar/{id}'), create: call('POST /jar/new'), update: call('PUT /jar/{id}'), delete: call('DELETE /jar/{id}') },
});

const rooms = defineResource({ name: 'rooms', fields: [{ source: 'name', kind: 'text', required: true }] });

const shelves = defineResource({
  name: 'shelves',
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'room', kind: 'reference', reference: 'rooms' },
    { source: 'isOpen', kind: 'flag', initial: true },
  ],
  lists: {
    all: { call: call('GET /shelf/all?page&limit', { rows: 'shelves', extension: ['search'] }), filters: ['isOpen'], row: ['edit'] },
  },
  calls: {
    all: call('GET /shelf/every', { rows: 'shelves' }),
    one: call('GET /shelf/{id}'),
    create: call('POST /shelf/new'),
    update: call('PUT /shelf/{id}'),
  },
});

/** Boxes stand on open shelves of their room. */
const boxes = defineResource({
  name: 'boxes',
  menu: 'products',
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'room', kind: 'reference', reference: 'rooms', create: true },
    { source: 'shelf', kind: 'reference', reference: 'shelves', filter: { isOpen: true, room: '/room' } },
    { source: 'spare', kind: 'reference', reference: 'shelves', search: true, create: true, filter: { isOpen: true, room: '/room' } },
    { source: 'seal', kind: 'reference', reference: 'seals', create: true },
  ],
  lists: { all: { call: call('GET /box/all', { rows: 'boxes' }), columns: ['name', 'room', 'shelf'], row: ['edit'] } },
  calls: { one: call('GET /box/{id}'), create: call('POST /box/new'), update: call('PUT /box/{id}') },
});

export const tinned: readonly Resource[] = [tins, jars, ...listResources(rooms, shelves), boxes];

/** Their rows in the mock. */
export const tables = {
  tins: Array.from({ length: 12 }, (_, at) => ({ _id: `n${at + 1}`, name: `Tin ${at + 1}`, count: at, price: 1000.25, maker: 'm1' })),
  jars: [
    { _id: 'j1', name: 'Plums', code: 'old', opens: 9 },
    ...Array.from({ length: 29 }, (_, at) => ({ _id: `j${at + 2}`, name: `Jar ${at + 2}`, code: String(1000 + at), opens: at, price: at + 0.5 })),
  ],
  rooms: [
    { _id: 'r1', name: 'Cellar' },
    { _id: 'r2', name: 'Loft' },
  ],
  // Every third is closed; the first 20 are in the cellar.
  shelves: Array.from({ length: 30 }, (_, at) => ({ _id: `s${at + 1}`, name: `Shelf ${at + 1}`, room: at < 20 ? 'r1' : 'r2', isOpen: at % 3 !== 2 })),
  boxes: [{ _id: 'b1', name: 'Blue', room: 'r1', shelf: 's3' }],
};
