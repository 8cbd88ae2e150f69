// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const shop = providerOverMock();
const { fetch: real } = globalThis;
let version = '"v7"';
const wanted: (string | null)[] = [];

/** A server that tells versions of what is read, and is asked for which one a write is. */
const tellingVersions: typeof fetch = async (url, init) => {
  const reply = await real(url, init);
  if (init?.method !== 'GET') {
    wanted.push(new Headers(init?.headers).get('If-Match'));
    return reply;
  }
  return new Response(await reply.text(), { status: reply.status, headers: { 'Content-Type': 'application/json', ETag: version } });
};

beforeEach(() => {
  wanted.length = 0;
  vi.stubGlobal('fetch', tellingVersions);
});
afterEach(() => vi.unstubAllGlobals());

const firstId = async () => {
  const { data } = await shop.provider.getList('banners', { pagination: { page: 1, perPage: 1 }, sort: { field: '', order: 'ASC' }, filter: {} });
  return String(data[0]?.id);
};

test('an update names the version that was read right before, and only where the server told one', async () => {
  version = '"v7"';
  const id = await firstId();
  const { data } = await shop.provider.getOne('banners', { id });
  await shop.provider.update('banners', { id, data: { ...data, tag: 'A' }, previousData: data });
  await shop.provider.change('banners', { id }, current => ({ ...current, tag: 'B' }));
  await shop.provider.update('banners', { id, data: { ...data, tag: 'C' }, previousData: { ...data } });
  expect(wanted).toEqual(['"v7"', '"v7"', null]);
});

test('a weak version is none that a write could be for', async () => {
  version = 'W/"v7"';
  await shop.provider.change('banners', { id: await firstId() }, current => ({ ...current, tag: 'B' }));
  expect(wanted).toEqual([null]);
});
