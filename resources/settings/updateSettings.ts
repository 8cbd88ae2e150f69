import { definePage } from '#define';

/** The few settings of the simplified page. Its address names them by their id. */
export const updateSettings = definePage({
  name: 'updateSettings',
  path: '/superadmin/settings/{id}',
  edits: { resource: 'settings', sections: ['simplified'] },
  view: () => import('./UpdateSettings'),
});
