import { call, defineResource, listResources, type Plain } from '#define';

const books = defineResource({
  name: 'books',
  menu: 'shelves',
  icon: 'Category',
  fields: [
    { source: 'title', kind: 'text', required: true, help: 'As printed on the cover', max: 120 },
    { source: 'author', kind: 'text', validate: { rule: name => (/^[A-Z]/.test(String(name ?? 'A')) ? undefined : 'Small letter'), warning: true } },
    { source: 'price', kind: 'money', min: 0 },
    { source: 'bought', kind: 'date', format: 'MM/DD/YYYY' },
    { source: 'state', kind: 'badge', choices: ['new', 'worn', 'lost'], tones: { new: 'success', worn: 'warning', lost: 'error' } },
  ],
});

const members = defineResource({
  name: 'members',
  menu: 'people',
  icon: 'People',
  fields: [
    { source: 'name', kind: 'text', required: true, personal: true },
    {
      source: 'email',
      kind: 'text',
      keyboard: 'email',
      validate: {
        call: call('GET /members/email/{value}[?id]'),
        rule: (_email: unknown, _member: Plain, { member }: Plain) => (member ? `${member} has this address` : undefined),
      },
    },
  ],
});

const loans = defineResource({
  name: 'loans',
  menu: 'people',
  icon: 'Clock',
  represent: 'until',
  lists: { all: { actions: ['create', 'remind'] } },
  actions: { remind: { call: call('POST /loans/remind') } },
  fields: [
    { source: 'book', kind: 'reference', reference: 'books', required: true, filter: { state: { not: 'lost' } } },
    { source: 'member', kind: 'reference', reference: 'members', required: true, create: true },
    { source: 'until', kind: 'date', format: 'MM/DD/YYYY', required: true },
  ],
});

/** What a small library has. */
export const resources = listResources(books, members, loans);

/** The groups of its menu. */
export const menuGroups = ['shelves', 'people'] as const;

declare module '#define' {
  interface MenuGroups extends Record<(typeof menuGroups)[number], true> {}
}
