/** Follows the tutorial to the letter in a copy of the repository: writes its files, changes its lines, runs its commands. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow, freeName, freshCopy, stepsOfTutorial } from '#tests/support/freshCopy.ts';
import { blocksOf } from '#tests/support/markdown.ts';

const name = freeName('depots');
const steps = stepsOfTutorial(name);
const commands = blocksOf(readFileSync('docs/tutorial.md', 'utf8').replaceAll('depots', name)).flatMap(({ language, code }) =>
  language === 'sh' ? code.split('\n') : [],
);

describe('after the steps of the tutorial', { tags: ['slow'] }, () => {
  let copy = '';
  const run = (command: string) => {
    const { stdout, stderr, status } = spawnSync(command, { cwd: copy, encoding: 'utf8', shell: true });
    const output = stripVTControlCharacters(stdout + stderr);
    expect(status, output).toBe(0);
    return output;
  };
  beforeAll(() => {
    copy = freshCopy();
    for (const step of steps) follow(step, copy);
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('its files are those that it names, and its commands those that are run here', () => {
    expect([...new Set(steps.map(({ file }) => file))]).toEqual([
      `resources/${name}/${name}.ts`,
      'resources/index.ts',
      `mock-api/fixtures/${name}.json`,
      `resources/${name}/space.ts`,
      `resources/${name}/PalletsCell.tsx`,
      'resources/access.ts',
      `tests/resources/${name}.test.ts`,
    ]);
    expect(commands).toEqual(['npm ci', 'npm start', `npx vitest run tests/resources/${name}.test.ts`, 'npm run check']);
  });

  test('its screens show what it says', { timeout: 600_000 }, () => {
    const screens = `tests/docs/${name}Screens.test.tsx`;
    cpSync('tests/docs/tutorialScreens.tsx', path.join(copy, screens));
    run(`npx vitest run ${screens}`);
    rmSync(path.join(copy, screens));
  });

  test('its own test passes as it says', { timeout: 300_000 }, () => {
    const said = /It ends with `(\d+ passed)`/.exec(readFileSync('docs/tutorial.md', 'utf8'))?.[1];
    expect(run(`npx vitest run tests/resources/${name}.test.ts`)).toMatch(new RegExp(`Tests +${said}`));
  });

  // `npm run check` has these and the unit tests, of which those run that read all declarations.
  test.each([
    'node tests/run.mjs lint types unused',
    'npx vitest run tests/define tests/contract tests/i18n tests/rooms.test.ts tests/mockApi/access.test.ts',
  ])('%s finds nothing wrong', { timeout: 900_000 }, command => {
    run(command);
  });
});
