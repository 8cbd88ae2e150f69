import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow, freshCopy, stepsOf } from '../support/freshCopy';

const checks: readonly (readonly [string, readonly string[]])[] = [
  ['lint', ['@biomejs/biome/bin/biome', 'check', '.']],
  ['types', ['typescript/bin/tsc', '--noEmit']],
  ['unused code', ['knip/bin/knip.js']],
  ['tests', ['vitest/vitest.mjs', 'run', 'tests/i18n', 'tests/contract', 'tests/mockApi/fixtures', 'tests/resources/checkResources']],
];
const byReadme = (copy: string) => {
  for (const step of stepsOf(readFileSync('README.md', 'utf8'), 'Add an entity')) follow(step, copy);
};
const byCommand = (copy: string) =>
  void execFileSync(
    process.execPath,
    ['resources/newResource.mjs', 'warehouses', 'name:text', 'city:text', 'owner:reference=users', 'state:choice=open|closed', 'isOpen:flag'],
    {
      cwd: copy,
    },
  );

describe('after the steps of the README for one entity, and npm run new-resource for another,', () => {
  let copy = '';
  beforeAll(() => {
    copy = freshCopy();
    byReadme(copy);
    byCommand(copy);
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.each(checks)('%s find nothing wrong', { timeout: 120_000 }, (_, [file = '', ...options]) => {
    const run = () => execFileSync(process.execPath, [path.join('node_modules', file), ...options], { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
    expect(run).not.toThrow();
  });
});

test('a name that is taken, no name, no field and an unknown kind are told, and nothing is written', () => {
  const tell = (...wanted: string[]) => {
    try {
      execFileSync(process.execPath, ['resources/newResource.mjs', ...wanted], { encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return String((error as { stderr?: unknown }).stderr).split('\n')[0];
    }
    return 'no word';
  };
  expect(tell('colors', 'name:text')).toBe('resources/colors.ts is there already.');
  expect(tell('New Thing', 'name:text')).toMatch(/is no name for a resource/);
  expect(tell('warehouses')).toBe('A resource needs at least one field.');
  expect(tell('warehouses', 'name:txt')).toMatch(/^'txt' is no kind that can be made here: text,/);
  expect(tell('warehouses', 'state:choice')).toMatch(/does not say what can be chosen/);
  expect(tell('warehouses', 'owner:reference=nobodies')).toMatch(/There is no resource 'nobodies'/);
});
