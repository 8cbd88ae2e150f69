import { readdirSync, readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { changeRecord, countKey, getListKey, latestRow, readKey, removeFromLists, staleAfterWrite } from '#frame/context/queryCache.ts';

const asked = { pagination: { page: 1, perPage: 10 }, sort: { field: '', order: 'ASC' as const }, filter: {}, meta: { list: 'all' } };
const list = getListKey('shops', asked);
const count = countKey('shops', 'all', 'waiting');
const found = ['shops', 'getInfiniteList', { filter: { q: 'oak' } }];
const record = ['shops', 'getOne', { id: 'a' }];
const read = readKey('shops', 'figures', {});
let queries = new QueryClient();

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(list, { data: [{ id: 'a', name: 'Oak' }, { id: 'b' }], total: 12 });
  queries.setQueryData(record, { id: 'a', name: 'Oak' });
  queries.setQueryData(['shops', 'getMany', { ids: ['a'] }], [{ id: 'a', name: 'Oak' }, undefined]);
  queries.setQueryData(count, { known: 4 });
  queries.setQueryData(found, { pages: [{ data: [{ id: 'a' }] }], pageParams: [1] });
  queries.setQueryData(read, { id: 'a', data: [{ id: 'a' }] });
});

const others = () => [count, found, read].map(key => queries.getQueryState(key)?.data);

test('a row is found among what lists have brought, whatever else is kept of the resource', () => {
  expect(latestRow(queries, 'shops', 'a')).toEqual({ id: 'a', name: 'Oak' });
  expect(latestRow(queries, 'shops', 'c')).toBeUndefined();
  void queries.invalidateQueries(staleAfterWrite('shops'));
  expect(latestRow(queries, 'shops', 'a')).toBeUndefined();
});

test('a record is changed and put back wherever it is kept, and nothing else is touched', () => {
  const before = others();
  const putBack = changeRecord(queries, 'shops', 'a', record => ({ ...record, name: 'Elm' }));
  expect(queries.getQueryData(list)).toEqual({ data: [{ id: 'a', name: 'Elm' }, { id: 'b' }], total: 12 });
  expect(queries.getQueryData(record)).toEqual({ id: 'a', name: 'Elm' });
  expect(queries.getQueryData(['shops', 'getMany', { ids: ['a'] }])).toEqual([{ id: 'a', name: 'Elm' }, undefined]);
  putBack();
  expect(queries.getQueryData(record)).toEqual({ id: 'a', name: 'Oak' });
  expect(latestRow(queries, 'shops', 'a')).toEqual({ id: 'a', name: 'Oak' });
  expect(others()).toEqual(before);
});

test('a record that is taken out of its lists leaves counts alone', () => {
  const before = others();
  removeFromLists(queries, 'shops', 'a');
  expect(queries.getQueryData(list)).toEqual({ data: [{ id: 'b' }], total: 11 });
  expect(others()).toEqual(before);
});

test('the last row of a later page stays there, and the page before it is the last', () => {
  const later = getListKey('shops', { ...asked, pagination: { page: 3, perPage: 10 } });
  queries.setQueryData(later, { data: [{ id: 'z' }], total: 21 });
  removeFromLists(queries, 'shops', 'z');
  expect(queries.getQueryData(later)).toEqual({ data: [{ id: 'z' }], total: 20 });
});

test('a write makes searches and lists stale, and the record itself unless it is gone; the app counts again by itself', () => {
  void queries.invalidateQueries(staleAfterWrite('shops', true));
  const isStale = (key: typeof list) => queries.getQueryState(key)?.isInvalidated;
  expect([list, count, found, read].map(isStale)).toEqual([true, false, true, true]);
  expect(isStale(record)).toBe(false);
  void queries.invalidateQueries(staleAfterWrite('shops'));
  expect(isStale(record)).toBe(true);
});

test('no other file makes a key of what is read of the shop', () => {
  const files = ['src', 'resources'].flatMap(room => readdirSync(room, { recursive: true, encoding: 'utf8' }).map(file => `${room}/${file}`));
  const sources = files.filter(file => /\.tsx?$/.test(file) && file !== 'src/frame/context/queryCache.ts');
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(file => /queryKey: \[(?!'(auth|dev)')/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
