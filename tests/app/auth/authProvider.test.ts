// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoAccount, roleAccounts } from '#mock-api/behaviour/shopAccount.ts';
import { configureMockApi } from '#tests/support/configureMockApi.ts';
import { startMock } from '#tests/support/mockServer.ts';

const wishes: unknown[] = [];

let mock: Awaited<ReturnType<typeof startMock>>;
const provider = async () => (await import('#app/auth/authProvider.ts')).authProvider;

beforeAll(async () => {
  mock = await startMock();
  await configureMockApi(mock);
});
afterAll(() => mock.stop());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  wishes.length = 0;
});

const tokenOf = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;

test('signs in by the mode of the app with what react-admin’s form hands over, and knows who that is', async () => {
  const auth = await provider();
  await expect(auth.checkAuth({})).rejects.toEqual({ message: false });
  await auth.login({ username: demoAccount.email, password: demoAccount.password });
  await expect(auth.checkAuth({})).resolves.toBeUndefined();
  const { displayName, uid } = JSON.parse(localStorage.getItem('authUser') ?? '{}');
  expect(await auth.getIdentity?.()).toEqual({ id: uid, fullName: displayName });
  expect(mock.received.at(-1)).toMatchObject({ method: 'POST', url: '/login', body: demoAccount });
});

test.each([
  ['in its token', { token: tokenOf({ sub: 'u7', name: 'Meera' }) }, { uid: 'u7', displayName: 'Meera' }],
  ['as a number', { token: 'x', user: { id: 7, name: 'Meera' } }, { uid: '7', displayName: 'Meera' }],
  ['nowhere', { token: 'x' }, { uid: '', displayName: demoAccount.email }],
])('knows a person whose id the sign-in gives %s', async (_, body, person) => {
  await mock.fail({ call: 'POST /login', body, times: 1 });
  await (await provider()).login({ username: demoAccount.email, password: demoAccount.password });
  expect(JSON.parse(localStorage.getItem('authUser') ?? '{}')).toMatchObject({ ...person, email: demoAccount.email });
});

test('says the server’s words where it refuses', async () => {
  const auth = await provider();
  await expect(auth.login({ username: demoAccount.email, password: 'wrong' })).rejects.toThrow('Email or password is wrong');
  expect(localStorage.getItem('token')).toBeNull();
});

test('leaves the end of a session to the door to the server', async () => {
  await expect((await provider()).checkError({ status: 401 })).resolves.toBeUndefined();
});

test('asks the rules of access, with the role that the token names', async () => {
  const auth = await provider();
  const { setAccessRule } = await import('#frame/context/canAccess.ts');
  setAccessRule(wish => {
    wishes.push(wish);
    return wish.action !== 'delete';
  });
  localStorage.setItem('token', tokenOf({ role: 'helper', picture: '/me.png' }));
  const record = { id: '1' };
  expect(await auth.canAccess?.({ resource: 'colors', action: 'delete', record })).toBe(false);
  expect(await auth.canAccess?.({ resource: 'colors', action: 'edit' })).toBe(true);
  expect(wishes).toEqual([
    { resource: 'colors', action: 'delete', record, role: 'helper' },
    { resource: 'colors', action: 'edit', record: undefined, role: 'helper' },
  ]);
  expect((await auth.getIdentity?.())?.avatar).toBe('/me.png');
  localStorage.setItem('token', 'no-web-token');
  await auth.canAccess?.({ resource: 'colors', action: 'edit' });
  expect(wishes.at(-1)).toEqual({ resource: 'colors', action: 'edit', record: undefined, role: undefined });
});

test('knows the role that the sign-in answers, stores none for the demo account, and takes the one that a developer sees the app as', async () => {
  const auth = await provider();
  const [account] = roleAccounts;
  await auth.login({ username: account.email, password: account.password });
  expect(JSON.parse(localStorage.getItem('authUser') ?? '{}')).toEqual({
    displayName: account.name,
    email: account.email,
    uid: account._id,
    role: account.role,
  });
  expect(await auth.getPermissions?.({})).toBe(account.role);
  sessionStorage.setItem('seeAs', 'viewer');
  expect(await auth.getPermissions?.({})).toBe('viewer');
  sessionStorage.removeItem('seeAs');
  await auth.login({ username: demoAccount.email, password: demoAccount.password });
  expect(Object.keys(JSON.parse(localStorage.getItem('authUser') ?? '{}'))).toEqual(['displayName', 'email', 'uid']);
  expect(await auth.getPermissions?.({})).toBeUndefined();
});
