// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';

type Reply = Record<string, unknown> & { message?: string };
let token = '';

const call = async (method: string, url: string, body?: unknown, init: RequestInit = {}) => {
  const reply = await window.fetch(`${location.origin}/api${url}`, {
    method,
    headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...init,
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Reply };
};

beforeAll(async () => {
  const [{ answerWithin }, { answer }] = await Promise.all([import('#demo/pageFetch.ts'), import('#demo/pageMock.ts')]);
  // The rest of the network is not there.
  window.fetch = async () => Response.error();
  answerWithin('/api', answer);
  token = String((await call('POST', '/login', demoAccount)).body.token);
});

test('the page answers with the behaviour, the fixtures and the checks of the mock', async () => {
  const { headers, body } = await call('GET', '/color/all');
  expect(headers.get('X-Api-Extensions')).toBe('true');
  expect(body.colors).toEqual(expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]));
  expect((await call('POST', '/color/new', { name: 'Parrot Green', value: '#12ab34' })).status).toBe(200);
  expect(JSON.stringify((await call('GET', '/color/all')).body)).toContain('Parrot Green');
  expect(await call('POST', '/color/new', { name: '', value: '' })).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  expect(await call('GET', '/no/such')).toMatchObject({ status: 404, body: { message: 'There is no call GET /no/such' } });
});

test('without a token it refuses, and a role that is chosen holds for it too', async () => {
  const before = token;
  token = '';
  expect((await call('GET', '/color/all')).status).toBe(401);
  token = before;
  sessionStorage.setItem('seeAs', 'viewer');
  expect(await call('POST', '/color/new', { name: 'Red', value: '#ff0000' })).toMatchObject({
    status: 403,
    body: { message: "Your role 'viewer' may not create colors" },
  });
  sessionStorage.removeItem('seeAs');
});

test('an uploaded picture stays a data URL, which the page can show; what is none is refused', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  const { body } = await call('GET', '/banner/admin/all?page=1&limit=1');
  const [{ _id = '', tag } = {}] = body.banners as { _id?: string; tag?: string }[];
  expect((await call('PUT', `/banner/admin/${_id}`, { tag, images: [picture] })).status).toBe(200);
  expect(JSON.stringify((await call('GET', `/banner/admin/${_id}`)).body)).toContain(picture);
  expect((await call('PUT', `/banner/admin/${_id}`, { tag, images: ['data:text/html;base64,PGI+'] })).status).toBe(400);
});

test('reset goes back to the first rows', async () => {
  const { reset, isLasting } = await import('#demo/pageMock.ts');
  expect(isLasting).toBe(false);
  await call('POST', '/color/new', { name: 'Passing Pink', value: '#ff00ff' });
  await reset();
  expect(JSON.stringify((await call('GET', '/color/all')).body)).not.toContain('Passing Pink');
});

test('a call that is cancelled is rejected, and what is not of the API goes to the network', async () => {
  await expect(call('GET', '/color/all', undefined, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  expect((await window.fetch(`${location.origin}/version.json`)).type).toBe('error');
});
