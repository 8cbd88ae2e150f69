/** The shop's resources, and one without calls, in the app that `app.ts` builds. */
import { defineResource, type Resource } from '#define';
import { resources as ofShop } from '#resources';
import { besideShop } from '#tests/support/besideShop.ts';

const crates = defineResource({
  name: 'crates',
  menu: 'products',
  lists: { all: { filters: ['state', 'price'] } },
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'state', kind: 'badge', choices: ['new', 'worn'] },
    { source: 'price', kind: 'money' },
    { source: 'maker', kind: 'reference', reference: 'users' },
  ],
});

export const tables = {
  crates: Array.from({ length: 12 }, (_, at) => ({
    _id: `c${at + 1}`,
    name: `Crate ${at + 1}`,
    state: at % 2 ? 'worn' : 'new',
    price: at + 1,
    createdAt: `2026-01-${String(31 - at).padStart(2, '0')}`,
  })),
};

export const resources: readonly Resource[] = besideShop(ofShop, crates);
