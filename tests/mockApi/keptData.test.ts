import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';
import { colors } from '#resources/colors.ts';
import { freshCopy } from '#tests/support/freshCopy.ts';
import { startMock } from '#tests/support/mockServer.ts';

let folder: string;
let children: ChildProcess[];
let running: Awaited<ReturnType<typeof startMock>>[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  children = [];
  running = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(running.map(mock => mock.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm run mock-api` in another process, on the folder of the test. */
async function startProcess() {
  const child = spawn(process.execPath, ['mock-api/start.mjs'], { env: { ...process.env, PORT: '0', MOCK_DATA: folder } });
  children.push(child);
  const ended = new Promise<void>(resolve => child.on('close', () => resolve()));
  let output = '';
  child.stderr.on('data', text => {
    output += text;
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', text => {
      const address = /http:\S+\/api/.exec(String(text))?.[0];
      if (address) resolve(address);
    });
    child.on('close', () => reject(new Error(`The mock has not started: ${output}`)));
  });
  const send = (method: string, url: string, body?: unknown, token?: string) =>
    fetch(`${origin}${url}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const { token } = (await (await send('POST', '/login', demoAccount)).json()) as { token: string };
  return {
    output: () => output,
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
    addColor: (name: string) => send('POST', '/color/new', { name, value: '#fff' }, token),
    colors: async () =>
      ((await (await send('GET', '/color/all', undefined, token)).json()) as { colors: { name: string }[] }).colors.map(({ name }) => name),
  };
}

/** The mock has this resource only, so that a new entity of the shop needs no table here. */
const resources = [colors];
const admin = { _id: 'a1', ...demoAccount, role: 'admin' };
const tables = { users: [admin], colors: [{ _id: 'c1', name: 'Indigo', value: '#309' }], areas: [{ _id: 'p1', name: 'Town', pinCodes: [] }] };

/** A mock in this process on the folder of the test, and the lines that it logs. */
async function start(fixtures: typeof tables = tables) {
  const output: string[] = [];
  const mock = await startMock({ dataFolder: folder, resources, tables: fixtures, log: line => output.push(line), address: 'http://shop/api' });
  running.push(mock);
  const token = await mock.signIn();
  return {
    output,
    reset: mock.reset,
    addColor: (name: string) => mock.call('POST', '/color/new', { name, value: '#fff' }, token),
    colors: async () =>
      ((await (await mock.call('GET', '/color/all', undefined, token)).json()) as { colors: { name: string }[] }).colors
        .map(({ name }) => name)
        .sort(),
  };
}
/** The exit code and output of an `npm run mock-api` that does not start. */
function startInVain(cwd: string) {
  const child = spawn(process.execPath, ['mock-api/start.mjs'], { cwd, env: { ...process.env, PORT: '0', MOCK_DATA: folder } });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => {
      output += text;
    });
  return new Promise<{ code: number | null; output: string }>(resolve => child.on('close', code => resolve({ code, output })));
}
const inFile = () => (JSON.parse(readFileSync(path.join(folder, 'db.json'), 'utf8')) as typeof tables).colors.map(({ name }) => name).sort();

test('killed at any moment while it saves, it has all that was answered, and starts again', async () => {
  const answered: string[] = [];
  for (let round = 0; round < 5; round++) {
    const mock = await startProcess();
    expect(mock.output()).toBe('');
    expect(await mock.colors()).toEqual(expect.arrayContaining(answered));
    let left = 1 + (round % 5);
    let killed: Promise<void> | undefined;
    const write = async (writer: number): Promise<void> => {
      for (let number = 0; !killed; number++) {
        const name = `${round} ${writer} ${number}`;
        const reply = await mock.addColor(name).catch(() => undefined);
        if (reply?.ok) answered.push(name);
        if (--left === 0) killed = mock.kill();
      }
    };
    await Promise.all([write(1), write(2), write(3)]);
    await killed;
    expect(inFile()).toEqual(expect.arrayContaining(answered));
  }
}, 120_000);

test('a file is whole whenever its writer is killed', async () => {
  const { code } = await transformWithOxc(readFileSync('mock-api/engine/server/dataFolder.ts', 'utf8'), 'dataFolder.ts');
  const writer = path.join(folder, 'writer.mjs');
  // Writes files in a loop, and prints the number of each.
  writeFileSync(
    writer,
    `${code}
    const kept = takeFolder(${JSON.stringify(folder)}, line => process.stdout.write(line));
    const content = Buffer.from('{"number": 123456789, "filling": "' + 'x'.repeat(3_000_000) + '"}');
    for (let number = 1; ; number++) {
      content.write(String(number).padStart(9), 11);
      kept.write('db.json', content);
      process.stdout.write(number + ' ');
    }`,
  );
  for (let round = 0; round < 20; round++) {
    const child = spawn(process.execPath, [writer]);
    children.push(child);
    let output = '';
    child.stdout.on('data', text => {
      output += text;
      if (output.split(' ').length > round % 4) child.kill('SIGKILL');
    });
    await new Promise(resolve => child.on('close', resolve));
    expect(output).toMatch(/^(\d+ )+$/);
    const { number, filling } = JSON.parse(readFileSync(path.join(folder, 'db.json'), 'utf8')) as { number: number; filling: string };
    expect(filling).toHaveLength(3_000_000);
    expect(number).toBeGreaterThanOrEqual(Number(output.trim().split(' ').at(-1)));
  }
}, 120_000);

describe('a file that is broken', () => {
  test.each([
    ['empty', ''],
    ['cut off', '{"colors": [{"_id": "c1"'],
    ['no tables', '[1]'],
    ['a table of numbers', '{"colors": [5]}'],
  ])('%s, is set aside and said, and the mock starts from the fixtures', async (_, content) => {
    writeFileSync(path.join(folder, 'db.json'), content);
    const mock = await start();
    expect(await mock.colors()).toEqual(['Indigo']);
    const aside = readdirSync(folder).filter(name => /^db\.broken-[\dT.-]+Z\.json$/.test(name));
    expect(aside.map(name => readFileSync(path.join(folder, name), 'utf8'))).toEqual([content]);
    expect(mock.output).toEqual([`${folder}/db.json is broken. It has been set aside as ${aside[0]} and begins anew from the fixtures.`]);
    await mock.addColor('Saffron');
    expect(inFile()).toEqual(['Indigo', 'Saffron']);
  });
});

describe('two mocks on one folder', () => {
  test('the second says so and leaves it alone; after the first has ended it is free', async () => {
    const first = await startProcess();
    const second = await startProcess();
    expect(second.output()).toContain(`${folder} is in use by the mock of process ${children[0]?.pid}: this one`);
    expect(second.output()).toContain('keeps its changes in memory only');
    await first.addColor('Of the first');
    await second.addColor('Of the second');
    expect(await second.colors()).toContain('Of the second');
    await first.addColor('Of the first again');
    expect(inFile()).toEqual(expect.arrayContaining(['Of the first', 'Of the first again']));
    expect(inFile()).not.toContain('Of the second');
    await first.kill();
    const third = await startProcess();
    expect(third.output()).toBe('');
    expect(await third.colors()).toEqual(expect.arrayContaining(['Of the first', 'Of the first again']));
  }, 120_000);

  test('the one it was taken from, as at a restart, writes no more and says so once', async () => {
    const first = await start();
    await first.addColor('Early');
    const second = await start();
    expect(second.output).toEqual([]);
    expect(await second.colors()).toEqual(['Early', 'Indigo']);
    await first.addColor('Late');
    await first.reset();
    expect(first.output).toEqual([`${folder} has been taken by another mock: this one keeps its changes in memory only from now on.`]);
    expect(inFile()).toEqual(['Early', 'Indigo']);
    await second.addColor('Later');
    expect(inFile()).toEqual(['Early', 'Indigo', 'Later']);
  });

  test.each([['nobody’s'], ['999999999 gone'], ['0 all'], ['']])('a lock that is stale, "%s", is taken over', async content => {
    writeFileSync(path.join(folder, 'lock'), content);
    const mock = await start();
    expect(mock.output).toEqual([]);
    await mock.addColor('Saffron');
    expect(inFile()).toEqual(['Indigo', 'Saffron']);
  });
});

describe('a fixture that has changed', () => {
  const changed = { ...tables, colors: [{ _id: 'c1', name: 'Violet', value: '#309' }] };
  const warning = () =>
    `${folder} hides fixtures that have changed since: colors.json. Back to the fixtures: curl -X POST -H 'X-Mock-Control: 1' http://shop/api/mock/reset`;

  test('is said at every start as long as kept data hide it', async () => {
    await (await start()).addColor('Saffron');
    expect((await start()).output).toEqual([]);
    expect((await start(changed)).output).toEqual([warning()]);
    const mock = await start(changed);
    expect(mock.output).toEqual([warning()]);
    expect(await mock.colors()).toEqual(['Indigo', 'Saffron']);
    await mock.reset();
    expect(await mock.colors()).toEqual(['Violet']);
    const after = await start(changed);
    expect([after.output, await after.colors()]).toEqual([[], ['Violet']]);
  });

  test('is said of data that were kept before it was noted what they were made from', async () => {
    writeFileSync(path.join(folder, 'db.json'), JSON.stringify(tables));
    expect((await start(changed)).output).toEqual([warning()]);
  });

  test('is in force where nothing was done to its rows', async () => {
    await start();
    const mock = await start(changed);
    expect([mock.output, await mock.colors()]).toEqual([[], ['Violet']]);
  });

  test('that is new is there at once', async () => {
    const { colors: _later, ...before } = tables;
    writeFileSync(path.join(folder, 'db.json'), JSON.stringify(before));
    const mock = await start();
    expect([mock.output, await mock.colors()]).toEqual([[], ['Indigo']]);
  });
});

test('on a broken declaration `npm run mock-api` does not start, and says what is wrong', async () => {
  const copy = freshCopy();
  const file = path.join(copy, 'resources/colors.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace("columns: ['name'", "columns: ['nmae'").replace("represent: 'name'", "represent: 'nane'"));
  const { code, output } = await startInVain(copy);
  rmSync(copy, { recursive: true, force: true });
  expect({ code, output }).toEqual({
    code: 1,
    output: [
      'The mock does not start:',
      "R04 colors.represent: no field 'nane'. Did you mean 'name'?",
      "R10 colors.lists.all.columns[0]: no field 'nmae'. Did you mean 'name'?",
      '',
    ].join('\n'),
  });
}, 60_000);
