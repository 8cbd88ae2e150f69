import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { call, defineResource } from '#define';
import { createShopMock } from '#mock-api/shop.ts';
import { startMock } from '#tests/support/mockServer.ts';

const mock = await startMock();
const token = await mock.signIn();
afterAll(() => mock.stop());
beforeEach(() => mock.reset());

const ask = async (method: string, url: string, body?: unknown) => {
  const reply = await mock.call(method, url, body, token);
  const text = await reply.text();
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  expect(text).not.toMatch(/<html|node_modules|\n\s+at /);
  return { status: reply.status, body: JSON.parse(text) as Record<string, unknown> };
};

/** Sends a head and the beginning of a body that never ends. @returns the answer. */
const answerBeforeEnd = (headers: Record<string, string>, beginning?: Iterable<Buffer>, origin = mock.origin) =>
  new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const sent = httpRequest(`${origin}/api/color/new`, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } });
    sent.on('error', reject);
    sent.on('response', (reply: IncomingMessage) => {
      let text = '';
      reply.on('data', part => {
        text += part;
      });
      reply.on('end', () => {
        sent.destroy();
        resolve({ status: reply.statusCode, body: JSON.parse(text) });
      });
    });
    sent.flushHeaders();
    for (const part of beginning ?? []) sent.write(part);
  });

describe('faults that cannot happen are refused, and those in force stay', () => {
  const known = { call: 'GET /color/all', status: 503, message: 'Closed' };
  test.each([
    ['no list', { call: 'GET /color/all' }, 'The faults must be a list: [{"call": "GET /color/all", "status": 500}]'],
    ['null', [null], 'Fault 1 must be an object with a call'],
    ['a number', [known, 5], 'Fault 2 must be an object with a call'],
    ['a text', ['GET /color/all'], 'Fault 1 must be an object with a call'],
    ['a list', [[]], 'Fault 1 must be an object with a call'],
    ['no call', [{ status: 500 }], "Fault 1: 'call' must be a method and a path, like GET /color/all or POST /product/*"],
    ['a call in numbers', [{ call: 5 }], "Fault 1: 'call' must be a method and a path, like GET /color/all or POST /product/*"],
    ['a call without a method', [{ call: '/color/all' }], "Fault 1: 'call' must be a method and a path, like GET /color/all or POST /product/*"],
    ['a status as text', [{ ...known, status: '500' }], "Fault 1: 'status' must be a whole number from 200 to 599"],
    ['a status that HTTP has not', [{ ...known, status: 9999 }], "Fault 1: 'status' must be a whole number from 200 to 599"],
    ['times as text', [{ ...known, times: '2' }], "Fault 1: 'times' must be a whole number of 1 or more"],
    ['a delay before now', [{ ...known, delay: -1 }], "Fault 1: 'delay' must be a number of milliseconds, at most an hour"],
    ['a message in numbers', [{ ...known, message: 5 }], "Fault 1: 'message' must be a text"],
    ['hang as text', [{ ...known, hang: 'yes' }], "Fault 1: 'hang' must be true or false"],
    ['an unknown key', [{ ...known, mesage: 'Closed' }], "Fault 1 has no 'mesage', only call, status, message, body, delay, hang, drop, times"],
  ])('%s', async (_, faults, message) => {
    await mock.fail(known);
    expect(await ask('PUT', '/mock/faults', faults)).toEqual({ status: 400, body: { message } });
    expect(await ask('GET', '/color/all')).toEqual({ status: 503, body: { message: 'Closed' } });
  });

  test('what can happen is taken', async () => {
    const faults = [
      { ...known, times: 1, delay: 5, hang: false },
      { call: '*', body: null },
    ];
    expect(await ask('PUT', '/mock/faults', faults)).toEqual({ status: 200, body: faults });
    expect((await ask('GET', '/color/all')).status).toBe(503);
    expect(await ask('GET', '/color/all')).toEqual({ status: 200, body: null });
    expect(await ask('GET', '/mock/faults')).toEqual({ status: 200, body: [{ call: '*', body: null }] });
  });

  test('a call is named as the contract writes it', async () => {
    await mock.fail({ call: 'GET /coupon/{id}/none', status: 503, message: 'Closed' });
    expect(await ask('GET', '/coupon/7/none')).toEqual({ status: 503, body: { message: 'Closed' } });
    expect((await ask('GET', '/color/all')).status).toBe(200);
  });

  test('a connection that is broken off answers nothing', async () => {
    await mock.fail({ call: 'GET /color/all', drop: true, times: 1 });
    await expect(ask('GET', '/color/all')).rejects.toThrow('fetch failed');
    expect((await ask('GET', '/color/all')).status).toBe(200);
  });
});

