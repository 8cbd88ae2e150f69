/** Mistakes in what is spread into a declaration, and in fields of a file of their own. */
import { alike, defineResource, fieldList } from '#define';

const required = { requierd: true } as const;
defineResource({
  name: 'a',
  fields: [
    // ! A field of kind 'text' has no key 'requierd'. Did you mean 'required'?
    { source: 'name', kind: 'text', ...required },
  ],
});

export const fields = fieldList(
  { source: 'name', kind: 'text' },
  // ! 'txet' is no kind. Did you mean 'text'?
  { source: 'code', kind: 'txet' },
);
export const others = fieldList(
  { source: 'name', kind: 'text' },
  // ! A field of kind 'text' has no key 'requierd'. Did you mean 'required'?
  { source: 'code', kind: 'text', requierd: true },
);
const right = fieldList({ source: 'name', kind: 'text' }, { source: 'price', kind: 'money' });

defineResource({
  name: 'a',
  fields: [
    ...right,
    // ! 'nmae' is no field. Did you mean 'name'?
    { source: 'code', kind: 'text', when: { nmae: 'x' } },
  ],
});
defineResource({
  name: 'a',
  fields: [
    // ! Type '"longTxet"' is not assignable … Did you mean '"longText"'?
    ...alike({ kind: 'longTxet' }, 'terms', 'notes'),
  ],
});
const list = { bulkk: ['close'] } as const;
defineResource({
  name: 'a',
  fields: right,
  lists: {
    all: { columns: ['name'] },
    // ! There is no key 'bulkk'. Did you mean 'bulk'?
    open: { columns: ['name'], ...list },
  },
  actions: { close: {} },
});
const column = { source: 'name', widht: 3 } as const;
defineResource({
  name: 'a',
  fields: right,
  lists: {
    all: {
      // ! There is no key 'widht'.
      columns: [{ ...column, cut: 20 }],
    },
  },
});
const action = { confrim: true } as const;
defineResource({
  name: 'a',
  fields: right,
  actions: {
    // ! There is no key 'confrim'. Did you mean 'confirm'?
    close: { icon: 'Add', ...action },
  },
});
defineResource({
  name: 'a',
  fields: right,
  lists: {
    // ! There is no key 'bulkk'. Did you mean 'bulk'?
    all: { columns: ['name'], bulkk: ['delete'] },
  },
});
