import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, closeSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { configuredPage, settingsBlock } from '#hosting/configuredPage.ts';
import { rulesOf } from '#hosting/headers.ts';
import { defaultSettings } from '#hosting/settings.ts';
import { freePort } from '#tests/support/freePort.ts';
import { ensureServer } from '#tests/support/webServers.ts';

/** The folder of the image: scripts and build, which the container's user cannot write to. */
const image = mkdtempSync(path.join(tmpdir(), 'image-'));
const root = path.join(image, 'dist');
const page = `<title>Shop Admin</title>${settingsBlock(defaultSettings)}<script>go()</script><script type="module" src="/assets/a.js"></script>${' '.repeat(2000)}`;

beforeAll(async () => {
  ensureServer('nginx');
  await build({ configFile: 'hosting/container/vite.config.ts', logLevel: 'error', build: { outDir: image } });
  copyFileSync('hosting/container/start.sh', path.join(image, 'start.sh'));
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  const files = { 'index.html': page, 'version.json': '{"version":"1.0.0"}', 'assets/a.js': 'go()', 'favicon.svg': '<svg/>' };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(root, name), content);
  for (const folder of [path.join(root, 'assets'), root, image]) chmodSync(folder, 0o555);
}, 600_000);

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Container {
  process: ChildProcess;
  address: string;
  /** The folder that it may write to. */
  run: string;
  output: () => string;
  /** Its exit code. */
  ended: Promise<number | null>;
}

/** Starts the image's script as a user without rights. */
async function start(env: Record<string, string> = {}): Promise<Container> {
  const port = await freePort();
  const run = mkdtempSync(path.join(tmpdir(), 'run-'));
  chmodSync(run, 0o777);
  const isRoot = process.getuid?.() === 0;
  // nginx opens its output by name, as its own user.
  const log = path.join(run, 'output.log');
  const output = openSync(log, 'a', 0o666);
  chmodSync(log, 0o666);
  const container = spawn(path.join(image, 'start.sh'), [], {
    env: { PATH: `${path.dirname(process.execPath)}:/usr/sbin:${process.env.PATH}`, ROOT_FOLDER: root, RUN_FOLDER: run, PORT: String(port), ...env },
    stdio: ['ignore', output, output],
    ...(isRoot ? { uid: 23_456, gid: 23_456 } : {}),
  });
  closeSync(output);
  const ended = new Promise<number | null>(resolve => container.on('close', resolve));
  ends.push(async () => {
    container.kill('SIGTERM');
    await ended;
    rmSync(run, { recursive: true, force: true });
  });
  const address = `http://localhost:${port}`;
  const answers = () =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver && !(await answers())) await new Promise(resolve => setTimeout(resolve, 20));
  return { process: container, address, run, output: () => readFileSync(log, 'utf8'), ended };
}

