import { call, defineResource } from './define';

/** The counts of the dashboard. */
export const dashboard = defineResource({
  name: 'dashboard',
  lists: {},
  pages: { show: false, create: false, edit: false },
  calls: { one: call('GET /static/dashboard/data') },
  fields: [],
});
