import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, describe, expect, test } from 'vitest';
import { filtersOf, type Plain } from '#define';
import type { AnsweredCall } from '#define/openapi/contractCheck.ts';
import type { Parameter } from '#define/openapi/parameters.ts';
import { contractText, readFixtures, shopContract } from '#mock-api/shop.ts';
import { resources } from '#resources';
import { answers } from '#resources/answers.ts';
import { pages } from '#resources/pages.ts';
import { shops } from '#resources/shops/shops.ts';
import { checkOf } from '#tests/support/contract.ts';
import { startMock } from '#tests/support/mockServer.ts';

interface Operation {
  parameters?: Parameter[];
  'x-inferred'?: boolean;
  security?: [];
}

const committed = readFileSync('openapi.yaml', 'utf8');
const operations = Object.entries(shopContract().paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);
const documented = readFileSync(new URL('./documented-calls.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line && !line.startsWith('#'));
const callOf = (line: string) => (line.split(/\s{2,}/)[0] ?? '').replace(/[[?].*$/, '');

describe('openapi.yaml', () => {
  test('is what the declarations say today; else `npm run openapi` writes it anew', () => {
    expect(committed === contractText(), 'openapi.yaml is stale: run `npm run openapi`').toBe(true);
  });

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(committed);
    expect([valid, validator.version, errors]).toEqual([true, '3.1', undefined]);
  });

  test('is clean by the rules of Redocly in redocly.yaml', () => {
    expect(spawnSync('npx', ['redocly', 'lint', 'openapi.yaml', '--format', 'summary'], { encoding: 'utf8' })).toMatchObject({ status: 0 });
  });

  test('has every documented call, and no other', () => {
    const names = documented.map(callOf);
    expect(operations.map(({ name }) => name).sort()).toEqual([...new Set(names)].sort());
  });

  test('marks what is inferred, what is an extension, and what needs no token', () => {
    const inferred = documented.filter(line => line.endsWith('#inferred')).map(callOf);
    expect(
      operations
        .filter(({ operation }) => operation['x-inferred'])
        .map(({ name }) => name)
        .sort(),
    ).toEqual(inferred.sort());
    const ofShops = operations.find(({ name }) => name === 'GET /shop/all')?.operation.parameters ?? [];
    const filters = filtersOf(shops.lists.all, shops.fields).flatMap(({ params }) => params);
    expect(ofShops.filter(parameter => parameter['x-extension']).map(({ name }) => name)).toEqual(['search', ...filters]);
    expect(ofShops.filter(parameter => !parameter['x-extension']).map(({ name, required }) => [name, required])).toEqual([
      ['page', true],
      ['limit', true],
    ]);
    const open = operations.filter(({ operation }) => operation.security).map(({ name }) => name);
    expect(open).toEqual(['POST /login', 'POST /register', 'POST /forgot-password']);
  });

  test('names calls of pages and resources only where there are such', () => {
    const calls = pages.flatMap(({ name, reads, writes }) => Object.keys({ ...reads, ...writes }).map(call => `${name}.${call}`));
    const names: string[] = resources.map(({ name }) => name);
    for (const key of Object.keys(answers)) expect([...calls, ...names]).toContain(key);
  });
});

describe('a call', () => {
  const check = checkOf();
  const base = { params: {}, query: {}, body: {}, answer: undefined };
  const colors = (answer: unknown): AnsweredCall => ({ ...base, method: 'GET', path: '/color/all', answer });
  const orders = (query: Record<string, string>): AnsweredCall => ({
    ...base,
    method: 'GET',
    path: '/order/admin/all',
    query: { page: '1', limit: '10', ...query },
    answer: { orders: [], total: 0 },
  });
  const banner = (body: Plain): AnsweredCall => ({
    ...base,
    method: 'PUT',
    path: '/banner/admin/:id',
    params: { id: '1' },
    body,
    answer: { _id: '1' },
  });
  const product = (body: Plain): AnsweredCall => ({ ...base, method: 'POST', path: '/product/admin/new', body, answer: { _id: '1' } });
  const color = { _id: '1', name: 'Indigo', value: '#223a70' };

  test.each([
    colors({ colors: [color], total: 1 }),
    colors({ colors: [{ ...color, name: null, swatch: { isNew: true } }] }),
    orders({ search: 'x', orderStatus: 'Shipped,Delivered', from: '2026-01-01', totalPriceTo: '10.5', sortBy: 'createdAt', order: 'desc' }),
    banner({ tag: null, type: 'main', images: [{ _id: '1', url: '/a' }], removedImageIds: [], id: '1' }),
    product({ primaryLang: { name: 'Stool' }, category: '1', images: ['data:image/png;base64,AA', { _id: '1', url: '/a' }] }),
    { ...base, method: 'GET', path: '/nowhere', answer: 5 },
  ])('as the contract has it is passed: $method $path, %#', call => expect(check(call)).toEqual([]));

  test.each<[string, AnsweredCall, string]>([
    ['a value of another type', colors({ colors: [{ ...color, name: 5 }] }), 'what was answered: /colors/0/name must be string,null'],
    ['a row without an id', colors({ colors: [{ name: 'Indigo' }] }), "what was answered: /colors/0 must have required property '_id'"],
    ['no rows', colors({ colours: [] }), "what was answered: / must have required property 'colors'"],
    ['a page without a total', { ...orders({}), answer: { orders: [] } }, "what was answered: / must have required property 'total'"],
    [
      'what is no choice',
      { ...orders({}), answer: { orders: [{ _id: '1', orderStatus: 'Lost' }], total: 1 } },
      '/orders/0/orderStatus must be equal',
    ],
    ['an unknown parameter', orders({ colour: 'red' }), "its parameter 'colour' is not declared"],
    ['a parameter of another type', orders({ totalPriceTo: 'ten' }), "its parameter 'totalPriceTo' is 'ten': / must be number"],
    ['a parameter that is no choice', orders({ orderStatus: 'Shipped,Lost' }), "its parameter 'orderStatus' is 'Shipped,Lost': /1 must be equal"],
    ['no page', { ...orders({}), query: { limit: '10' } }, "its parameter 'page' is missing"],
    [
      'another constant',
      { ...base, method: 'GET', path: '/shop/all', query: { page: '1', limit: '20' }, answer: { shops: [], total: 0 } },
      "'limit' is '20'",
    ],
    [
      'another path',
      { ...orders({}), path: '/product/admin/custom/:sort', params: { sort: 'new' }, answer: { products: [], total: 0 } },
      "'sort' is 'new'",
    ],
    ['a key that is not sent', banner({ clicksCount: 5 }), 'what was sent: / must NOT have additional properties'],
    ['an image that is neither', banner({ images: [{ url: '/a', title: 'a.png' }] }), 'what was sent: /images/0'],
    [
      'a reference that is whole',
      product({ primaryLang: { name: 'Stool' }, category: { _id: '1' } }),
      'what was sent: /category must be string,null',
    ],
    ['what must be filled', product({ category: '1' }), "what was sent: / must have required property 'primaryLang'"],
    [
      'a body where there is none',
      { ...base, method: 'POST', path: '/shopProduct/restore/:id', params: { id: '1' }, body: { a: 1 } },
      'it was sent a body: a',
    ],
  ])('that is not is told: %s', (_, call, told) => {
    expect(check(call).join('\n')).toContain(`${call.method} ${call.path}: `);
    expect(check(call).join('\n')).toContain(told);
  });

  test('that is bent on purpose is told of its answer alone', () => {
    expect(check({ ...banner({ clicksCount: 5 }), isRequestIgnored: true })).toEqual([]);
    expect(check({ ...colors({ colors: 5 }), isRequestIgnored: true })).toHaveLength(1);
  });
});

describe('a mock in tests', async () => {
  const { users, ...tables } = readFixtures();
  const mock = await startMock({ tables: { ...tables, users, colors: [{ _id: '1', name: 5, value: '#fff' }] } });
  const forget = () => mock.call('POST', '/mock/reset');
  afterAll(() => forget().then(mock.stop));
  const mismatches = async () => (await (await mock.call('GET', '/mock/mismatches')).json()) as string[];
  const sends = async (body: Plain) =>
    fetch(`${mock.origin}/api/banner/admin/new`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await mock.signIn()}` },
      body: JSON.stringify(body),
    });

  test('remembers what was not as the contract has it, until it is asked for or reset', async () => {
    await mock.call('GET', '/color/all', undefined, await mock.signIn());
    await sends({ type: 'main', colour: 'red' });
    expect(await mismatches()).toEqual([
      expect.stringContaining('GET /color/all: what was answered: /colors/0/name must be string,null'),
      expect.stringContaining('POST /banner/admin/new: what was sent: / must NOT have additional properties'),
    ]);
    expect(await mismatches()).toEqual([]);
    await sends({ type: 'main', colour: 'red' });
    expect(mock.expectContract).toThrow('POST /banner/admin/new');
    await sends({ type: 'main', colour: 'red' });
    await forget();
    expect(await mismatches()).toEqual([]);
  });

  test('looks neither at what it refused, nor at what is sent once a test has bent an answer', async () => {
    expect((await sends({ type: 'neither' })).status).toBe(400);
    await mock.fail({ call: 'GET /banner/admin/all', body: { banners: 'none' } });
    expect((await sends({ type: 'main', colour: 'red' })).status).toBe(200);
    expect(await mismatches()).toEqual([]);
  });
});
