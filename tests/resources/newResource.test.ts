import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow, freeName, freshCopy, stepsForEntity } from '#tests/support/freshCopy.ts';

/** `npm run test:hard` runs all tests in the copy. Otherwise only those run that import the shop's resources, directly or not. */
const isWhole = Boolean(process.env.WHOLE);

const checks: readonly (readonly [string, readonly string[]])[] = [
  ['lint', ['@biomejs/biome/bin/biome', 'check', '.']],
  ['types', ['typescript/bin/tsc', '--noEmit']],
  ['unused code', ['knip/bin/knip.js']],
];
const run = (cwd: string, ...command: string[]) => execFileSync(process.execPath, command, { cwd, encoding: 'utf8', stdio: 'pipe' });
const byCommand = (cwd: string, ...wanted: string[]) => void run(cwd, 'resources/newResource.mjs', ...wanted);

describe('after the steps of the README for one entity, and npm run new-resource for two more,', { tags: ['slow'] }, () => {
  let copy = '';
  beforeAll(() => {
    copy = freshCopy();
    for (const step of stepsForEntity()) follow(step, copy);
    byCommand(copy, freeName('vendors'), 'name:text', 'city:text', 'isActive:flag');
    byCommand(copy, freeName('warehouses'), 'name:text', 'city:text', 'owner:reference=users', 'state:choice=open|closed', 'isOpen:flag');
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.each(checks)('%s find nothing wrong', { timeout: 900_000 }, (_, [file = '', ...options]) => {
    expect(() => run(copy, path.join('node_modules', file), ...options)).not.toThrow();
  });

  test('the tests find nothing wrong', { timeout: 3_600_000 }, () => {
    // These two files would copy the copy. Tests that render depend on short waits, which a second run on the same machine may exceed.
    const rendering = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter(file => !isWhole && file.endsWith('.test.tsx'));
    for (const file of ['resources/newResource.test.ts', 'docs/tutorial.test.ts', ...rendering]) rmSync(path.join(copy, 'tests', file));
    const tests = isWhole ? ['run'] : ['related', '--run', 'resources/index.ts'];
    expect(() => run(copy, 'node_modules/vitest/vitest.mjs', ...tests, '--test-timeout=300000')).not.toThrow();
  });
});

test('a name that is taken, no name, no field and an unknown kind are told, and nothing is written', () => {
  const messageFor = (...wanted: string[]) => {
    try {
      execFileSync(process.execPath, ['resources/newResource.mjs', ...wanted], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return String((error as { stderr?: unknown }).stderr).split('\n')[0];
    }
    return 'no word';
  };
  expect(messageFor('colors', 'name:text')).toBe('resources/colors.ts is there already.');
  expect(messageFor('New Thing', 'name:text')).toMatch(/is no name for a resource/);
  const name = freeName('warehouses');
  expect(messageFor(name)).toBe('A resource needs at least one field.');
  expect(messageFor(name, 'name:txt')).toMatch(/^'txt' is no kind that can be made here: text,/);
  expect(messageFor(name, 'state:choice')).toMatch(/does not say what can be chosen/);
  expect(messageFor(name, 'owner:reference=nobodies')).toMatch(/There is no resource 'nobodies'/);
});
