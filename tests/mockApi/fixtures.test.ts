import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type call, type Field, valueAt } from '#define';
import type { Row } from '#mock-api/engine/behaviourTypes.ts';
import { readFixtures } from '#mock-api/shop.ts';
import { resources } from '#resources';
import { startMock } from '#tests/support/mockServer.ts';

const tables = readFixtures() as Record<string, Row[] | Row>;
const rowsOf = (name: string): Row[] => [tables[name] ?? []].flat();
const idsOf = (name: string) => new Set(rowsOf(name).map(({ _id }) => _id));
const idIn = (value: unknown): unknown => (typeof value === 'object' && value !== null ? (value as { _id?: unknown })._id : value);

/** References that no field declares: the source in the row, and the resource. */
const further: Record<string, readonly (readonly [string, string])[]> = {
  orders: [
    ['user', 'users'],
    ['shop', 'shops'],
  ],
  carts: [['user', 'users']],
  favourites: [['user', 'users']],
  notifications: [
    ['user', 'users'],
    ['order', 'orders'],
    ['shop', 'shops'],
    ['product', 'products'],
    ['enquiry', 'enquiries'],
  ],
};

describe.each(Object.keys(tables))('%s', name => {
  test('every row has an id of its own', () => {
    const rows = rowsOf(name);
    expect(rows.length).toBeGreaterThan(0);
    expect(idsOf(name).size).toBe(rows.length);
    for (const { _id } of rows) expect(String(_id ?? '')).not.toBe('');
  });

  test('every reference leads to a row', () => {
    const fields: readonly Field[] = resources.find(resource => resource.name === name)?.fields ?? [];
    const declared = fields.flatMap(({ kind, source, reference }) =>
      reference && kind.startsWith('reference') ? [[source, reference] as const] : [],
    );
    for (const [source, reference] of [...declared, ...(further[name] ?? [])]) {
      const known = idsOf(reference);
      const wrong = rowsOf(name)
        .flatMap(row => [valueAt(row, source)].flat().map(idIn))
        .filter(id => id && !known.has(id as string));
      expect([source, wrong]).toEqual([source, []]);
    }
  });

  test('every image is there', () => {
    const wanted = [...new Set(JSON.stringify(tables[name]).match(/\/api\/images\/[^"]+/g) ?? [])];
    const missing = wanted.filter(url => !existsSync(path.join('mock-api/fixtures/images', path.basename(url))));
    expect(missing).toEqual([]);
  });
});

describe('every list answers its rows and how many there are', () => {
  const mock = startMock();
  afterAll(async () => (await mock).stop());
  const lists = resources.flatMap(({ name, lists }) =>
    Object.entries(lists).flatMap(([key, list]) => (list.call && !list.call.path.includes('{id}') ? [[`${name} ${key}`, list.call] as const] : [])),
  );
  test.each(lists)('%s', async (_, declared) => {
    const { path, with: constants = {}, rows = '', query } = declared as ReturnType<typeof call>;
    const url = path.replace(/\{(\w+)\}/g, (_, parameter: string) => String((constants as Record<string, string>)[parameter]));
    const running = await mock;
    const paged = query.some(({ name }) => name === 'page');
    const limited = query.some(({ name }) => name === 'limit');
    const page = paged ? `?page=1${limited ? '&limit=3' : ''}` : '';
    const reply = await running.call('GET', `${url}${page}`, undefined, await running.signIn());
    const body = (await reply.json()) as Record<string, unknown>;
    const total = Number(body.total ?? body.count);
    expect(total).toBeGreaterThan(0);
    expect((body[rows] as unknown[]).length).toBe(paged ? Math.min(limited ? 3 : 10, total) : total);
  });
});
