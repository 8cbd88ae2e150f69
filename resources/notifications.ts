import { call, defineResource } from './define';

/** What has happened in the shop (part 1, section 2, Notifications). The path to delete one is not documented. */
export const notifications = defineResource({
  name: 'notifications',
  icon: 'Bell',
  menu: 'enquiries',
  represent: 'title',
  lists: {
    all: {
      path: '/notifications',
      call: call('GET /notification/all?page&limit=10', { rows: 'notifications', extension: ['search'] }),
      columns: ['createdAt', 'user.name', 'title', 'message', 'type'],
      create: false,
      row: [{ show: 'users', source: 'user' }, 'delete'],
      selectable: true,
    },
  },
  pages: { show: false, create: false, edit: false },
  calls: { delete: call('DELETE /notification/{id}', { inferred: true }) },
  fields: [
    { source: 'createdAt', kind: 'date' },
    { source: 'user.name', kind: 'text' },
    { source: 'title', kind: 'text' },
    { source: 'message', kind: 'text' },
    { source: 'type', kind: 'text' },
  ],
});
