import { call, definePage } from '#define';

/** The shop's settings in eight tabs. What is read here is in force on every screen. */
export const settingsPage = definePage({
  name: 'settings',
  path: '/superadmin/settings',
  icon: 'Settings',
  menu: 'house',
  reads: { settings: call('GET /settings') },
  edits: { resource: 'settings' },
  view: () => import('./SettingsPage'),
});
