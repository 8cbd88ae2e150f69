import { definePage } from '#define';

/** The page of the few simplified settings. Its address contains their id. */
export const updateSettings = definePage({
  name: 'updateSettings',
  path: '/superadmin/settings/{id}',
  edits: { resource: 'settings', sections: ['simplified'] },
  component: () => import('./UpdateSettingsView'),
});
