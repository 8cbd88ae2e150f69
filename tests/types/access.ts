/** What the compiler must refuse in a table of roles. Never run, as `declarations.ts` says. */
import { type AccessKey, type AccessTable, call, definePage, defineResource, listPages, listResources } from '#define';

const parts = defineResource({
  name: 'parts',
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'maker.city', kind: 'text' },
  ],
  actions: { close: { call: call('POST /part/close/{id}') } },
});
const resources = listResources(parts, defineResource({ name: 'makers', fields: [{ source: 'name', kind: 'text' }] }));
const pages = listPages(definePage({ name: 'home', path: '/home' }));

type Table = AccessTable<AccessKey<typeof resources, typeof pages>>;

export const right: Table = {
  staff: {
    '*': 'none',
    parts: 'write',
    'parts.maker.city': 'read',
    'parts.close': 'none',
    'parts.export': 'none',
    'makers.name': 'read',
    home: 'read',
  },
};

export const wrong: Table[] = [
  // @ts-expect-error no resource
  { staff: { prats: 'none' } },
  // @ts-expect-error no field
  { staff: { 'parts.nmae': 'none' } },
  // @ts-expect-error no action of this resource
  { staff: { 'makers.close': 'none' } },
  // @ts-expect-error no level
  { staff: { parts: 'raed' } },
];
