import { expect, test } from 'vitest';
import type { Plain } from '#define';
import { countRows } from '#frame/list/views/countRows.ts';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at), isDone: at % 2 === 1 }));
const filter = { isDone: false };
const obeying = (row: { isDone: boolean }, asked: Plain) => asked.isDone === undefined || row.isDone === asked.isDone;

/** A server with so many rows, every other of which is done; it filters or not, and the provider says so by the rows that do not fit. */
function server(count: number, { filters = true, counts = true, all = rows(count) } = {}) {
  const asked: [Plain, number][] = [];
  const ask = async (filter: Plain, perPage: number) => {
    asked.push([filter, perPage]);
    const found = filters ? all.filter(row => obeying(row, filter)) : all;
    const data = found.slice(0, perPage);
    const ignored = data.some(row => !obeying(row, filter)) ? { meta: { ignored: ['isDone'] } } : {};
    return { data, ...(counts ? { total: found.length } : {}), ...ignored };
  };
  return { ask, asked };
}

test('the count is the total of a page of one row', async () => {
  const { ask, asked } = server(40);
  expect(await countRows(ask, filter, false)).toEqual({ known: 20 });
  expect(asked).toEqual([
    [filter, 1],
    [{}, 1],
  ]);
  expect(await countRows(server(40).ask, {}, false)).toEqual({ known: 40 });
});

test('a server that ignores the filter yields no figure, although its first row happens to fit', async () => {
  expect(await countRows(server(40, { filters: false }).ask, filter, false)).toEqual({ reason: 'ignored' });
  expect(await countRows(server(400, { filters: false }).ask, filter, false)).toEqual({ reason: 'ignored' });
});

test('where all rows fit, they are looked at; too many of them leave it open', async () => {
  const alike = (count: number) => rows(count).map(row => ({ ...row, isDone: false }));
  expect(await countRows(server(60, { all: alike(60) }).ask, filter, false)).toEqual({ known: 60 });
  expect(await countRows(server(400, { all: alike(400) }).ask, filter, false)).toEqual({ reason: 'ignored' });
});

test('a server that does not count says nothing; of a list that comes whole one answer tells', async () => {
  expect(await countRows(server(40, { counts: false }).ask, filter, false)).toEqual({ reason: 'uncounted' });
  const { ask, asked } = server(40);
  expect(await countRows(ask, filter, true)).toEqual({ known: 20 });
  expect(asked).toHaveLength(1);
});
