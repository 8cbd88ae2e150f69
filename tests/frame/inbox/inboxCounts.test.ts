import { expect, test } from 'vitest';
import type { Plain } from '#define';
import { countRows } from '#frame/inbox/inboxCounts.ts';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at), isDone: at % 2 === 1 }));
const filter = { isDone: false };
const matches = (row: { isDone: boolean }, filter: Plain) => filter.isDone === undefined || row.isDone === filter.isDone;

/** A server with `count` rows, every other of them done. If it does not filter, the answer says so as the data provider would. */
function server(count: number, { filters = true, counts = true, all = rows(count) } = {}) {
  const requests: [Plain, number][] = [];
  const ask = async (filter: Plain, perPage: number) => {
    requests.push([filter, perPage]);
    const result = filters ? all.filter(row => matches(row, filter)) : all;
    const data = result.slice(0, perPage);
    const ignored = data.some(row => !matches(row, filter)) ? { meta: { ignored: ['isDone'] } } : {};
    return { data, ...(counts ? { total: result.length } : {}), ...ignored };
  };
  return { ask, requests };
}

test('the count is the total of a page of one row', async () => {
  const { ask, requests } = server(40);
  expect(await countRows(ask, filter, false)).toEqual({ known: 20 });
  expect(requests).toEqual([
    [filter, 1],
    [{}, 1],
  ]);
  expect(await countRows(server(40).ask, {}, false)).toEqual({ known: 40 });
});

test('a server that ignores the filter yields no figure, although its first row happens to fit', async () => {
  expect(await countRows(server(40, { filters: false }).ask, filter, false)).toEqual({ reason: 'ignored' });
  expect(await countRows(server(400, { filters: false }).ask, filter, false)).toEqual({ reason: 'ignored' });
});

test('if all rows match the filter, up to 100 are read to tell; more leave the count open', async () => {
  const alike = (count: number) => rows(count).map(row => ({ ...row, isDone: false }));
  expect(await countRows(server(60, { all: alike(60) }).ask, filter, false)).toEqual({ known: 60 });
  expect(await countRows(server(400, { all: alike(400) }).ask, filter, false)).toEqual({ reason: 'ignored' });
});

test('a server without totals yields no count; a list that comes whole is counted by one request', async () => {
  expect(await countRows(server(40, { counts: false }).ask, filter, false)).toEqual({ reason: 'uncounted' });
  const { ask, requests } = server(40);
  expect(await countRows(ask, filter, true)).toEqual({ known: 20 });
  expect(requests).toHaveLength(1);
});
