// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const areasOf = (count: number) => Array.from({ length: count }, (_, index) => ({ _id: `a${index}`, name: `Area ${index}`, pinCodes: [] }));
const shop = providerOverMock({ tables: { areas: areasOf(250) } });

const choices = (resource = 'areas') =>
  shop.provider.getList(resource, { meta: { all: true }, pagination: { page: 1, perPage: 300 }, sort: { field: 'id', order: 'ASC' }, filter: {} });
const pagesAsked = () => shop.mock.received.map(({ url }) => Number(new URLSearchParams(url.split('?')[1]).get('page')));

test('a few hundred are read whole, each page once', async () => {
  const { data, total } = await choices();
  expect([new Set(data.map(({ id }) => id)).size, total]).toEqual([250, 250]);
  expect(pagesAsked().sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
});

test('of thousands that the server pages one call reads the first, and says how many there are', async () => {
  await shop.mock.fail({ call: 'GET /area/admin/all', body: { areas: areasOf(10), total: 5000 } });
  const { data, total } = await choices();
  expect([data.length, total]).toEqual([10, 5000]);
  expect(pagesAsked()).toEqual([1]);
});

test('thousands that come at once are all there', async () => {
  await shop.mock.fail({ call: 'GET /area/admin/all', body: { areas: areasOf(5000), total: 5000 } });
  expect((await choices()).data).toHaveLength(5000);
  expect(pagesAsked()).toEqual([1]);
});

const withoutTotal = (...pages: object[][]) =>
  shop.mock.fail(...pages.map((body, index) => ({ call: 'GET /area/admin/all', body, ...(index < pages.length - 1 ? { times: 1 } : {}) })));

test('pages without a total are read until one brings nothing new', async () => {
  const all = areasOf(25);
  await withoutTotal(all.slice(0, 10), all.slice(10, 20), all.slice(20), []);
  const { data, total } = await choices();
  expect([data.map(({ id }) => id), total]).toEqual([all.map(({ _id }) => _id), 25]);
});

test('a server that answers every page alike has said all', async () => {
  await withoutTotal(areasOf(4));
  expect(await choices()).toMatchObject({ total: 4 });
  expect(pagesAsked()).toEqual([1, 2]);
});

test('pages without end are read for a few hundred rows, and more are announced', async () => {
  const all = areasOf(2000);
  await withoutTotal(...Array.from({ length: 20 }, (_, page) => all.slice(page * 100, page * 100 + 100)));
  const { data, pageInfo } = await choices();
  expect([data.length, pageInfo?.hasNextPage]).toEqual([400, true]);
});