describe('a body', () => {
  test('is not waited for when the token is nobody’s', async () => {
    const headers = { 'Content-Length': String(200_000_000), Authorization: 'Bearer nonsense' };
    expect(await answerBeforeEnd(headers)).toEqual({ status: 401, body: { message: 'No user in this Token #admin' } });
  });

  test('that says it is too large is refused unread', async () => {
    const headers = { 'Content-Length': String(64 * 1024 * 1024 + 1), Authorization: `Bearer ${token}` };
    expect(await answerBeforeEnd(headers)).toEqual({ status: 413, body: { message: 'The body is larger than 64 MB' } });
  });

  test('that turns out too large is refused before its end', async () => {
    // Another mock than in the other tests, which would record the whole body.
    const alone = createShopMock() as RequestListener;
    const server = createServer((request, response) => {
      request.url = request.url?.replace('/api', '');
      alone(request, response);
    });
    server.keepAliveTimeout = 0;
    await new Promise<void>(resolve => server.listen(0, resolve));
    const part = Buffer.alloc(1024 * 1024, 'x');
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const answer = await answerBeforeEnd({ Authorization: `Bearer ${token}` }, Array<Buffer>(65).fill(part), origin);
    server.close();
    expect(answer).toEqual({ status: 413, body: { message: 'The body is larger than 64 MB' } });
  });

  test('of twelve images of 2 MB is taken', async () => {
    const image = `data:image/png;base64,${Buffer.alloc(2000 * 1024, 7).toString('base64')}`;
    const images = Array.from({ length: 12 }, (_, number) => image.replace('Bw', Buffer.from([number]).toString('base64').slice(0, 2)));
    const { status, body } = await ask('POST', '/product/admin/new', {
      primaryLang: { name: 'Heavy' },
      category: '68df5b489f4c27b1e63a91c6',
      images,
    });
    expect([status, new Set((body.images as { url: string }[]).map(({ url }) => url)).size]).toEqual([200, 12]);
  });

  test.each([[[1]], ['text'], [5], [null]])('that is no object, %j, is refused', async body => {
    expect(await ask('POST', '/color/new', body)).toEqual({ status: 400, body: { message: 'The body must be a JSON object' } });
  });
});

describe('an odd address', () => {
  const first = async (query: string) => {
    const { status, body } = await ask('GET', `/product/admin/custom/all?${query}`);
    expect(status).toBe(200);
    return (body.products as { _id: string }[]).map(({ _id }) => _id);
  };

  test('that repeats a parameter means the first one', async () => {
    expect(await first('page=2&page=1&limit=5')).toEqual(await first('page=2&limit=5'));
    expect(await first('page[]=2&page[]=1&limit=5')).toEqual(await first('page=2&limit=5'));
    expect(await first('page=1&limit=5&search=kurta&search=zzz')).toEqual(await first('page=1&limit=5&search=kurta'));
    expect(await first('page=1&limit=5&search[deep][er]=kurta')).toEqual(await first('page=1&limit=5&search=kurta'));
  });

  test.each(['/%E0%A4%A', '/product/admin/single/%E0%A4%A', '/images/%E0%A4%A'])('that is malformed, %s, is refused', async url => {
    expect(await ask('GET', url)).toEqual({ status: 400, body: { message: `The address is malformed: ${url}` } });
  });

  test.each(['/images/..%2f..%2fstore.ts', '/images/x%2f..', '/images/a%00.png', '/images/none.png'])('of no image, %s, has none', async url => {
    expect(await ask('GET', url)).toEqual({ status: 404, body: { message: 'There is no such image' } });
  });
});

test('a mistake of the mock itself is said in words, without the stack', async () => {
  const kites = defineResource({
    name: 'kites',
    fields: [{ source: 'name', kind: 'text' }],
    lists: {},
    pages: { create: false, edit: false },
    calls: { one: call('GET /kite/{id}'), all: call('GET /kite/all?page') },
  });
  const lines: string[] = [];
  const flying = await startMock({
    resources: [kites],
    behaviour: { kites: { lists: { all: row => (row.tail as string).length > 0 } } },
    tables: { users: [{ _id: 'a1', email: 'admin@malabarbazaar.example', password: 'Bazaar#2026', role: 'admin' }], kites: [{ _id: 'k1' }] },
    log: line => lines.push(line),
  });
  const reply = await flying.call('GET', '/kite/all?page=1', undefined, await flying.signIn());
  const answer = { status: reply.status, body: await reply.json() };
  await flying.stop();
  expect(answer).toEqual({
    status: 500,
    body: { message: "The mock failed at GET /kite/all: Cannot read properties of undefined (reading 'length')" },
  });
  expect(lines.join('\n')).toMatch(/GET \/kite\/all[\s\S]+\n\s+at /);
});

test('a plain resource is asked in JSON', async () => {
  const suppliers = defineResource({ name: 'suppliers', fields: [{ source: 'name', kind: 'text' }] });
  const admin = { _id: 'a1', email: 'admin@malabarbazaar.example', password: 'Bazaar#2026', role: 'admin' };
  const plain = await startMock({ resources: [suppliers], tables: { users: [admin], suppliers: [{ _id: 's1', name: 'Teak' }] } });
  const signedIn = await plain.signIn();
  const answers = await Promise.all(
    ['sort=name', 'range=5', 'filter=null', 'filter=[', 'sort=["name"]'].map(async query => {
      const reply = await plain.call('GET', `/suppliers?${query}`, undefined, signedIn);
      return [query, reply.status, await reply.json()];
    }),
  );
  await plain.stop();
  expect(answers).toEqual([
    ['sort=name', 400, { message: '\'sort\' must be JSON, like ["name","ASC"]' }],
    ['range=5', 400, { message: "'range' must be JSON, like [0,9]" }],
    ['filter=null', 400, { message: '\'filter\' must be JSON, like {"q":"teak"}' }],
    ['filter=[', 400, { message: '\'filter\' must be JSON, like {"q":"teak"}' }],
    ['sort=["name"]', 200, [{ id: 's1', name: 'Teak' }]],
  ]);
});
