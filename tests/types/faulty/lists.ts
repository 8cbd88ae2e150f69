/** Mistakes in lists, their columns, filters and views. */
import { defineResource, fieldList } from '#define';

const fields = fieldList({ source: 'name', kind: 'text' }, { source: 'price', kind: 'money' }, { source: 'isOpen', kind: 'flag' });

defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: [
        'price',
        // ! Type '"nmae"' is not assignable … "name" | "price"
        'nmae',
      ],
    },
  },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: [
        'price',
        // ! Property 'value' is missing
        { source: 'prcie', kind: 'text' },
      ],
    },
  },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: [
        'price',
        // ! There is no key 'widht'.
        { source: 'name', widht: 3 },
      ],
    },
  },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: [
        'price',
        // ! Type '"swich"' is not assignable to type
        { source: 'isOpen', kind: 'swich' },
      ],
    },
  },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: [
        'price',
        // ! Property 'naem' does not exist
        { source: 'letters', value: part => part.naem },
      ],
    },
  },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: ['name'],
      // ! Type '"nmae"' is not assignable … "name" | "price"
      narrow: ['nmae'],
    },
  },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: ['name'],
      // ! Type '"clsoe"' is not assignable … Did you mean '"close"'?
      row: ['show', 'clsoe'],
    },
  },
  actions: { close: {} },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: ['name'],
      // ! Type '"delte"' is not assignable … Did you mean '"delete"'?
      bulk: ['close', 'delte'],
    },
  },
  actions: { close: {} },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: ['name'],
      // ! Type '"prcie"' is not assignable … Did you mean '"price"'?
      sort: { field: 'prcie', order: 'ASC' },
    },
  },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: ['name'],
      filters: [
        'price',
        // ! Type '"nmae"' is not assignable … "name" | "price"
        'nmae',
      ],
    },
  },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: ['name'],
      filters: [
        'price',
        // ! Type '"nmae"' is not assignable … "name" | "price"
        { source: 'nmae', alwaysOn: true },
      ],
    },
  },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: ['name'],
      filters: [
        'price',
        // ! 'alwyasOn' does not exist in type … Did you mean to write 'alwaysOn'?
        { source: 'name', alwyasOn: true },
      ],
    },
  },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: ['name'],
      views: {
        // ! 'prcie' does not exist in type … Did you mean to write 'price'?
        cheap: { prcie: { to: 5 } },
      },
    },
  },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: { columns: ['name'] },
    // ! Type '"al"' is not assignable to type '"all" | "open"
    open: { like: 'al' },
  },
});
defineResource({
  name: 'a',
  fields,
  lists: {
    all: {
      columns: ['name'],
      // ! There is no key 'perpage'. Did you mean 'perPage'?
      perpage: 5,
    },
  },
});
