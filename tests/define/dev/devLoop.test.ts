import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import { freshCopy } from '#tests/support/freshCopy.ts';

const here = process.cwd();
let copy: string;
let server: ViteDevServer | undefined;
let logged: string[];

beforeEach(() => {
  copy = freshCopy();
  logged = [];
}, 60_000);
afterEach(async () => {
  await server?.close();
  server = undefined;
  process.chdir(here);
  vi.unstubAllEnvs();
  rmSync(copy, { recursive: true, force: true });
}, 60_000);

/** `npm start` in the copy, with what it says on its console. */
async function start(memory = '1') {
  vi.stubEnv('MOCK_MEMORY', memory);
  vi.stubEnv('MOCK_DATA', '');
  if (!memory) vi.stubEnv('MOCK_DATA', path.join(copy, 'kept'));
  process.chdir(copy);
  const logger = createLogger('silent');
  const keep = (line: string) => void logged.push(line);
  server = await createServer({
    root: copy,
    // What is installed is shared with the copy; what is made of it is not.
    cacheDir: path.join(copy, '.vite'),
    optimizeDeps: { noDiscovery: true },
    customLogger: { ...logger, warn: keep, error: keep, info: keep },
    server: { port: 0, strictPort: false },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const ask = async (method: string, url: string, body?: unknown, token?: string) => {
    const reply = await fetch(`${origin}/api${url}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...controlHeaders, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: reply.status, body: await reply.json() };
  };
  return {
    origin,
    ask: async (method: string, url: string, body?: unknown) => ask(method, url, body, (await ask('POST', '/login', demoAccount)).body.token),
    askAsNobody: ask,
    /** What a page that is opened now is sent over Vite's socket, in its first moments. */
    openPage: () =>
      new Promise<string>((resolve, reject) => {
        const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Protocol': 'vite-hmr' };
        const key = randomBytes(16).toString('base64');
        const opened = request(`${origin}/?token=${server?.config.webSocketToken}`, { headers: { ...headers, 'Sec-WebSocket-Key': key } });
        opened.on('error', reject).end();
        opened.on('upgrade', (_reply, socket, head) => {
          let sent = head.toString();
          socket.on('data', part => {
            sent += part;
          });
          setTimeout(() => {
            socket.destroy();
            resolve(sent);
          }, 300);
        });
      }),
  };
}

function change(file: string, edit: (text: string) => string): void {
  const text = readFileSync(path.join(copy, file), 'utf8');
  expect(edit(text), file).not.toBe(text);
  writeFileSync(path.join(copy, file), edit(text));
}
const soon = { timeout: 10_000, interval: 50 };
const logText = () => logged.join('\n');

test('a changed fixture, behaviour and declaration are in force without a restart, and what was done stays', async () => {
  const shop = await start();
  const colors = async () => ((await shop.ask('GET', '/color/all')).body.colors as { name: string }[]).map(({ name }) => name);
  await shop.ask('PUT', '/user/profile', { username: 'Of today' });
  const [first = ''] = await colors();
  change('mock-api/fixtures/colors.json', text => text.replace(`"${first}"`, '"Ochre of Kannur"'));
  await vi.waitFor(async () => expect(await colors()).toContain('Ochre of Kannur'), soon);
  change('mock-api/behaviour/productsBehaviour.ts', text => text.replace('Color value is required', 'Which shade?'));
  await vi.waitFor(async () => expect((await shop.ask('POST', '/color/new', { name: 'New' })).body.message).toBe('Which shade?'), soon);
  change('resources/colors.ts', text => text.replaceAll('/color/all', '/color/every'));
  await vi.waitFor(async () => expect((await shop.ask('GET', '/color/every')).status).toBe(200), soon);
  expect((await shop.ask('GET', '/color/all')).status).toBe(404);
  expect((await shop.askAsNobody('POST', '/login', demoAccount)).body.user.name).toBe('Of today');
}, 90_000);

test('an edited fixture that kept data hide is said when it changes, and its own file follows where nothing was done', async () => {
  const shop = await start('');
  await shop.ask('POST', '/color/new', { name: 'Of today', value: '#fff' });
  change('mock-api/fixtures/colors.json', text => text.replace('"name": "', '"name": "Old '));
  await vi.waitFor(() => expect(logText()).toMatch(/hides fixtures that have changed since: colors\.json\. Back to the fixtures: curl/), soon);
  expect(JSON.stringify((await shop.ask('GET', '/color/all')).body)).toContain('Of today');
  await shop.askAsNobody('POST', '/mock/reset');
  expect(JSON.stringify((await shop.ask('GET', '/color/all')).body)).toContain('Old ');
}, 90_000);

describe('a broken declaration', () => {
  const broken = "R10 colors.lists.all.columns[0]: no field 'nmae'. Did you mean 'name'?";
  const overlay = JSON.stringify({ type: 'error', err: { message: broken, stack: '' } });
  const misspell = () => change('resources/colors.ts', text => text.replace(/columns: \['name'/, "columns: ['nmae'"));

  test('is told at the start, on the console and over a page that is opened later, and the mock says why it does not answer', async () => {
    misspell();
    const shop = await start();
    await vi.waitFor(() => expect(logged).toContain(broken), soon);
    expect(await shop.openPage()).toContain(overlay);
    expect(await shop.askAsNobody('GET', '/color/all')).toEqual({ status: 503, body: { message: `The mock has not started: ${broken}` } });
    change('resources/colors.ts', text => text.replace('nmae', 'name'));
    await vi.waitFor(() => expect(logText()).toContain('The declarations are right again.'), soon);
    await vi.waitFor(async () => expect((await shop.ask('GET', '/color/all')).status).toBe(200), soon);
    expect(await shop.openPage()).not.toContain('"type":"error"');
  }, 90_000);

  test('that comes while one works is told, and the mock goes on as it was', async () => {
    const shop = await start();
    misspell();
    await vi.waitFor(() => expect(logged).toContain(broken), soon);
    expect(await shop.openPage()).toContain(overlay);
    expect((await shop.ask('GET', '/color/all')).status).toBe(200);
  }, 90_000);

  test('a text that one language lacks is told on the console alone', async () => {
    const shop = await start();
    change('i18n/it/products.ts', text => text.replace(/\n( +)size: '[^']*',/, ''));
    await vi.waitFor(() => expect(logText()).toMatch(/R50 .*there is no text for it in 'it'/), soon);
    expect(await shop.openPage()).not.toContain('"type":"error"');
  }, 90_000);
});
