import { call, definePage } from '../define';

/** What staff see first: the counts of what they look after. */
export const dashboard = definePage({
  name: 'dashboard',
  path: '/dashboard',
  icon: 'Dashboard',
  reads: { counts: call('GET /static/dashboard/data') },
  view: () => import('./Dashboard'),
});
