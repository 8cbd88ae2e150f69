import { call, defineResource, type RowLink, type ShopRecord } from '#define';

/** What a notification can be about, by the word that its type and its keys have for it. */
const subjects = { order: 'orders', shop: 'shops', product: 'products', enquiry: 'enquiries' } as const;

/** What a notification names: under its word, under its word as an id (`orderId`), or as the `reference` of that type. */
const named = (word: string) => (record: ShopRecord) => record[word] ?? record[`${word}Id`] ?? (record.type === word ? record.reference : undefined);

const links: RowLink[] = Object.entries(subjects).map(([word, resource]) => ({ show: resource, source: word, value: named(word) }));

/** The first record that a notification is about, else its user. `target` is the record or its id; `undefined` where none is named. */
export function subjectOf(record: ShopRecord): { resource: string; target: unknown } {
  const link = links.find(({ value }) => value?.(record));
  return link ? { resource: link.show, target: link.value?.(record) } : { resource: 'users', target: record.user };
}

/** What has happened in the shop. The path to delete one is not documented. */
export const notifications = defineResource({
  name: 'notifications',
  icon: 'Bell',
  menu: 'enquiries',
  represent: 'title',
  searches: ['title', 'message', 'type', 'user.name'],
  lists: {
    all: {
      path: '/notifications',
      call: call('GET /notification/all?page&limit=10', { rows: 'notifications', extension: ['search'] }),
      columns: ['createdAt', 'user.name', 'title', 'message', 'type'],
      narrow: ['createdAt', 'title', 'message'],
      create: false,
      row: [{ show: 'users', source: 'user' }, ...links, 'delete'],
      bulk: ['delete'],
    },
  },
  pages: { show: false, create: false, edit: false },
  calls: { delete: call('DELETE /notification/{id}', { inferred: true }) },
  fields: [
    { source: 'createdAt', kind: 'date' },
    { source: 'user', kind: 'reference', reference: 'users', in: [], personal: true },
    { source: 'user.name', kind: 'text', personal: true },
    { source: 'title', kind: 'text' },
    { source: 'message', kind: 'text', personal: true },
    // The specification names no types: any text may come. Those that are known have words in `i18n`.
    { source: 'type', kind: 'badge' },
  ],
});
