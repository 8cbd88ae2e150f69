import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshCopy } from '#tests/support/freshCopy.ts';

const run = (cwd: string, ...command: string[]) => execFileSync(process.execPath, command, { cwd, encoding: 'utf8', stdio: 'pipe' });
const fromDocument = (cwd: string, name: string, ...wanted: string[]) =>
  run(cwd, 'resources/newResource.mjs', '--from', `tests/define/openapi-documents/${name}.yaml`, ...wanted);

/** Prints the problems of all declarations, with the mock's fixtures and without behaviour of its own. */
const problems = `
  import { readdirSync } from 'node:fs';
  import { runnerImport } from 'vite';
  const { module: { resources } } = await runnerImport('./resources/index.ts');
  const { module: { checkResources, problemText } } = await runnerImport('./define/checks/checkResources.ts');
  const { module: { behaviour } } = await runnerImport('./mock-api/behaviour/index.ts');
  const fixtures = readdirSync('mock-api/fixtures').map(file => file.replace('.json', ''));
  console.log(checkResources(resources, { behaviour, fixtures }).map(problemText).join('\\n'));
`;

const firstRow = (cwd: string, name: string) => JSON.parse(readFileSync(path.join(cwd, `mock-api/fixtures/${name}.json`), 'utf8'))[0];

describe('resources of three documents that others wrote', { tags: ['slow'] }, () => {
  let copy = '';
  let printed = '';
  beforeAll(() => {
    copy = freshCopy();
    fromDocument(copy, 'petstore', 'pets=pet');
    fromDocument(copy, 'galaxy', 'planets');
    printed = fromDocument(copy, 'shipengine', 'batches', 'warehouses', 'packageTypes');
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('compile', { timeout: 300_000 }, () => {
    expect(() => run(copy, 'node_modules/typescript/bin/tsc', '--noEmit')).not.toThrow();
  });

  test('pass the lint', { timeout: 300_000 }, () => {
    expect(() => run(copy, 'node_modules/@biomejs/biome/bin/biome', 'check', 'resources')).not.toThrow();
  });

  test('pass the checks of declarations', { timeout: 60_000 }, () => {
    expect(run(copy, '--input-type=module', '--eval', problems).trim()).toBe('');
  });

  test('have no drift against their document, but for an id of another name', () => {
    const compared = (name: string, only: string) => {
      const file = `tests/define/openapi-documents/${name}.yaml`;
      const { stdout } = spawnSync(process.execPath, ['contract/startReplay.mjs', '--document', file, '--only', only], {
        cwd: copy,
        encoding: 'utf8',
      });
      return stdout.split('\n').filter(line => line.includes(': ') && !line.endsWith('is not used'));
    };
    expect(compared('petstore', 'pets')).toEqual([expect.stringMatching(/^\d+ declared calls: no drift;/)]);
    expect(compared('shipengine', 'warehouses').slice(0, -1)).toEqual([
      "GET /v1/warehouses (warehouses.list.all): reads 'warehouses[]._id', which the document does not have",
    ]);
  });

  test('have first rows with the examples of the document', () => {
    expect(firstRow(copy, 'planets')).toMatchObject({ _id: 'planets-1', name: 'Mars', type: 'terrestrial', habitabilityIndex: 0.68 });
    expect(firstRow(copy, 'warehouses')).toMatchObject({ _id: 'warehouses-1', warehouse_id: 'se-28529731', name: 'Zero Cool HQ' });
    expect(firstRow(copy, 'batches')).toMatchObject({ status: 'open', batch_labels_url: { type: 'type 1' } });
  });

  test('are told with what they use, and written once', () => {
    expect(printed).toContain('batches: 8 of 10 operations of /v1/batches used.');
    expect(() => fromDocument(copy, 'shipengine', 'batches')).toThrow('resources/batches.ts is there already.');
  });
});

test('a mistake is told in one sentence, and nothing is written', () => {
  const messageFor = (...args: string[]) => {
    try {
      execFileSync(process.execPath, ['resources/newResource.mjs', '--from', ...args], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return String((error as { stderr?: unknown }).stderr).split('\n')[0];
    }
    return 'no word';
  };
  const index = readFileSync('resources/index.ts', 'utf8');
  expect(messageFor('tests/define/openapi-documents/petstor.yaml', 'pets')).toMatch(/Did you mean 'petstore.yaml'\?$/);
  expect(messageFor('tests/define/openapi-documents/petstore.yaml', 'coupons=pet')).toBe('mock-api/fixtures/coupons.json is there already.');
  expect(messageFor('tests/define/openapi-documents/petstore.yaml', 'pets=pte')).toMatch(/has no collection 'pte'. Did you mean 'pet'\?$/);
  expect(readFileSync('resources/index.ts', 'utf8')).toBe(index);
});
