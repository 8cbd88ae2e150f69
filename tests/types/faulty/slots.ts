/** Mistakes in slots, on the detail screen, and in what reads a record. */
import { defineResource, fieldList, type RecordOf } from '#define';
import { behaviourOf } from '#mock-api/engine/behaviourTypes.ts';

const component = () => import('#resources/vocabulary.ts').then(() => ({ default: null }));
const fields = fieldList({ source: 'name', kind: 'text' }, { source: 'price', kind: 'money' });

defineResource({
  name: 'a',
  fields,
  slots: {
    'show/price': component,
    // ! There is no key 'show/prcie'. Did you mean 'show/price'?
    'show/prcie': component,
  },
});
defineResource({
  name: 'a',
  fields,
  slots: {
    // ! There is no key 'list:footer'.
    'list:footer': component,
  },
});
const crates = defineResource({
  name: 'crates',
  fields,
  actions: { close: { sets: { price: 0 } } },
});
// ! Property 'nmae' does not exist
export const lettersOf = (crate: RecordOf<typeof crates>) => crate.nmae;
behaviourOf<typeof crates>({
  actions: {
    close: crate => crate,
    // ! 'clsoe' does not exist in type … Did you mean to write 'close'?
    clsoe: () => undefined,
  },
});
defineResource({
  name: 'a',
  fields,
  layout: [
    { section: 'base', fields: ['name'] },
    // ! Type '"prcie"' is not assignable … Did you mean '"price"'?
    { section: 'values', fields: ['prcie'] },
  ],
});
defineResource({
  name: 'a',
  fields,
  layout: {
    // ! 'sumary' does not exist in type 'Layout
    sumary: ['name'],
  },
});
