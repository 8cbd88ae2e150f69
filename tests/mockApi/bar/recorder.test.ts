// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

test('a token is taken out of what others are shown, in whatever header it stands', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const { calls, record, secretsSent } = await import('#mock-api/bar/recorder.ts');
  record('/api', false);
  await fetch('/api/crates', { headers: { Accept: 'application/json', Authorization: 'Bearer first-token' } });
  await fetch('/api/crates', { headers: { 'X-Auth-Token': 'second-token' } });
  await fetch('/api/crates?at=second-token', { headers: { 'X-Api-Key': 'Token third-token' } });
  expect(secretsSent()).toEqual(['first-token', 'second-token', 'third-token']);
  expect(calls.at(-1)?.url).not.toContain('second-token');
  expect(JSON.stringify(calls)).not.toMatch(/(first|second|third)-token/);
});
