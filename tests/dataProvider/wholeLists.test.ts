// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import type { GetListParams } from 'react-admin';
import { beforeEach, expect, test } from 'vitest';
import type { Reading } from '#dataProvider/lists.ts';
import { staleAfterWrite, wholeLists } from '#frame/context/queryCache.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const shop = providerOverMock();
let queries = new QueryClient();

beforeEach(() => {
  queries = new QueryClient();
});

const read = (resource: string, params: Partial<GetListParams> = {}) => {
  const sentUrls: GetListParams & Reading = {
    pagination: { page: 1, perPage: 10 },
    sort: { field: '', order: 'ASC' },
    filter: {},
    ...params,
    wholeLists: wholeLists(queries, resource),
  };
  return shop.provider.getList(resource, sentUrls);
};

const sentUrls = () => shop.mock.received.map(({ url }) => url);
const deleted = { meta: { list: 'deleted' } };

test.each([
  ['colors', {}, '/color/all'],
  ['products', deleted, '/product/admin/deleted/all'],
  ['shopproducts', deleted, '/shopProduct/deleted/all'],
])('a list of %s that came whole is paged, sorted and searched without asking again', async (resource, params, url) => {
  const { data, total = 0 } = await read(resource, params);
  await shop.mock.fail({ call: `GET ${url}`, status: 500, message: 'Gone' });
  const second = await read(resource, { ...params, pagination: { page: 2, perPage: 2 } });
  expect(second).toEqual({ data: data.slice(2, 4), total });
  const turned = await read(resource, { ...params, sort: { field: 'id', order: 'DESC' }, pagination: { page: 1, perPage: 500 } });
  expect(turned.data).toHaveLength(total);
  expect((await read(resource, { ...params, filter: { q: 'no such words' } })).total).toBe(0);
  expect(sentUrls()).toEqual([url]);
});

test('it is read again after a write to its resource, and by who keeps no whole lists', async () => {
  await read('colors');
  await queries.invalidateQueries(staleAfterWrite('colors'));
  await read('colors');
  await read('colors', { pagination: { page: 2, perPage: 10 } });
  expect(sentUrls()).toEqual(['/color/all', '/color/all']);
});

test('a page behind the end is the last one', async () => {
  const { data, total = 0 } = await read('colors', { pagination: { page: 1, perPage: 500 } });
  const last = Math.ceil(total / 10);
  expect(last).toBeGreaterThan(1);
  expect((await read('colors', { pagination: { page: 99, perPage: 10 } })).data).toEqual(data.slice((last - 1) * 10));
});

test('a list that its server pages is asked for page by page', async () => {
  await read('products');
  await read('products', { pagination: { page: 2, perPage: 10 } });
  expect(sentUrls()).toHaveLength(2);
});
