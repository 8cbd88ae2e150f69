// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { settingsBlock } from '#hosting/configuredPage.ts';
import { defaultSettings } from '#hosting/settings.ts';
import { startMock } from '#tests/support/mockServer.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('fake mode lets anyone in without a server, and the mock takes its token', async () => {
  vi.stubEnv('VITE_AUTH_MODE', 'fake');
  // Pages without https lack it.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  document.head.innerHTML = settingsBlock({ ...defaultSettings, authMode: 'fake' });
  const { loadSignInMode } = await import('#app/auth/loadSignInMode.ts');
  const noServer = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('asked a server'));
  const mode = await loadSignInMode();
  const { token, user } = await mode.signIn({ email: 'mina@shop.example', password: 'anything' });
  await mode.register({ email: 'a@b.example' });
  expect(await mode.resetPassword({ email: 'a@b.example' })).toBeUndefined();
  expect(user).toEqual({ displayName: 'mina', email: 'mina@shop.example', uid: 'mina@shop.example' });
  expect(noServer).not.toHaveBeenCalled();
  noServer.mockRestore();
  const mock = await startMock();
  const reply = await mock.call('GET', '/color/all', undefined, token);
  expect(reply.status).toBe(200);
  await mock.stop();
});

test('outside fake mode such a token is refused', async () => {
  const mock = await startMock();
  const reply = await mock.call('GET', '/color/all', undefined, 'fake.1234');
  expect([reply.status, await reply.json()]).toEqual([401, { message: 'No user in this Token #admin' }]);
  await mock.stop();
});
