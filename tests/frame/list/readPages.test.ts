// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readPages } from '#frame/list/readPages.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const shop = providerOverMock();
const read = (resource: string, most: number, filter = {}) =>
  readPages(shop.provider, { resource, filter, perPage: 10, most, signal: new AbortController().signal });
const urls = () => shop.mock.received.map(({ url }) => url);

test('the pages of a list are read to its end, one after the other', async () => {
  const { rows, isAll } = await read('enquiries', 9);
  expect(isAll).toBe(true);
  expect(rows).toHaveLength(43);
  expect(urls()).toEqual([1, 2, 3, 4, 5].map(page => `/enquiry/admin/all?page=${page}`));
});

test('there are no more calls than were allowed, and what is missing is told', async () => {
  const { rows, isAll } = await read('enquiries', 2);
  expect([rows.length, isAll]).toEqual([20, false]);
  expect(urls()).toHaveLength(2);
});

test('a server that does not count is read until a page is not full', async () => {
  await shop.mock.fail({ call: 'GET /enquiry/admin/all', body: { enquiries: Array.from({ length: 4 }, (_, place) => ({ _id: `e${place}` })) } });
  const { rows, isAll } = await read('enquiries', 9);
  expect([rows.length, isAll]).toEqual([4, true]);
});

test('a row that moved to the next page is there once', async () => {
  const page = Array.from({ length: 10 }, (_, place) => ({ _id: `e${place}` }));
  await shop.mock.fail({ call: 'GET /enquiry/admin/all', body: { enquiries: page, count: 20 } });
  expect((await read('enquiries', 9)).rows).toHaveLength(10);
});

test('a page that cannot be read is an error', async () => {
  await shop.mock.fail({ call: 'GET /enquiry/admin/all', status: 500, message: 'The post is on strike' });
  await expect(read('enquiries', 9, { q: 'a' })).rejects.toThrow('The post is on strike');
});
