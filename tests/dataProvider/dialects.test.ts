// @vitest-environment jsdom
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import jsonServer from 'json-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { configureApi } from '#dataProvider/apiSettings.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { type Dialect, defineResource, dialects } from '#define';
import { createMock } from '#mock-api/engine/createMock.ts';

const makers = defineResource({ name: 'makers', fields: [{ source: 'name', kind: 'text' }] });
const crates = defineResource({
  name: 'crates',
  lists: { all: { filters: ['state', 'price', 'name', 'isOpen', 'maker'] } },
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'state', kind: 'badge', choices: ['new', 'worn', 'lost'] },
    { source: 'price', kind: 'money' },
    { source: 'isOpen', kind: 'flag' },
    { source: 'maker', kind: 'reference', reference: 'makers' },
    { source: 'place.town', kind: 'text' },
  ],
});
const resources = [makers, crates];
const states = ['new', 'worn', 'lost'];
const names = Array.from({ length: 25 }, (_, at) => `${at % 2 ? 'Box' : 'Crate'} ${String(at + 1).padStart(2, '0')}`);
const rowsWith = (id: string) => ({
  makers: ['m1', 'm2'].map(value => ({ [id]: value, name: `Maker ${value}` })),
  crates: names.map((name, at) => ({
    [id]: `c${at + 1}`,
    name,
    state: states[at % 3],
    price: at + 1,
    isOpen: at < 5,
    maker: at < 10 ? 'm1' : 'm2',
    place: { town: at < 3 ? 'Kochi' : 'Kollam' },
  })),
});

/** The mock that speaks a dialect. */
const mock = (dialect: Dialect) => () => createMock({ resources, fixtures: rowsWith('_id'), dialect }) as RequestListener;

/** json-server itself, as its command line serves it. */
const realJsonServer = () => {
  const server = jsonServer.create();
  server.use(jsonServer.defaults({ logger: false }), jsonServer.router(rowsWith('id')));
  return server as RequestListener;
};

/** Names in brackets, an order with a sign, an id and a total of its own. */
const another: Dialect = {
  ...dialects.offset,
  paging: { page: 'page[number]', limit: 'page[size]' },
  sort: { field: 'sort', as: 'sign' },
  search: 'filter[search]',
  rows: 'items',
  total: { key: 'meta.total' },
  id: 'uuid',
};

/** Filters in JSON by an id of another name, and the total at a key. */
const mongo: Dialect = { ...dialects.rest, id: '_id', search: 'words', rows: 'docs', total: { key: 'totalDocs' } };

