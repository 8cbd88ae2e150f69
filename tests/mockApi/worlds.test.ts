import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import { scenarioLines } from '#mock-api/shop.ts';
import { startMock } from '#tests/support/mockServer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'worlds-'));
const mock = await startMock({ dataFolder: folder, log: () => {} });
const token = await mock.signIn();
afterAll(async () => {
  await mock.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await mock.call('PUT', '/mock/scenario', { scenario: 'usual' });
  await mock.reset();
});

const ask = async (method: string, url: string, body?: unknown, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${mock.origin}/api${url}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-By-Hand': '1', ...controlHeaders, Authorization: `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};
const add = (name: string, headers?: Record<string, string>) => ask('POST', '/color/new', { name, value: '#fff' }, headers);
const colors = async (headers?: Record<string, string>) =>
  ((await ask('GET', '/color/all', undefined, headers)).body.colors as { name: string }[]).map(({ name }) => name);
const inSingle = { 'X-Mock-Scenario': 'single-language', 'X-Mock-Seed': '4' };
const image = `data:image/png;base64,${Buffer.from('a picture').toString('base64')}`;

describe('a world that a header names', () => {
  test('is apart from the server’s own and from those of other seeds, in what is written, its faults, reset and clock', async () => {
    await add('Of the header', inSingle);
    await add('Of the server');
    expect(await colors(inSingle)).toContain('Of the header');
    expect(await colors(inSingle)).not.toContain('Of the server');
    expect(await colors()).not.toContain('Of the header');
    expect(await colors({ ...inSingle, 'X-Mock-Seed': '5' })).not.toContain('Of the header');
    await ask('PUT', '/mock/faults', [{ call: 'GET /color/all', status: 503 }], inSingle);
    expect((await ask('GET', '/color/all')).status).toBe(200);
    await ask('PUT', '/mock/clock', { now: '2030-01-01T00:00:00Z' }, inSingle);
    expect((await ask('GET', '/mock/clock')).body.isSet).toBe(false);
    await ask('POST', '/mock/reset', undefined, inSingle);
    expect(await colors(inSingle)).not.toContain('Of the header');
    expect(await colors()).toContain('Of the server');
  });

  test('that nobody has is refused with the names of those there are', async () => {
    const { status, body } = await ask('GET', '/color/all', undefined, { 'X-Mock-Scenario': 'usuall' });
    expect([status, body.message]).toEqual([400, `There is no scenario 'usuall', only ${scenarioLines.map(({ name }) => name).join(', ')}`]);
    const { body: ofSeed } = await ask('GET', '/color/all', undefined, { 'X-Mock-Scenario': 'usual', 'X-Mock-Seed': 'x' });
    expect(ofSeed.message).toBe('The seed must be a whole number from 0 to 4294967295');
  });

  test('has pictures that are asked for without it', async () => {
    const { body } = await ask('POST', '/banner/admin/new', { tag: 'new', priority: 1, type: 'main', link: '', images: [image] }, inSingle);
    const [{ url } = { url: '' }] = body.images as { url: string }[];
    expect(await (await fetch(mock.origin + url)).text()).toBe('a picture');
  });
});

describe('the server’s own world', () => {
  test('is put into another scenario, and finds what was changed when it comes back', async () => {
    await add('Before');
    expect((await ask('GET', '/mock/scenarios')).body).toEqual({ scenarios: scenarioLines, scenario: 'usual', seed: 0 });
    expect((await ask('PUT', '/mock/scenario', { scenario: 'empty', seed: 2 })).body).toMatchObject({ scenario: 'empty', seed: 2 });
    expect(await colors()).toEqual([]);
    await add('In the empty one');
    expect((await ask('PUT', '/mock/scenario', { scenario: 'nothing' })).status).toBe(400);
    await ask('PUT', '/mock/scenario', { scenario: 'usual', seed: 0 });
    expect(await colors()).toContain('Before');
    expect(await colors()).not.toContain('In the empty one');
    await ask('PUT', '/mock/scenario', { scenario: 'empty', seed: 2 });
    expect(await colors()).toEqual(['In the empty one']);
  });
});

describe('the clock', () => {
  test('stamps and decides by the time it was set to, goes on from there, and goes back', async () => {
    const created = async () => String((await ask('POST', '/brand/admin/new', { primaryLang: { name: `Brand ${Math.random()}` } })).body.createdAt);
    const { body } = await ask('PUT', '/mock/clock', { now: '2031-05-06T10:00:00Z' });
    expect(body).toMatchObject({ isSet: true });
    expect(await created()).toMatch(/^2031-05-06T10:0\d/);
    const running = async () => (await ask('GET', '/coupon/admin/all?page=1&state=running')).body.total;
    const later = await running();
    await ask('PUT', '/mock/clock', { now: '2020-01-01T00:00:00Z' });
    expect(await running()).not.toBe(later);
    await ask('PUT', '/mock/clock', { now: null });
    expect((await created()).slice(0, 4)).toBe(new Date().toISOString().slice(0, 4));
  });

  test.each([['tomorrow'], [5], [undefined]])('refuses %j', async now => {
    expect((await ask('PUT', '/mock/clock', { now })).body).toEqual({ message: "'now' must be a time like 2026-12-24T18:00:00Z, or null" });
  });
});

describe('the data', () => {
  test('are told whole and taken back elsewhere: rows, uploaded pictures, faults, clock, scenario', async () => {
    await ask('PUT', '/mock/scenario', { scenario: 'single-language', seed: 3 });
    await add('Told');
    const { body: banner } = await ask('POST', '/banner/admin/new', { tag: 'new', priority: 1, type: 'main', link: '', images: [image] });
    await ask('PUT', '/mock/faults', [{ call: 'GET /area/*', status: 503, times: 2 }]);
    await ask('PUT', '/mock/clock', { now: '2031-05-06T10:00:00Z' });
    const { body: data } = await ask('GET', '/mock/data');
    expect(data).toMatchObject({ version: 1, scenario: 'single-language', seed: 3, clock: expect.stringMatching(/^2031-05-06T10:0/) });
    const other = await startMock();
    expect((await other.call('PUT', '/mock/data', data)).status).toBe(200);
    const again = (await (await other.call('GET', '/mock/data')).json()) as Record<string, unknown>;
    expect({ ...again, clock: 0 }).toEqual({ ...data, clock: 0 });
    const [{ url } = { url: '' }] = banner.images as { url: string }[];
    expect(await (await fetch(other.origin + url)).text()).toBe('a picture');
    expect((await other.call('GET', '/area/admin/all?page=1', undefined, await other.signIn())).status).toBe(503);
    await other.stop();
  });

  test.each([
    ['another version', { version: 2 }, "'version' must be 1"],
    ['no rows', { rows: 5 }, "'rows' must hold lists of objects, or one object, by the names of resources"],
    ['rows that are none', { rows: { colors: [5] } }, "'rows' must hold lists of objects, or one object, by the names of resources"],
    ['pictures that are none', { images: { x: 'y' } }, 'An image must be a data URL in base64'],
    ['faults that cannot be', { faults: [{}] }, "Fault 1: 'call' must be a method and a path, like GET /color/all or POST /product/*"],
    ['a clock that is none', { clock: 'now' }, "'clock' must be a time like 2026-12-24T18:00:00Z, or null"],
    ['an unknown scenario', { scenario: 'x' }, `There is no scenario 'x', only ${scenarioLines.map(({ name }) => name).join(', ')}`],
  ])('with %s are refused, and nothing is changed', async (_, wrong, message) => {
    await add('Stays');
    const { body: data } = await ask('GET', '/mock/data');
    expect(await ask('PUT', '/mock/data', { ...data, rows: {}, scenario: 'empty', ...wrong })).toEqual({ status: 400, body: { message } });
    expect(await colors()).toContain('Stays');
  });

  test('of another world than the header names are refused', async () => {
    const { body: data } = await ask('GET', '/mock/data');
    expect((await ask('PUT', '/mock/data', data, inSingle)).body.message).toBe(
      "These are data of 'usual' with seed 0, and this is 'single-language' with seed 4",
    );
  });
});

/** Runs `npm run mock-api` with options, until it has printed its address or has ended. */
function run(...options: string[]) {
  const child = spawn(process.execPath, ['mock-api/start.mjs', ...options], { env: { ...process.env, MOCK_DATA: folder } });
  let output = '';
  const outputEnd = new Promise<{ output: string; code: number | null }>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', text => {
        output += text;
        if (output.includes('/api\n') && output.includes('http:')) resolve({ output, code: null });
      });
    child.on('close', code => resolve({ output, code }));
  });
  return { outputEnd, kill: () => child.kill('SIGKILL') };
}

