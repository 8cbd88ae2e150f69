import { call, defineResource } from './define';

/** Delivery areas (part 2, section 2, Areas). So far the choices of a product's availability. */
export const areas = defineResource({
  name: 'areas',
  icon: 'Place',
  lists: {},
  pages: { show: false, create: false, edit: false },
  calls: { all: call('GET /area/admin/all?page', { rows: 'areas' }) },
  fields: [{ source: 'name', kind: 'text' }],
});
