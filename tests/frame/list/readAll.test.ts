import { expect, test } from 'vitest';
import { call, type ShopRecord } from '#define';
import { readAll, rowsPerRead } from '#frame/list/readAll.ts';

const rows = (count: number, from = 0): ShopRecord[] => Array.from({ length: count }, (_, place) => ({ id: `r${from + place}` }));
const quiet = { onStep: () => {} };
/** A server with ten rows per page, whatever page size is requested. It counts or not. */
const server = (count: number, total?: number) => {
  const requestedPages: number[] = [];
  const ask = async (page: number) => {
    requestedPages.push(page);
    return { data: rows(count).slice((page - 1) * 10, page * 10), total };
  };
  return { requestedPages, ask };
};

test.each([
  ['counts', 34],
  ['does not count', undefined],
])('every row is read once from a server that %s', async (_, total) => {
  const { requestedPages, ask } = server(34, total);
  expect(await readAll(ask, quiet)).toEqual(rows(34));
  expect(requestedPages.slice(0, 4)).toEqual([1, 2, 3, 4]);
});

test('a row that has moved to the next page meanwhile is there once', async () => {
  const ask = async (page: number) => ({ data: page === 1 ? rows(10) : rows(5, 9), total: 15 });
  expect(await readAll(ask, quiet)).toHaveLength(14);
});

test.each([
  ['counts', 1001, [1]],
  ['does not count', undefined, undefined],
])('more than can be ticked are not read to the end: the server %s', async (_, total, pages) => {
  const { requestedPages, ask } = server(5000, total);
  expect(await readAll(ask, quiet)).toBe('tooMany');
  if (pages) expect(requestedPages).toEqual(pages);
  expect(requestedPages.length).toBeLessThan(103);
});

test('once stopped nothing is given, and nothing more is asked for', async () => {
  const { requestedPages, ask } = server(500, 500);
  const controller = new AbortController();
  const onStep = () => requestedPages.length > 5 && controller.abort();
  expect(await readAll(ask, { signal: controller.signal, onStep })).toBeUndefined();
  expect(requestedPages.length).toBeLessThan(12);
});

test('a page that cannot be read is an error, not a page that is left out', async () => {
  const { ask } = server(50, 50);
  const failing = (page: number) => (page === 3 ? Promise.reject(new Error('The list is broken')) : ask(page));
  await expect(readAll(failing, quiet)).rejects.toThrow('The list is broken');
});

test.each([
  ['GET /a?page&limit', 10, true, 100],
  ['GET /a?page&limit', 10, false, 10],
  ['GET /a?page&limit=10', 10, true, 10],
  ['GET /a?page', 10, true, 10],
  ['GET /a/all', 10, true, 1_000_000],
] as const)('%s with %i rows on the screen is asked for rightly', (text, onScreen, isCounted, wanted) =>
  expect(rowsPerRead(call(text, { rows: 'a' }), onScreen, isCounted)).toBe(wanted),
);
