// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { behaviour as ofShop } from '#mock-api/behaviour/index.ts';
import { pegsBehaviour } from '#tests/stock/corks.ts';
import { resources, tables } from '#tests/stock/resources.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const shop = providerOverMock({ resources, tables, behaviour: { ...ofShop, pegs: pegsBehaviour } });

const sentRequests = () => shop.mock.received.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`);
const ids = ({ data }: { data: { id: unknown }[] }) => data.map(({ id }) => id);

test('many records are read without those that are gone', async () => {
  expect(ids(await shop.provider.getMany('wares', { ids: ['w1', 'gone', 'w2'] }))).toEqual(['w1', 'w2']);
});

test('many records are not read where one cannot be for another reason', async () => {
  await shop.mock.fail({ call: 'GET /ware/w2', status: 500, message: 'The store is closed' });
  await expect(shop.provider.getMany('wares', { ids: ['w1', 'w2'] })).rejects.toMatchObject({ status: 500 });
});

test('many records of a resource without a call for one are found among all, asked for once', async () => {
  expect(ids(await shop.provider.getMany('towns', { ids: ['t2', 'gone'] }))).toEqual(['t2']);
  expect(sentRequests()).toEqual(['GET /town/all']);
});

test('many records are changed whole, without those that are gone, and the others although one is refused', async () => {
  expect(await shop.provider.updateMany('wares', { ids: ['w1', 'gone'], data: { price: 7 } })).toEqual({ data: ['w1'] });
  expect(shop.mock.received.find(({ method }) => method === 'PUT')).toMatchObject({
    url: '/ware/w1',
    body: { name: 'Bowl', price: 7, town: 't1', maker: 'm1' },
  });
  await shop.mock.fail({ call: 'PUT /ware/w1', status: 400, message: 'Too cheap' });
  await expect(shop.provider.updateMany('wares', { ids: ['w1', 'w2'], data: { price: 1 } })).rejects.toThrow('Too cheap');
  expect((await shop.provider.getOne('wares', { id: 'w2' })).data.price).toBe(1);
});

test('a plain list that is in no order is asked for in the dialect’s own, never by an empty field', async () => {
  const first = { pagination: { page: 1, perPage: 10 }, sort: { field: '', order: 'ASC' as const }, filter: {} };
  await shop.provider.getList('makers', first);
  await shop.provider.getManyReference('makers', { ...first, target: 'city', id: 'Nilambur' });
  await shop.provider.getList('makers', { ...first, sort: { field: 'city', order: 'DESC' } });
  expect(sentRequests().map(url => /sort=(.*)$/.exec(url)?.[1])).toEqual(['["id","ASC"]', '["id","ASC"]', '["city","DESC"]']);
});
