import { call, definePage } from '#define';

/** The shop's settings in eight tabs. Every screen uses what is read here. */
export const settingsPage = definePage({
  name: 'settings',
  path: '/superadmin/settings',
  icon: 'Settings',
  menu: 'house',
  reads: { settings: call('GET /settings') },
  edits: { resource: 'settings' },
  component: () => import('./SettingsView'),
});
