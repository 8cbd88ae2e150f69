import { call, defineResource } from '#define';
import { carts } from './carts';
import { roleOf, roles } from './roles';

/** Customers, dealers and admins. */
export const users = defineResource({
  name: 'users',
  icon: 'People',
  menu: 'data',
  represent: 'name',
  searches: ['name', 'email', 'role', '_id'],
  lists: {
    all: {
      path: '/users',
      call: call('GET /user/admin/all?page&limit=10', { rows: 'users', extension: ['search'] }),
      filters: ['role', 'isGuest', { source: 'createdAt', param: ['from', 'to'] }],
      columns: ['_id', 'email', { source: 'role', value: roleOf }, 'createdAt'],
      narrow: ['email', 'role', 'createdAt'],
      row: ['show', 'edit', 'delete'],
    },
  },
  pages: { show: '/users/{id}', create: false, edit: '/user/update/{id}' },
  calls: {
    one: call('GET /user/admin/{id}'),
    update: call('PUT /users/admin/{id}'),
    delete: call('DELETE /user/admin/{id}', { undoable: true, ...(carts.calls.delete ? { followedBy: carts.calls.delete } : {}) }),
  },
  fields: [
    { source: 'images', kind: 'images', in: ['show'] },
    { source: 'name', kind: 'text', personal: true },
    { source: 'email', kind: 'text', keyboard: 'email' },
    { source: 'role', kind: 'badge', choices: roles, tones: { admin: 'error', dealer: 'primary', user: 'primary' } },
    { source: '_id', kind: 'text', readOnly: true, in: ['edit'] },
    { source: 'isGuest', kind: 'flag', in: [] },
    { source: 'createdAt', kind: 'date', in: ['show'] },
  ],
  layout: { show: [{ fields: ['images', 'name', 'role', 'email', 'createdAt'] }] },
  related: { favourites: { list: 'favourites.ofUser' }, orders: { list: 'orders.ofUser' } },
  slots: {
    'show/images': () => import('./shown/Picture'),
    'show/role': () => import('./shown/Role'),
    'show:before': () => import('./shown/Glance'),
    'show:after': () => import('./shown/Cart'),
  },
});