describe.each([
  ['shop', dialects.shop, mock(dialects.shop)],
  ['rest', dialects.rest, mock(dialects.rest)],
  ['jsonServer', dialects.jsonServer, mock(dialects.jsonServer)],
  ['offset', dialects.offset, mock(dialects.offset)],
  ['a dialect of one’s own', another, mock(another)],
  ['rest with another id', mongo, mock(mongo)],
  ['jsonServer, with json-server itself', dialects.jsonServer, realJsonServer],
] as const)('a resource without calls in %s', (_, dialect, listener) => {
  const provider = createDataProvider(resources);
  let answer = listener();
  const server = createServer((request, response) => answer(request, response));
  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  });
  afterAll(() => new Promise(resolve => server.close(resolve)));
  beforeEach(() => {
    answer = listener();
    configureApi({ url: `http://localhost:${(server.address() as AddressInfo).port}`, dialect });
  });

  const list = async (filter: object, options: { page?: number; sort?: { field: string; order: 'ASC' | 'DESC' } } = {}) => {
    const { page = 1, sort = { field: 'price', order: 'ASC' } } = options;
    const { data, total, meta } = await provider.getList('crates', { pagination: { page, perPage: 10 }, sort, filter });
    expect(meta?.ignored).toBeUndefined();
    return { names: data.map(({ name }) => name), total };
  };
  const nameOf = async (id: string) => (await provider.getOne('crates', { id })).data.name;

  test('is listed, page by page, and counted', async () => {
    expect(await list({})).toEqual({ names: names.slice(0, 10), total: 25 });
    expect(await list({}, { page: 3 })).toEqual({ names: names.slice(20), total: 25 });
    const { total, data } = await provider.getList('crates', { pagination: { page: 1, perPage: 30 } });
    expect({ total, ids: data.map(({ id }) => id).sort() }).toEqual({ total: 25, ids: names.map((_, at) => `c${at + 1}`).sort() });
  });

  test('is sorted both ways, by id too', async () => {
    expect(await list({}, { sort: { field: 'price', order: 'DESC' } })).toEqual({ names: [...names].reverse().slice(0, 10), total: 25 });
    expect((await list({}, { sort: { field: 'name', order: 'ASC' } })).names[0]).toBe('Box 02');
    const { data } = await provider.getList('makers', { pagination: { page: 1, perPage: 5 }, sort: { field: 'id', order: 'DESC' } });
    expect(data.map(({ id }) => id)).toEqual(['m2', 'm1']);
  });

  test('is searched, and filtered by choices, a range, a text, a flag and a reference, together too', async () => {
    expect(await list({ q: 'box' })).toEqual({ names: names.filter(name => name.startsWith('Box')).slice(0, 10), total: 12 });
    expect((await list({ state: { in: ['worn', 'lost'] } })).total).toBe(16);
    expect(await list({ price: { from: 4, to: 6 } })).toEqual({ names: names.slice(3, 6), total: 3 });
    expect(await list({ price: { to: 2 } })).toEqual({ names: names.slice(0, 2), total: 2 });
    expect((await list({ name: { contains: 'crate 1' } })).total).toBe(5);
    expect((await list({ isOpen: true })).total).toBe(5);
    expect((await list({ isOpen: false })).total).toBe(20);
    expect((await list({ maker: 'm1' })).total).toBe(10);
    expect(await list({ q: 'box', isOpen: true, price: { from: 3 } })).toEqual({ names: ['Box 04'], total: 1 });
    expect(await list({ q: 'nothing at all' })).toEqual({ names: [], total: 0 });
  });

  test('is filtered by what no list declares', async () => {
    expect(await list({ place: { town: 'Kochi' } })).toEqual({ names: names.slice(0, 3), total: 3 });
    const byMaker = { target: 'maker', id: 'm1', pagination: { page: 2, perPage: 8 }, sort: { field: 'price', order: 'ASC' }, filter: {} } as const;
    const { data, total } = await provider.getManyReference('crates', byMaker);
    expect({ names: data.map(({ name }) => name), total }).toEqual({ names: names.slice(8, 10), total: 10 });
  });

  test('is read one by one and several at once, without those that are gone', async () => {
    const { data } = await provider.getOne('crates', { id: 'c7' });
    expect(data).toMatchObject({ id: 'c7', name: names[6], price: 7, place: { town: 'Kollam' } });
    const { data: several } = await provider.getMany('crates', { ids: ['c2', 'gone', 'c9'] });
    expect(several.map(({ id, name }) => `${id} ${name}`).sort()).toEqual(['c2 Box 02', 'c9 Crate 09']);
    await expect(provider.getOne('crates', { id: 'gone' })).rejects.toMatchObject({ status: 404 });
  });

  test('is created', async () => {
    const { data } = await provider.create('crates', { data: { name: 'Chest', price: '9.5', maker: { id: 'm2', _id: 'm2', name: 'Maker m2' } } });
    expect(data.name).toBe('Chest');
    const { data: stored } = await provider.getOne('crates', { id: data.id });
    expect(stored).toMatchObject({ id: data.id, name: 'Chest', price: 9.5 });
    expect((await list({ maker: 'm2' })).total).toBe(16);
  });

  test('is changed, and keeps what was not', async () => {
    const { data: before } = await provider.getOne('crates', { id: 'c3' });
    const { data } = await provider.update('crates', { id: 'c3', data: { ...before, name: 'Old crate' }, previousData: before });
    expect(data).toMatchObject({ id: 'c3', name: 'Old crate' });
    expect((await provider.getOne('crates', { id: 'c3' })).data).toMatchObject({ id: 'c3', name: 'Old crate', price: 3, place: { town: 'Kochi' } });
    expect(await provider.updateMany('crates', { ids: ['c4', 'c5'], data: { state: 'lost' } })).toEqual({ data: ['c4', 'c5'] });
    expect((await list({ state: { in: ['lost'] }, price: { from: 4, to: 5 } })).total).toBe(2);
  });

  test('is deleted', async () => {
    const { data: before } = await provider.getOne('crates', { id: 'c1' });
    expect((await provider.delete('crates', { id: 'c1', previousData: before })).data).toMatchObject({ id: 'c1' });
    await provider.deleteMany('crates', { ids: ['c2', 'c3'] });
    expect(await list({})).toEqual({ names: names.slice(3, 13), total: 22 });
    await expect(nameOf('c1')).rejects.toMatchObject({ status: 404 });
  });
});
