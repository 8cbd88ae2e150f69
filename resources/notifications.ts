import { call, defineResource, type RowLink, type ShopRecord } from '#define';

/** The resources a notification can refer to, by the word in its type and keys. */
const subjects = { order: 'orders', shop: 'shops', product: 'products', enquiry: 'enquiries' };

/** The referenced record: under the word, under `<word>Id`, or as `reference` if the type is the word. */
const referenceOf = (word: string) => (record: ShopRecord) =>
  record[word] ?? record[`${word}Id`] ?? (record.type === word ? record.reference : undefined);

const links: RowLink[] = Object.entries(subjects).map(([word, resource]) => ({ show: resource, source: word, value: referenceOf(word) }));

/** The subject of a notification: its first reference, otherwise its user. `target` is a record or an id; `undefined` if there is none. */
export function subjectOf(record: ShopRecord): { resource: string; target: unknown } {
  const link = links.find(({ value }) => value?.(record));
  return link ? { resource: link.show, target: link.value?.(record) } : { resource: 'users', target: record.user };
}

/** Notifications. Their delete call is not documented. */
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
      narrow: ['title', 'createdAt', 'message'],
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
    // The specification lists no types, so any text may come. Known types have texts in `i18n`.
    { source: 'type', kind: 'badge' },
  ],
});
