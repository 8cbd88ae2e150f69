import { type Dialect, dialects } from '#define';

/** The presets, and a dialect with a sign-in and a token of its own. */
export const spoken = {
  ...dialects,
  another: {
    ...dialects.offset,
    paging: { page: 'page[number]', limit: 'page[size]' },
    sort: { field: 'sort', as: 'sign' },
    rows: 'items',
    total: { key: 'meta.total' },
    id: 'uuid',
    token: { header: 'X-Auth-Token' },
    signIn: { path: '/auth/session', email: 'username', password: 'secret', token: 'data.token', user: 'data.person' },
  },
} satisfies Record<string, Dialect>;

export type SpokenName = keyof typeof spoken;

/** The property of the page in which a test names its dialect, before the app's own code runs. */
export const spokenKey = 'spokenDialect';

const isName = (value: unknown): value is SpokenName => typeof value === 'string' && value in spoken;
const name: unknown = Reflect.get(globalThis, spokenKey);

/** In place of `resources/dialect.ts`. */
export const dialect: Dialect = spoken[isName(name) ? name : 'rest'];
