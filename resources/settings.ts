import { call, defineResource } from './define';

/** The shop's settings, one record, read once (part 2, section 3, Settings). */
export const settings = defineResource({
  name: 'settings',
  icon: 'Settings',
  represent: 'company.name',
  lists: {},
  pages: { show: false, create: false, edit: false },
  calls: { one: call('GET /settings') },
  fields: [{ source: 'company.name', kind: 'text' }],
});
