// @vitest-environment jsdom
import simpleRest from 'ra-data-simple-rest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureApi } from '#dataProvider/apiSettings.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { keepSession } from '#dataProvider/session.ts';
import { call, type Dialect, type DialectName, defineResource, dialects } from '#define';

const crates = defineResource({
  name: 'crates',
  lists: { all: { filters: ['state', 'price', 'name', 'isOpen'] } },
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'state', kind: 'badge', choices: ['open', 'closed', 'lost'] },
    { source: 'price', kind: 'money' },
    { source: 'isOpen', kind: 'flag' },
    { source: 'note', kind: 'text' },
    { source: 'photos', kind: 'images' },
  ],
});
const words = defineResource({
  name: 'words',
  lists: { all: { call: call('GET /words?_start&_end[&q]', { sorts: ['name'] }) } },
  fields: [{ source: 'name', kind: 'text' }],
});
const provider = createDataProvider([crates, words]);

interface Sent {
  request: string;
  body?: unknown;
  headers: Record<string, string>;
}
let sent: Sent[] = [];
let answers: { json: unknown; headers?: Record<string, string> }[] = [];

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (url: string, { method, body, headers }: { method: string; body?: string; headers: Record<string, string> }) => {
    sent.push({ request: `${method} ${decodeURIComponent(url)}`, headers, ...(body === undefined ? {} : { body: JSON.parse(body) }) });
    const { json, headers: answered = {} } = answers.shift() ?? { json: { id: '7' } };
    return new Response(JSON.stringify(json), { headers: answered });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const speak = (dialect: Dialect) => configureApi({ url: '/v1', dialect });
const requests = () => sent.map(({ request }) => request.replace('/v1', ''));
const empty = { json: { data: [], total: 0 }, headers: { 'Content-Range': 'crates 0-0/0', 'X-Total-Count': '0' } };
const page = { page: 3, perPage: 25 };
const filter = {
  q: 'teak ',
  state: { in: ['open', 'lost'] },
  price: { from: 5, to: 9 },
  name: { contains: 'box' },
  isOpen: true,
};

const lists: Record<DialectName, { bare: string; full: string; many: string[] }> = {
  shop: {
    bare: 'GET /crates?limit=25&page=3',
    full: 'GET /crates?isOpen=true&limit=25&name=box&order=desc&owner=u1&page=3&priceFrom=5&priceTo=9&search=teak&sortBy=name&state=open,lost',
    many: ['GET /crates/1', 'GET /crates/2'],
  },
  rest: {
    bare: 'GET /crates?filter={}&range=[50,74]&sort=["id","ASC"]',
    full: 'GET /crates?filter={"q":"teak ","owner":"u1","state":{"in":["open","lost"]},"price":{"from":5,"to":9},"name":{"contains":"box"},"isOpen":true}&range=[50,74]&sort=["name","DESC"]',
    many: ['GET /crates?filter={"id":["1","2"]}'],
  },
  jsonServer: {
    bare: 'GET /crates?_end=75&_start=50',
    full: 'GET /crates?_end=75&_order=DESC&_sort=name&_start=50&isOpen=true&name_like=box&owner=u1&price_gte=5&price_lte=9&q=teak&state=open&state=lost',
    many: ['GET /crates?id=1&id=2'],
  },
  offset: {
    bare: 'GET /crates?limit=25&offset=50',
    full: 'GET /crates?isOpen=true&limit=25&name=box&offset=50&order=desc&owner=u1&priceFrom=5&priceTo=9&search=teak&sort=name&state=open,lost',
    many: ['GET /crates/1', 'GET /crates/2'],
  },
};
const names = Object.keys(lists) as DialectName[];

test.each(names)('%s asks for a page, an order, a search, filters and several records by its names', async name => {
  speak(dialects[name]);
  answers = [empty, empty];
  await provider.getList('crates', { pagination: page });
  await provider.getManyReference('crates', { target: 'owner', id: 'u1', pagination: page, sort: { field: 'name', order: 'DESC' }, filter });
  const { bare, full, many } = lists[name];
  const records = [{ id: '1' }, { id: '2' }];
  answers = many.length > 1 ? records.map(json => ({ json })) : [{ json: records }];
  expect((await provider.getMany('crates', { ids: ['1', '2'] })).data).toEqual(records);
  expect(requests()).toEqual([bare, full, ...many]);
});

test('rest asks as ra-data-simple-rest does', async () => {
  speak(dialects.rest);
  const asked: string[] = [];
  const theirs = simpleRest('', async url => {
    asked.push(`GET ${decodeURIComponent(url)}`);
    return { status: 200, body: '', json: [], headers: new Headers(empty.headers) };
  });
  const params = { pagination: page, sort: { field: 'name', order: 'DESC' }, filter: { q: 'teak', owner: 'u1' } } as const;
  for (const read of [theirs, provider]) {
    answers = [empty, empty, empty];
    await read.getList('crates', params);
    await read.getMany('crates', { ids: ['1', '2'] });
    await read.getManyReference('crates', { ...params, target: 'shop', id: 's1' });
  }
  expect(requests()).toEqual(asked);
});

const stored = { id: '7', name: 'Box', price: 4, photos: [{ _id: 'p1', url: '/a.png' }] };
const change = () => provider.update('crates', { id: '7', data: { ...stored, price: '5' }, previousData: stored });

test.each(['shop', 'rest', 'jsonServer'] as const)('%s replaces a record by PUT', async name => {
  speak(dialects[name]);
  await change();
  const { id: _id, ...whole } = { ...stored, price: 5, removedImageIds: [] };
  expect(sent).toMatchObject([{ request: 'PUT /v1/crates/7' }]);
  expect(sent[0]?.body).toEqual(name === 'shop' ? whole : { ...whole, id: '7' });
});

test('offset changes a record by PATCH, with what differs', async () => {
  speak(dialects.offset);
  await change();
  await provider.update('crates', { id: '7', data: { ...stored, photos: [], name: null }, previousData: stored });
  expect(sent).toMatchObject([
    { request: 'PATCH /v1/crates/7', body: { price: 5 } },
    { request: 'PATCH /v1/crates/7', body: { name: null, photos: [], removedImageIds: ['p1'] } },
  ]);
  expect(Object.keys(sent[0]?.body ?? {})).toEqual(['price']);
});

test.each(names)('%s counts the rows where it says', async name => {
  speak(dialects[name]);
  const rows = [{ [dialects[name].id]: 7, name: 'Box' }];
  const { total, rows: key } = dialects[name];
  const isHeader = 'header' in total;
  answers = [{ json: isHeader ? rows : { [key ?? '']: rows, [total.key]: 42 }, headers: isHeader ? { [total.header]: 'crates 0-9/42' } : {} }];
  expect(await provider.getList('crates', { pagination: { page: 1, perPage: 10 } })).toEqual({
    data: [{ ...rows[0], id: '7' }],
    total: 42,
  });
});

test('a list that is not counted has a next page while pages are full, and one that ignores the page is paged here', async () => {
  speak(dialects.jsonServer);
  const rows = Array.from({ length: 12 }, (_, index) => ({ id: String(index) }));
  answers = [{ json: rows.slice(0, 10) }, { json: rows.slice(10) }, { json: rows }];
  expect(await provider.getList('crates', { pagination: { page: 1, perPage: 10 } })).toMatchObject({ pageInfo: { hasNextPage: true } });
  expect(await provider.getList('crates', { pagination: { page: 2, perPage: 10 } })).toMatchObject({ total: 12 });
  expect(await provider.getList('crates', { pagination: { page: 2, perPage: 10 } })).toEqual({ data: rows.slice(10), total: 12 });
});

test('a search that a plain server ignores is noticed, in a list of the screen', async () => {
  speak(dialects.jsonServer);
  const json = [{ id: '1', name: 'Oak' }];
  const list = (meta?: object) => provider.getList('crates', { pagination: { page: 1, perPage: 10 }, filter: { q: 'teak' }, meta });
  answers = [{ json }, { json }, { json }, { json: [...json, { id: '2' }] }, { json }];
  expect((await list({ list: 'all' })).meta).toEqual({ ignored: ['q'] });
  expect((await list({ list: 'all' })).meta).toBeUndefined();
  expect((await list()).meta).toBeUndefined();
  const all = 'GET /crates?_end=10&_start=0';
  const searched = `${all}&q=teak`;
  expect(requests()).toEqual([searched, all, searched, all, searched]);
});

/** Another API: names in brackets, a sign for the order, an id and a total of its own, a header for the token. */
const another: Dialect = {
  ...dialects.offset,
  paging: { page: 'page[number]', limit: 'page[size]' },
  sort: { field: 'sort', as: 'sign' },
  search: 'filter[search]',
  total: { key: 'meta.total' },
  id: 'uuid',
  token: { header: 'X-Auth-Token' },
};

test('a dialect of one’s own is a preset with other names', async () => {
  speak(another);
  keepSession('secret', { displayName: '', email: '', uid: '' }, true);
  answers = [{ json: { data: [{ uuid: 'a', id: 1, name: 'Box' }], meta: { total: 30 } } }];
  const sort = { field: 'id', order: 'DESC' } as const;
  const { data, total } = await provider.getList('crates', { pagination: page, sort, filter: { q: 'teak' } });
  expect({ data, total }).toEqual({ data: [{ uuid: 'a', id: 'a', name: 'Box' }], total: 30 });
  expect(requests()).toEqual(['GET /crates?filter[search]=teak&page[number]=3&page[size]=25&sort=-uuid']);
  expect(sent[0]?.headers).toMatchObject({ 'X-Auth-Token': 'secret' });
  expect(sent[0]?.headers).not.toHaveProperty('Authorization');
  answers = [{ json: { uuid: 'b', name: 'Jar' } }, { json: { uuid: 'a', name: 'Jar' } }];
  expect((await provider.create('crates', { data: { name: 'Jar' } })).data.id).toBe('b');
  expect((await provider.update('crates', { id: 'a', data: { ...data[0], name: 'Jar' }, previousData: data[0] })).data.id).toBe('a');
  expect(sent.slice(1)).toMatchObject([
    { request: 'POST /v1/crates', body: { name: 'Jar' } },
    { request: 'PATCH /v1/crates/a', body: { name: 'Jar' } },
  ]);
});

test('the token goes as Bearer by default, and a PUT does not send an id that the app has made', async () => {
  configureApi({ url: '/v1' });
  keepSession('secret', { displayName: '', email: '', uid: '' }, true);
  await provider.getOne('crates', { id: '7' });
  expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer secret' });
  speak({ ...another, update: 'PUT' });
  await provider.update('crates', { id: 'a', data: { uuid: 'a', id: 'a', name: 'Jar' }, previousData: { uuid: 'a', id: 'a', name: 'Box' } });
  expect(sent[1]).toMatchObject({ request: 'PUT /v1/crates/a' });
  expect(sent[1]?.body).toEqual({ uuid: 'a', name: 'Jar' });
});

test('a declared call speaks by its own names, those of a preset too, whatever the dialect', async () => {
  speak(dialects.shop);
  answers = [empty];
  const sort = { field: 'name', order: 'DESC' } as const;
  await provider.getList('words', { pagination: page, sort, filter: { q: 'teak' } });
  expect(requests()).toEqual(['GET /words?_start=50&_end=75&q=teak&sortBy=name&order=desc']);
});
