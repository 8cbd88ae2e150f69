import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { defineResource } from '#define';
import { createMock, type MockOptions } from '#mock-api/engine/createMock.ts';
import { controlHeaders } from '#mock-api/engine/guard.ts';

const authors = defineResource({ name: 'authors', fields: [{ source: 'name', kind: 'text', required: true }] });
const books = defineResource({
  name: 'books',
  represent: 'title',
  fields: [
    { source: 'title', kind: 'text', required: true },
    { source: 'author', kind: 'reference', reference: 'authors' },
  ],
});
const resources = [authors, books];
const rows = {
  authors: [{ _id: 'a1', name: 'Kamala Das' }],
  books: [
    { _id: 'b1', title: 'My Story', author: 'a1' },
    { _id: 'b2', title: 'Wages of Love', author: 'a1' },
  ],
};

const folder = mkdtempSync(path.join(tmpdir(), 'library-'));
mkdirSync(path.join(folder, 'images'));
for (const [name, table] of Object.entries(rows)) writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(table));
writeFileSync(path.join(folder, 'images', 'cover.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true });
});

/** A mock of the library over HTTP, and calls to it without a token. */
async function startLibrary(options: Pick<MockOptions, 'fixtures' | 'scenario'>) {
  const server = createServer(createMock({ resources, ...options }) as RequestListener);
  server.keepAliveTimeout = 0;
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  stops.push(() => new Promise(resolve => server.close(resolve)));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return async (method: string, url: string, body?: unknown) => {
    const reply = await fetch(origin + url, {
      method,
      headers: { 'Content-Type': 'application/json', ...controlHeaders },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text.startsWith('<') ? text : JSON.parse(text), range: reply.headers.get('content-range') };
  };
}

describe.each([
  ['the rows themselves', rows],
  ['a folder of JSON files', folder],
])('a mock of resources and %s alone', (_, fixtures) => {
  test('lists, creates, changes and deletes records in plain REST, without a token', async () => {
    const call = await startLibrary({ fixtures });
    const list = await call('GET', '/books?sort=["title","ASC"]&range=[0,0]');
    expect(list).toMatchObject({
      status: 200,
      range: 'books 0-0/2',
      body: [{ id: 'b1', title: 'My Story', author: { _id: 'a1', name: 'Kamala Das' } }],
    });

    const created = await call('POST', '/books', { title: 'Summer in Calcutta', author: 'a1' });
    expect(created).toMatchObject({ status: 200, body: { title: 'Summer in Calcutta' } });
    const { id } = created.body as { id: string };
    expect(await call('PUT', `/books/${id}`, { title: 'Summer' })).toMatchObject({ status: 200, body: { id, title: 'Summer' } });
    expect((await call('GET', '/books')).body).toHaveLength(3);

    expect(await call('DELETE', `/books/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect(await call('GET', `/books/${id}`)).toMatchObject({ status: 404 });
    expect((await call('GET', '/books')).body).toHaveLength(2);
  });
});

test('takes the images of its folder', async () => {
  const call = await startLibrary({ fixtures: folder });
  expect(await call('GET', '/images/cover.svg')).toMatchObject({ status: 200, body: expect.stringContaining('<svg') });
});

test('knows the scenarios that fit any shop, and faults', async () => {
  const call = await startLibrary({ fixtures: rows, scenario: 'refusing' });
  expect(await call('POST', '/authors', { name: 'Balamani Amma' })).toMatchObject({
    status: 400,
    body: { errors: { name: 'name is not accepted' } },
  });
  const { scenarios } = (await call('GET', '/mock/scenarios')).body as { scenarios: { name: string }[] };
  const names = scenarios.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['usual', 'empty', 'large', 'hostile']));
  expect(names).not.toContain('bare-setup');
  await call('PUT', '/mock/faults', [{ call: 'GET /authors', status: 503, message: 'Closed' }]);
  expect(await call('GET', '/authors')).toMatchObject({ status: 503, body: { message: 'Closed' } });
});

test('names every mistake of its declarations and fixtures', () => {
  expect(() => createMock({ resources, fixtures: { authors: [] } })).toThrow(/books.*no fixture/);
  const faulty = { authors: [{ _id: 'a' }, { name: 'Ada' }, { _id: 'a' }, 'b'], books: 'none' };
  expect(() => createMock({ resources, fixtures: faulty })).toThrow(
    "authors.json, row 2 has no `_id`.\nauthors.json, row 3 has the `_id` of row 1: 'a'.\nauthors.json, row 4 is no object.\nbooks.json holds no list of objects.",
  );
});