// Each test starts up to two processes, each of which takes seconds on a busy machine.
describe('npm run mock-api', { timeout: 60_000 }, () => {
  test('takes scenario, seed and port, and has what was changed in a scenario after it was killed', async () => {
    const address = async (process: ReturnType<typeof run>) => /http:\S+\/api/.exec((await process.outputEnd).output)?.[0];
    const first = run('--scenario', 'single-language', '--seed', '9', '--port', '0');
    const origin = await address(first);
    expect(await (await fetch(`${origin}/mock/scenarios`, { headers: controlHeaders })).json()).toMatchObject({
      scenario: 'single-language',
      seed: 9,
    });
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const reply = await fetch(`${origin}/color/new`, { method: 'POST', headers, body: '{"name": "Kept", "value": "#fff"}' });
    first.kill();
    expect(reply.status).toBe(200);
    const second = run('--scenario=single-language', '--seed=9', '--port=0');
    expect(await (await fetch(`${await address(second)}/color/all`, { headers })).text()).toContain('Kept');
    second.kill();
  });

  test.each([
    [['--scenario', 'nope'], "There is no scenario 'nope', only usual, empty,"],
    [['--seed', 'x'], 'The seed must be a whole number from 0 to 4294967295'],
    [['--port', 'x'], "The port must be a whole number from 0 to 65535, not 'x'"],
    [['--speed', '5'], "Unknown option '--speed'"],
  ])('%j is refused in words', async (options, words) => {
    const { output, code } = await run(...options).outputEnd;
    expect(output).toContain(words);
    expect(code).toBe(1);
  });

  test('--help tells the options and the scenarios', async () => {
    const { output, code } = await run('--help').outputEnd;
    for (const word of ['--scenario', '--seed', '--port', '--help', ...scenarioLines.map(({ line }) => line)]) expect(output).toContain(word);
    expect(code).toBe(0);
  });
});
