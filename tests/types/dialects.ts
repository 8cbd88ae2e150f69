/** What the compiler must refuse in a dialect. Never run: `tsc` reads it, and an expected error that does not come is one. */
import { configureApi } from '#dataProvider/apiSettings.ts';
import { type Dialect, dialects } from '#define';

export const right: Dialect = {
  ...dialects.offset,
  paging: { page: 'page[number]', limit: 'page[size]' },
  sort: { field: 'sort', as: 'sign' },
  filters: { from: '_gte', to: '_lte', contains: '_like' },
  total: { key: 'meta.total' },
  update: 'PATCH',
  token: { header: 'X-Auth-Token' },
  signIn: { ...dialects.offset.signIn, path: '/auth/session' },
};
configureApi({ dialect: right });

export const wrong: readonly Dialect[] = [
  // @ts-expect-error there is no such key
  { ...right, serach: 'q' },
  // @ts-expect-error a page has no size, but a limit
  { ...right, paging: { page: 'page', size: 'limit' } },
  // @ts-expect-error an order in a parameter of its own has words for its directions
  { ...right, sort: { field: 'sort', order: 'order' } },
  // @ts-expect-error a total stands at a key or in a header
  { ...right, total: { query: 'total' } },
  // @ts-expect-error a record is changed by PUT or PATCH
  { ...right, update: 'POST' },
  // @ts-expect-error a path begins with a slash
  { ...right, signIn: { ...right.signIn, path: 'login' } },
];

// @ts-expect-error there is no such preset
configureApi({ dialect: dialects.simpleRest });
