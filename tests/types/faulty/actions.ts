/** Mistakes in actions. */
import { call, defineResource, fieldList } from '#define';

const fields = fieldList({ source: 'name', kind: 'text' }, { source: 'price', kind: 'money' }, { source: 'isOpen', kind: 'flag' });

defineResource({
  name: 'a',
  fields,
  actions: {
    close: {
      call: call('POST /a/{id}'),
      // ! 'isOpne' does not exist in type … Did you mean to write 'isOpen'?
      sets: { isOpne: false },
    },
  },
});
defineResource({
  name: 'a',
  fields,
  actions: {
    close: {
      call: call('POST /a/{id}'),
      // ! Type '"toggle"' is not assignable to type 'number
      sets: { price: 'toggle' },
    },
  },
});
defineResource({
  name: 'a',
  fields,
  actions: {
    close: {
      call: call('POST /a/{id}'),
      // ! There is no key 'confrim'. Did you mean 'confirm'?
      confrim: true,
    },
  },
});
defineResource({
  name: 'a',
  fields,
  actions: {
    close: {
      // ! Type '"prcie"' is not assignable … Did you mean '"price"'?
      ask: ['prcie'],
    },
  },
});
defineResource({
  name: 'a',
  fields,
  actions: {
    close: {
      ask: [
        // ! 'requierd' does not exist in type … Did you mean to write 'required'?
        { source: 'reason', kind: 'text', requierd: true },
      ],
    },
  },
});
defineResource({
  name: 'a',
  fields,
  actions: {
    close: {
      // ! 'isOpne' does not exist in type
      when: { isOpne: true },
    },
  },
});
defineResource({
  name: 'a',
  fields,
  actions: {
    close: {
      // ! Property 'isOpne' does not exist
      when: ({ isOpne }) => isOpne === true,
    },
  },
});
defineResource({
  name: 'a',
  fields,
  actions: {
    close: {},
    open: {
      // ! Type '"clsoe"' is not assignable … Did you mean '"close"'?
      undo: 'clsoe',
    },
  },
});
defineResource({
  name: 'a',
  fields,
  actions: {
    close: {
      // ! Type '"prcie"' is not assignable … Did you mean '"price"'?
      preview: ['prcie'],
    },
  },
});
defineResource({
  name: 'a',
  fields,
  actions: {
    close: {
      // ! Type '"Checkk"' is not assignable … "Add" | "Approve"
      icon: 'Checkk',
    },
  },
});
defineResource({
  name: 'a',
  fields,
  actions: {
    close: {
      // ! There is no key 'isOpne'. Did you mean 'isOpen'?
      expect: record => ({ ...record, isOpne: false }),
    },
  },
});
defineResource({
  name: 'a',
  fields,
  actions: {
    open: { expect: record => ({ ...record, isOpen: true }) },
    close: {
      // ! There is no key 'isOpne'. Did you mean 'isOpen'?
      expect: (record, { price }) => ({ ...record, price, isOpne: false }),
    },
  },
});
