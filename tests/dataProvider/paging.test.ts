// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { call, defineResource } from '#define';
import { openApi } from '#define/openapi/openApi.ts';
import { resources as ofShop } from '#resources';
import { besideShop } from '#tests/support/besideShop.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const fields = [{ source: 'name', kind: 'text' }] as const;
const logs = defineResource({
  name: 'logs',
  fields,
  lists: { all: { call: call('GET /log/all?page&limit=50', { rows: 'logs' }), actions: [], row: [] } },
  pages: { show: false, create: false, edit: false },
});
const notes = defineResource({
  name: 'notes',
  fields,
  lists: { all: { call: call('GET /note/all?offset&limit', { rows: 'notes' }), actions: [], row: [] } },
  pages: { show: '/notes/{id}', create: false, edit: '/notes/update/{id}' },
  calls: { one: call('GET /note/{id}'), update: call('PATCH /note/{id}') },
});
const marks = defineResource({
  name: 'marks',
  fields,
  lists: { all: { call: call('GET /mark/all?page[number]&page[size][&search]', { rows: 'marks' }), actions: [], row: [] } },
  pages: { show: false, create: false, edit: false },
});

/** Two hundred rows, in the order of their names. */
const table = Array.from({ length: 200 }, (_, place) => ({
  _id: `r${place}`,
  name: `Row ${place}`,
  createdAt: new Date(Date.UTC(2026, 0, 200 - place)).toISOString(),
}));
const resources = besideShop(ofShop, logs, notes, marks);
const shop = providerOverMock({ resources, tables: { logs: table, notes: table, marks: table } });

const sent = () => shop.mock.received.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`);
async function page(resource: string, page: number, filter = {}) {
  const pagination = { page, perPage: 10 };
  const { data, total } = await shop.provider.getList(resource, { pagination, sort: { field: '', order: 'ASC' }, filter, meta: { list: 'all' } });
  return [data.length, data[0]?.name, total];
}

test('a page of a fixed length has that many rows, and one behind the end is the last', async () => {
  expect(await page('logs', 2)).toEqual([50, 'Row 50', 200]);
  expect(await page('logs', 20)).toEqual([50, 'Row 150', 200]);
  expect(sent()).toEqual(['GET /log/all?page=2&limit=50', 'GET /log/all?page=20&limit=50', 'GET /log/all?page=4&limit=50']);
});

test('a page by its offset begins behind the rows of those before', async () => {
  expect(await page('notes', 1)).toEqual([10, 'Row 0', 200]);
  expect(await page('notes', 3)).toEqual([10, 'Row 20', 200]);
  expect(sent()).toEqual(['GET /note/all?offset=0&limit=10', 'GET /note/all?offset=20&limit=10']);
});

test('parameters with brackets in their names are sent as they are written', async () => {
  expect(await page('marks', 3)).toEqual([10, 'Row 20', 200]);
  expect(await page('marks', 1, { q: 'Row 199' })).toEqual([1, 'Row 199', 1]);
  expect(sent()).toEqual(['GET /mark/all?page[number]=3&page[size]=10', 'GET /mark/all?page[number]=1&page[size]=10&search=Row+199']);
});

test('every row of a list is read in each of these dialects', async () => {
  for (const resource of ['logs', 'notes', 'marks']) {
    const { data } = await shop.provider.getList(resource, { meta: { all: true } });
    expect([resource, new Set(data.map(({ id }) => id)).size]).toEqual([resource, 200]);
  }
});

test('an update by PATCH is sent so, and the contract says so', async () => {
  const { data: note } = await shop.provider.getOne('notes', { id: 'r1' });
  await shop.provider.update('notes', { id: 'r1', data: { ...note, name: 'Other' }, previousData: note });
  expect(sent().at(-1)).toBe('PATCH /note/r1');
  expect((await shop.provider.getOne('notes', { id: 'r1' })).data.name).toBe('Other');
  const { paths } = openApi({ resources: [notes], pages: [], answers: {}, isOpen: () => false });
  expect(Object.keys((paths as Record<string, object>)['/note/{id}'] ?? {})).toEqual(['get', 'patch']);
});
