import { afterAll, describe, expect, test } from 'vitest';
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';
import type { Row } from '#mock-api/engine/behaviourTypes.ts';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import { largeTables } from '#mock-api/engine/scenarios/largeTables.ts';
import { readFixtures } from '#mock-api/shop.ts';
import { resources } from '#resources';
import { startMock } from '#tests/support/mockServer.ts';

const mock = await startMock();
afterAll(() => mock.stop());

type Answer = { status: number; text: string; body: Record<string, unknown> };

/** A function that calls a scenario, by header, signed in. */
async function inScenario(scenario: string, seed = 0, origin = mock.origin) {
  const send = async (method: string, url: string, body?: unknown, token?: string): Promise<Answer> => {
    const reply = await fetch(`${origin}/api${url}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-By-Hand': '1',
        ...controlHeaders,
        'X-Mock-Scenario': scenario,
        'X-Mock-Seed': String(seed),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const isJson = (() => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    })();
    return { status: reply.status, text, body: isJson ? JSON.parse(text) : {} };
  };
  const signedIn = await send('POST', '/login', demoAccount);
  expect(signedIn.status).toBe(200);
  return (method: string, url: string, body?: unknown) => send(method, url, body, signedIn.body.token as string);
}

const products = '/product/admin/custom/all?page=1&limit=10';
const inTurn = async (ask: Awaited<ReturnType<typeof inScenario>>, url: string, times: number) => {
  const answers: Answer[] = [];
  for (let turn = 0; turn < times; turn++) answers.push(await ask('GET', url));
  return answers;
};
/** The keys of an answer, with the types of their values. */
const form = ({ body }: Answer) => (Array.isArray(body) ? 'list' : Object.keys(body).sort().join());

test('usual: the fixtures, whatever the seed', async () => {
  const [first, second] = await Promise.all([inScenario('usual', 1), inScenario('usual', 2)]);
  const answer = await first('GET', products);
  expect(answer.body.total).toBe((readFixtures().products as Row[]).filter(({ isDeleted }) => !isDeleted).length);
  expect((await second('GET', products)).text).toBe(answer.text);
});

test('empty: no rows but who signs in, and the settings', async () => {
  const ask = await inScenario('empty');
  expect((await ask('GET', products)).body).toEqual({ products: [], total: 0 });
  expect((await ask('GET', '/order/admin/all?page=1&limit=10')).body).toEqual({ orders: [], total: 0 });
  const users = (await ask('GET', '/user/admin/all?page=1')).body.users as { email: string }[];
  expect(users.map(({ email }) => email)).toEqual([demoAccount.email]);
  expect((await ask('GET', '/settings')).body).toMatchObject({ company: { name: 'Malabar Bazaar' } });
});

test('slow: an answer is waited for, and others are not answered before their time', async () => {
  const ask = await inScenario('slow');
  const usual = await inScenario('usual');
  const order: string[] = [];
  await Promise.all([
    ask('GET', '/color/all').then(({ status }) => order.push(`slow ${status}`)),
    usual('GET', '/color/all').then(({ status }) => order.push(`usual ${status}`)),
  ]);
  expect(order).toEqual(['usual 200', 'slow 200']);
});

describe('flaky', () => {
  const answersOf = async (seed: number) =>
    (await inTurn(await inScenario('flaky', seed), '/color/all', 40)).map(({ status, body }) => `${status} ${body.message ?? ''}`);

  test('a share of the calls fails with words, the others are right', async () => {
    const answers = await answersOf(7);
    const failed = answers.filter(answer => !answer.startsWith('200'));
    expect(failed.length).toBeGreaterThan(3);
    expect(failed.length).toBeLessThan(20);
    for (const answer of failed) expect(answer).toMatch(/^(500|502|503|504|429|409) \w+/);
  });

  test('the same seed has the same failures, another has others', async () => {
    const other = await startMock();
    const ask = await inScenario('flaky', 7, other.origin);
    const again = (await inTurn(ask, '/color/all', 40)).map(({ status }) => status);
    await other.stop();
    const first = await inScenario('flaky', 7);
    await first('POST', '/mock/reset');
    expect((await inTurn(first, '/color/all', 40)).map(({ status }) => status)).toEqual(again);
    expect((await answersOf(8)).map(answer => Number(answer.slice(0, 3)))).not.toEqual(again);
  });
});

test('refusing: each write fails with words of what was sent, reads are right, nothing is written', async () => {
  const ask = await inScenario('refusing');
  const refused = await ask('POST', '/color/new', { name: 'Saffron', value: '#fc0' });
  expect(refused.status).toBe(400);
  const [[source, words] = []] = Object.entries(refused.body.errors as Record<string, string>);
  expect(['name', 'value']).toContain(source);
  expect(refused.body.message).toBe(`Validation failed: ${words}`);
  const [id] = ((await ask('GET', products)).body.products as Row[]).map(({ _id }) => _id);
  expect(await ask('DELETE', `/product/admin/${id}`)).toMatchObject({ status: 400, body: { message: 'This cannot be done now' } });
  expect((await ask('GET', `/product/admin/single/${id}`)).status).toBe(200);
  expect((await ask('GET', '/color/all')).text).not.toContain('Saffron');
});

test('expired: signing in works, then the token is refused at once', async () => {
  const ask = await inScenario('expired');
  expect(await ask('GET', products)).toMatchObject({ status: 401, body: { message: 'No user in this Token #admin' } });
});

describe('malformed', () => {
  test('each call in turn is cut off, lacks fields, has nulls, unknown values and numbers as texts', async () => {
    const ask = await inScenario('malformed', 3);
    const answers = await inTurn(ask, products, 5);
    const whole = (await (await inScenario('usual'))('GET', products)).body.products as Row[];
    const keys = Object.keys(whole[0] ?? {}).length;
    const rowsOf = ({ body }: Answer) => (body.products ?? []) as Row[];
    const kindOf = (answer: Answer) => {
      const [first = {}] = rowsOf(answer);
      if (!rowsOf(answer).length) return 'broken';
      if (Object.keys(first).length < keys) return 'missing';
      if (answer.text.includes('something-new')) return 'unknown';
      return typeof rowsOf(answer)[0]?.price === 'string' ? 'texts' : 'nulls';
    };
    expect(answers.map(kindOf).sort()).toEqual(['broken', 'missing', 'nulls', 'texts', 'unknown']);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await ask('POST', '/mock/reset');
    expect((await inTurn(ask, products, 5)).map(({ text }) => text)).toEqual(answers.map(({ text }) => text));
    const other = await inTurn(await inScenario('malformed', 4), products, 5);
    expect(other.map(({ text }) => text)).not.toEqual(answers.map(({ text }) => text));
  });

  test('is wrong on purpose, and not held against the contract', async () => {
    const ask = await inScenario('malformed', 3);
    await inTurn(ask, '/order/admin/all?page=1&limit=10', 5);
    expect((await ask('GET', '/mock/mismatches')).body).toEqual([]);
  });
});

test('other-shapes: a list and a record come in every shape, with the same rows', async () => {
  const ask = await inScenario('other-shapes');
  const lists = await inTurn(ask, products, 7);
  expect(lists.map(form).sort()).toEqual(
    ['count,items', 'count,products', 'data,total', 'list', 'products', 'products,total', 'results,totalCount'].sort(),
  );
  const rows = lists.map(({ body }) => (Array.isArray(body) ? body : Object.values(body).find(Array.isArray)) as Row[]);
  for (const some of rows) expect(some.map(({ _id }) => _id)).toEqual(rows[0]?.map(({ _id }) => _id));
  const records = await inTurn(ask, `/product/admin/single/${rows[0]?.[0]?._id}`, 4);
  expect(records.map(answer => (form(answer).includes('_id') ? 'bare' : form(answer))).sort()).toEqual([
    'bare',
    'data',
    'message,product',
    'product',
  ]);
});

test('single-language: one language is on, the texts of the second are there', async () => {
  const ask = await inScenario('single-language');
  expect((await ask('GET', '/settings')).body).toMatchObject({ multiLanguange: { isMultiLanguage: false, priority: 'english' } });
  expect(((await ask('GET', products)).body.products as Row[])[0]).toHaveProperty('secondaryLang.name');
});

test('bare-setup: nothing is set up', async () => {
  const ask = await inScenario('bare-setup');
  expect((await ask('GET', '/settings')).body).toEqual({
    _id: expect.any(String),
    company: { name: 'Malabar Bazaar' },
    setup: { shippingInputs: [], productInputs: [], classificationInputs: [] },
  });
});

test('hostile: texts hold what does harm, choices, ids and pictures are as they were', async () => {
  const ask = await inScenario('hostile', 2);
  const { text, body } = await ask('GET', '/product/admin/custom/all?page=1&limit=100');
  for (const harm of ['<script>', 'onerror=', '__proto__', 'W'.repeat(10_000), '\u202E']) expect(text).toContain(harm);
  expect(Object.keys((body.products as Row[])[0] ?? {})).toContain('__proto__');
  const orders = (await ask('GET', '/order/admin/all?page=1&limit=100')).body.orders as Row[];
  expect(new Set(orders.map(({ orderStatus }) => orderStatus))).toContain('Delivered');
  const names = (rows: unknown) => (rows as { primaryLang: { name: string } }[]).map(({ primaryLang }) => primaryLang.name);
  const other = await inScenario('hostile', 3);
  expect(names((await other('GET', products)).body.products)).not.toEqual(names(body.products).slice(0, 10));
});

describe('large', () => {
  test('is as large as it says, and holds together', { tags: ['slow'], timeout: 90_000 }, async () => {
    const ask = await inScenario('large', 5);
    const total = async (url: string) => (await ask('GET', url)).body.total;
    expect(await total('/order/admin/all?page=1&limit=1')).toBe(20_000);
    expect(await total('/user/admin/all?page=1')).toBe(50_000);
    expect(await total('/static/admin/classifications/category?page=1&limit=1')).toBe(5_000);
    const deleted = (await ask('GET', '/product/admin/deleted/all')).body.total as number;
    expect(Number(await total(products)) + deleted).toBe(100_000);

    const orders = (await ask('GET', '/order/admin/all?page=50&limit=40')).body.orders as Row[];
    expect(new Set(orders.map(({ _id }) => _id)).size).toBe(40);
    for (const { _id, orderId, user, shop } of orders) {
      expect(_id).toMatch(/^[\da-f]{24}$/);
      expect(orderId).toMatch(/^MB\d+-\d+$/);
      expect([user, shop]).toEqual([
        { _id: expect.any(String), name: expect.any(String), email: expect.any(String) },
        expect.objectContaining({ _id: expect.any(String) }),
      ]);
    }
    // The mock takes long to find one of 100,000 products, so only some are read.
    const items = orders.slice(0, 4).flatMap(({ orderItems }) => orderItems as { product: string; primaryLang: { name: string } }[]);
    expect(items.length).toBeGreaterThan(3);
    for (const item of items) {
      const product = (await ask('GET', `/product/admin/single/${item.product}`)).body as { primaryLang: { name: string } };
      expect(item.primaryLang.name).toBe(product.primaryLang.name);
    }
    const [first = {} as Row] = orders;
    const { _id: id } = first.user as Row;
    const ofUser = (await ask('GET', `/order/admin/user/${id}`)).body.orders as Row[];
    expect(ofUser.map(({ _id }) => _id)).toContain(first._id);
    const [product] = (await ask('GET', '/product/admin/custom/all?page=7&limit=1')).body.products as (Row &
      Record<'price' | 'sellingPrice' | 'discountValue', number>)[];
    expect(Number(product?.price) - Number(product?.discountValue)).toBeCloseTo(Number(product?.sellingPrice), 1);

    const { rows, leftOut } = (await ask('GET', '/mock/data')).body as { rows: Record<string, Row[]>; leftOut: string[] };
    expect(leftOut.sort()).toEqual(['orders', 'products', 'users']);
    expect(rows.category).toHaveLength(5000);
  });

  test('follows from its seed; what no declaration names takes part', () => {
    const kites = Array.from({ length: 3 }, (_, number) => ({
      _id: `kite-${number}`,
      tail: { number: `K-${number}` },
      createdAt: `2026-01-0${number + 1}T00:00:00.000Z`,
    }));
    const made = (seed: number) =>
      largeTables({ times: 20 })(structuredClone({ kites, users: readFixtures().users }), {
        seed,
        resources: resources.filter(({ name }) => name !== 'users'),
        answers: {},
        account: undefined,
      });
    expect(made(1)).toEqual(made(1));
    expect(made(1)).not.toEqual(made(2));
    expect(made(1).kites).toHaveLength(60);
  });
});