/** A server in place of the shop's API. Returns its address. */
async function api(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server: Server = createServer(answer).listen(0);
  ends.push(() => server.close());
  await new Promise(resolve => server.once('listening', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}/v1`;
}

test('a user without rights serves the app with every header, and writes to one folder only', { tags: ['slow'] }, async () => {
  const { address, run, output } = await start();
  const rules = rulesOf(configuredPage(page, defaultSettings), defaultSettings);
  const headersOf = async (url: string) => Object.fromEntries((await fetch(address + url)).headers);
  const lower = (headers: object) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  for (const url of ['/', '/login', '/product/42', '/index.html'])
    expect(await headersOf(url)).toMatchObject({ ...lower(rules.everywhere), ...lower(rules.pages), 'content-type': 'text/html' });
  expect(await headersOf('/assets/a.js')).toMatchObject({ ...lower(rules.everywhere), ...lower(rules.assets) });
  expect(await (await fetch(`${address}/orders?page=2`)).text()).toBe(page);
  await expect.poll(output).toContain('"path":"/orders",');
  expect(output()).not.toContain('page=2');
  expect((await headersOf('/login'))['content-encoding']).toBe('gzip');
  for (const url of ['/assets/none.js', '/_nginx.conf', '/_headers']) {
    const missing = await fetch(address + url);
    expect([url, missing.status, missing.headers.get('cache-control')]).toEqual([url, 404, 'no-store']);
  }
  expect(await (await fetch(`${address}/version.json`)).json()).toEqual({ version: '1.0.0' });
  expect((await fetch(address)).headers.get('server')).toBe('nginx');
  expect(existsSync(path.join(run, 'index.html'))).toBe(true);
  expect(readFileSync(path.join(root, 'index.html'), 'utf8')).toBe(page);
});

test('below a path, with a policy of its settings', { tags: ['slow'] }, async () => {
  const { address } = await start({ BASE_PATH: '/back/office', API_URL: 'https://api.shop.example', MAP_TILES_URL: 'none' });
  const opened = await fetch(`${address}/back/office/product/42`);
  expect(opened.headers.get('content-security-policy')).toContain("connect-src 'self' https://api.shop.example;");
  expect(opened.headers.get('content-security-policy')).toContain("img-src 'self' data: https://api.shop.example;");
  expect(await opened.text()).toContain('src="/back/office/assets/a.js"');
  expect((await fetch(`${address}/back/office/assets/a.js`)).status).toBe(200);
  const bare = await fetch(`${address}/back/office`, { redirect: 'manual' });
  expect([bare.status, bare.headers.get('location')]).toEqual([308, '/back/office/']);
  const outside = ['/', '/index.html', '/version.json', '/assets/a.js', '/elsewhere'];
  for (const url of ['/back/office/assets/none.js', '/back/office/_nginx.conf', ...outside])
    expect([url, (await fetch(address + url)).status]).toEqual([url, 404]);
});

test('calls are forwarded with the id of their request, also with 60 MB of pictures; health asks no API', { tags: ['slow'] }, async () => {
  const requests: { url: string | undefined; id: unknown; bytes: number }[] = [];
  const upstream = await api((request, response) => {
    let bytes = 0;
    request.on('data', chunk => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      requests.push({ url: request.url, id: request.headers['x-request-id'], bytes });
      response.end('{}');
    });
  });
  const { address, output } = await start({ API_UPSTREAM: upstream });
  expect(requests).toEqual([]);
  const known = await fetch(`${address}/api/colors?page=1`, { headers: { 'X-Request-Id': 'abc-1' } });
  expect(known.headers.get('x-request-id')).toBe('abc-1');
  const large = await fetch(`${address}/api/product/admin/new`, { method: 'POST', body: Buffer.alloc(60 * 1024 * 1024) });
  const id = large.headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(requests).toEqual([
    { url: '/v1/colors?page=1', id: 'abc-1', bytes: 0 },
    { url: '/v1/product/admin/new', id, bytes: 60 * 1024 * 1024 },
  ]);
  await expect
    .poll(() =>
      output()
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line).id),
    )
    .toEqual(['abc-1', id]);
});

test('an API that is away is a 502, and the app stays healthy', { tags: ['slow'] }, async () => {
  const { address } = await start({ API_UPSTREAM: `http://localhost:${await freePort()}` });
  expect((await fetch(`${address}/api/colors`)).status).toBe(502);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

test('a stop lets an open answer end', { tags: ['slow'] }, async () => {
  let finish = () => {};
  const upstream = await api((_request, response) => {
    response.write('[');
    finish = () => response.end(']');
  });
  const { address, process: nginx, ended } = await start({ API_UPSTREAM: upstream });
  const answer = await fetch(`${address}/api/colors`);
  nginx.kill('SIGQUIT');
  await expect.poll(() => fetch(`${address}/healthz`).catch(() => 'refused')).toBe('refused');
  finish();
  expect(await answer.text()).toBe('[]');
  expect(await ended).toBe(0);
});

test('wrong settings are named, and nothing listens', { tags: ['slow'] }, async () => {
  const { output, ended, address } = await start({ API_URL: 'https://api.example//v1', AUTH_MODE: 'none' });
  expect(await ended).toBe(1);
  expect(output()).toBe("The admin does not start:\nAPI_URL: has two slashes in a row.\nAUTH_MODE: must be 'token' or 'fake' or 'hosted'.\n");
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  for (const [env, problem] of [
    [{ API_UPSTREAM: 'api.example' }, "API_UPSTREAM: must be an address like 'https://api.shop.example/v1'."],
    [{ PORT: '80a' }, 'PORT: must be a number from 1 to 65535.'],
  ] as const) {
    const container = await start(env);
    expect(await container.ended).toBe(1);
    expect(container.output()).toBe(`The admin does not start:\n${problem}\n`);
  }
});
