// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { callsOf, replay } from '#contract/replay.ts';
import { type Dialect, defineResource, dialects } from '#define';
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';
import { readFixtures, shopContract } from '#mock-api/shop.ts';
import { resources as ofShop } from '#resources';
import { pages } from '#resources/pages.ts';
import { besideShop } from '#tests/support/besideShop.ts';
import { configureMockApi } from '#tests/support/configureMockApi.ts';
import { startMock } from '#tests/support/mockServer.ts';

/** Another way to sign in, and another header for the token. */
const spoken: Dialect = vi.hoisted(() => ({
  paging: { offset: 'offset', limit: 'limit' },
  sort: { field: 'sort', order: 'order', words: ['asc', 'desc'] },
  search: 'search',
  rows: 'data',
  total: { key: 'total' },
  id: 'id',
  update: 'PATCH',
  token: { header: 'X-Auth-Token', scheme: 'Token' },
  signIn: { path: '/auth/session', email: 'username', password: 'secret', token: 'data.access.token', user: 'data.person' },
}));
vi.mock('#resources/dialect.ts', () => ({ dialect: spoken }));

const crates = defineResource({ name: 'crates', fields: [{ source: 'name', kind: 'text' }] });
const resources = besideShop(ofShop, crates);
let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  mock = await startMock({
    resources,
    tables: { ...readFixtures(), crates: [{ _id: 'c1', name: 'Box' }], users: [{ _id: 'u1', name: 'Asha', role: 'admin', ...demoAccount }] },
  });
  await configureMockApi(mock);
});
afterAll(() => mock.stop());
afterEach(() => localStorage.clear());

const signIn = async (typed: { email: string; password: string }) => (await import('#app/auth/tokenMode.ts')).tokenMode.signIn(typed);

test('signs in by the path, names and answer of the dialect, and sends the token in its header', async () => {
  const { token, user } = await signIn(demoAccount);
  expect(mock.received).toEqual([
    expect.objectContaining({
      method: 'POST',
      url: '/auth/session',
      body: { username: demoAccount.email, secret: demoAccount.password },
    }),
  ]);
  expect({ token, user }).toEqual({
    token: expect.stringMatching(/^mock\.u1\./),
    user: { displayName: 'Asha', email: demoAccount.email, uid: 'u1' },
  });

  const { createDataProvider } = await import('#dataProvider/dataProvider.ts');
  const { keepSession } = await import('#dataProvider/session.ts');
  keepSession(token, user, true);
  const { data } = await createDataProvider(resources).getList('crates', { pagination: { page: 1, perPage: 10 } });
  expect(data).toEqual([{ id: 'c1', name: 'Box' }]);
  expect(mock.received.at(-1)).toMatchObject({ url: '/crates?limit=10&offset=0', authorization: undefined });
});

test('refuses wrong credentials in the server’s words, and a token in another header', async () => {
  await expect(signIn({ ...demoAccount, password: 'wrong' })).rejects.toMatchObject({ status: 400, message: 'Email or password is wrong' });
  const { token } = await signIn(demoAccount);
  const statusWith = async (headers: Record<string, string>) => (await fetch(`${mock.origin}/api/crates?limit=1`, { headers })).status;
  expect(await statusWith({ Authorization: `Bearer ${token}` })).toBe(401);
  expect(await statusWith({ 'X-Auth-Token': token })).toBe(401);
  expect(await statusWith({ 'X-Auth-Token': `Token ${token}` })).toBe(200);
});

test('the contract names them too', () => {
  const { paths, components } = shopContract();
  expect(components).toMatchObject({
    securitySchemes: {
      token: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Auth-Token',
        description: 'What `POST /auth/session` answers as `data.access.token`, after `Token`',
      },
    },
  });
  expect(paths).toHaveProperty(['/auth/session', 'post', 'requestBody', 'content', 'application/json', 'schema', 'properties'], {
    username: {},
    secret: {},
  });
  expect(dialects.rest.token).toEqual({ header: 'Authorization', scheme: 'Bearer' });
});

test('the replay of the contract signs in and out by them', async () => {
  mock.received.length = 0;
  const session = { page: 'account', signIn: 'account.page.signIn', signOut: 'account.page.signOut', firstRead: 'settings.page.settings' };
  const contract = { document: shopContract(), resources: [], calls: callsOf([], pages), session, dialect: spoken };
  const options = { api: `${mock.origin}/api`, ...demoAccount, only: ['settings'], write: false, documented: true, timeout: 5000, delay: 0 };
  const { played, stopped } = await replay(contract, options, () => {});
  expect(stopped).toBeUndefined();
  expect(played.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
    'account.page.signIn 200',
    'settings.page.settings 200',
    'account.page.signOut 200',
  ]);
  expect(mock.received[0]?.body).toEqual({ username: demoAccount.email, secret: demoAccount.password });
});
