import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import { createShopMock } from '#mock-api/shop.ts';
import { startMock } from '#tests/support/mockServer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'guard-'));
const mock = await startMock({ dataFolder: path.join(folder, 'kept'), log: () => {} });
const openServer = createServer(createShopMock({ listensOn: '0.0.0.0' }));
openServer.keepAliveTimeout = 0;
await new Promise<void>(resolve => openServer.listen(0, 'localhost', resolve));
afterAll(async () => {
  await mock.stop();
  await new Promise(resolve => openServer.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a request as a browser does. `fetch` cannot set `Host` and `Origin`. */
const send = (method: string, url: string, headers: Record<string, string>, body = '') =>
  new Promise<{ status: number; allowed: string | undefined; body: string }>((resolve, reject) => {
    const asked = request(url, { method, headers }, reply => {
      let text = '';
      reply.on('data', part => {
        text += part;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, allowed: reply.headers['access-control-allow-origin'], body: text }));
    });
    asked.on('error', reject).end(body);
  });
const here = new URL(mock.origin).host;
const from = (origin: string) => send('GET', `${mock.origin}/api/mock/scenarios`, { ...controlHeaders, origin });

describe('the mock', () => {
  test.each(['shop.example', 'localhost.example', '192.168.1.5:3000'])('does not answer as %j', async host => {
    expect(await send('POST', `${mock.origin}/api/login`, { host })).toMatchObject({ status: 403, allowed: undefined });
  });

  test.each(['https://evil.example', 'http://localhost.evil.example', 'null'])('answers nothing to a page of %s', async origin => {
    expect(await from(origin)).toMatchObject({ status: 403, allowed: undefined });
    const asked = { origin, 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'x-mock-control' };
    expect(await send('OPTIONS', `${mock.origin}/api/mock/faults`, asked)).toMatchObject({ status: 403, allowed: undefined });
  });

  test.each(['http://localhost:5173', 'http://127.0.0.1:4173', `http://${here}`])('answers a page of %s', async origin => {
    expect(await from(origin)).toMatchObject({ status: 200, allowed: origin });
  });

  test('told to serve the network it answers to any name, pages of that name only', async () => {
    const at = `http://localhost:${(openServer.address() as AddressInfo).port}`;
    const ask = (origin: string) => send('GET', `${at}/settings`, { host: '192.168.1.5:3000', origin });
    expect(await ask('http://192.168.1.5:3000')).toMatchObject({ status: 401, allowed: 'http://192.168.1.5:3000' });
    expect(await ask('https://evil.example')).toMatchObject({ status: 403, allowed: undefined });
  });
});

describe('what is under /mock', () => {
  test.each([
    ['POST', 'reset'],
    ['PUT', 'faults'],
    ['PUT', 'scenario'],
    ['PUT', 'clock'],
    ['PUT', 'data'],
    ['GET', 'data'],
    ['GET', 'scenarios'],
    ['GET', 'mismatches'],
  ])('%s %s needs the header', async (method, name) => {
    const { status, body } = await send(method, `${mock.origin}/api/mock/${name}`, { 'Content-Type': 'text/plain' }, method === 'GET' ? '' : '[]');
    expect([status, JSON.parse(body)]).toEqual([403, { message: "What is under /mock needs the header 'X-Mock-Control: 1'" }]);
  });

  test('makes no folder for a scenario that it is turned to', async () => {
    for (let seed = 1; seed <= 40; seed++) await mock.call('PUT', '/mock/scenario', { scenario: 'empty', seed });
    expect(readdirSync(path.join(folder, 'kept')).filter(name => name.startsWith('empty'))).toEqual([]);
    expect(existsSync(path.join(folder, 'kept', 'lock'))).toBe(true);
    await mock.call('PUT', '/mock/scenario', { scenario: 'usual' });
  });

  test('finds no fault for a path with many stars, at once', async () => {
    await mock.fail({ call: `GET ${'/*a'.repeat(30)}b`, status: 500 }, { call: 'GET /color/*', status: 503 }, { call: 'GET /*/*/x', status: 501 });
    const ask = async (url: string) => (await mock.call('GET', url, undefined, await mock.signIn())).status;
    expect(await ask(`/${'/a'.repeat(60)}`)).toBe(404);
    expect(await ask('/color/all')).toBe(503);
    expect(await ask('/one/two/x')).toBe(501);
    expect(await ask('/one/x')).toBe(404);
    await mock.reset();
  });
});
