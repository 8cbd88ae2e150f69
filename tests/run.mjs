// Runs the named steps in order, shows what each says, and closes with the sum: `N passed, N failed`.
// Before it stand what failed, so that the end of a long log says why, and the browser tests that passed only when tried again; one
// of those may be a busy machine, more than one fails the run.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const report = path.join(tmpdir(), `tests-${process.pid}.json`);
const readReport = () => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
};

/** How many tests may pass only when tried again. */
const mostLate = 1;

/** The tests of a file or a group that passed only when tried again, by place and title. */
const lateIn = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(lateIn),
];

/** How many lines of what a failed test said are said again: enough to know it by, and for a property the seed that finds it again. */
const mostLines = 12;

const told = (name, message = '') => {
  const lines = stripVTControlCharacters(message).split('\n');
  return [name, ...lines.filter(line => line.trim() && !/^\s+at /.test(line)).slice(0, mostLines)].join('\n    ');
};

/** The unit tests that failed, and the files that did not load, each with what it said. */
const failuresOfUnit = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (status === 'failed' && !failed.length) return [told(file, message)];
    return failed.map(({ fullName, failureMessages }) => told(`${file} ${fullName}`, failureMessages[0]));
  });

/** The browser tests of a file or a group that failed, each with what it said. */
const failuresOfBrowser = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, line, title, tests }) => told(`${file}:${line} ${title}`, tests.at(-1)?.results.at(-1)?.error?.message)),
  ...suites.flatMap(failuresOfBrowser),
];

/** How many cells of the matrix of failures were met in a file or a group, and how many of them held. */
const cellsIn = ({ suites = [], specs = [] }) =>
  [...specs.map(({ tests }) => tests.at(-1)?.annotations ?? []), ...suites.map(cellsIn)].reduce(
    (sum, part) => {
      const { cells, held } = Array.isArray(part) ? Object.fromEntries(part.map(({ type, description }) => [type, Number(description)])) : part;
      return { cells: sum.cells + (cells ?? 0), held: sum.held + (held ?? 0) };
    },
    { cells: 0, held: 0 },
  );

/** Each step's command, and how its tests are counted; without `count` a step is one test. */
const steps = {
  lint: { command: 'biome check .' },
  types: { command: 'tsc --noEmit' },
  unused: { command: 'knip' },
  unit: {
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${report}`,
    count: report => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests || report.numFailedTestSuites,
      failures: failuresOfUnit(report),
    }),
  },
  build: { command: 'vite build --logLevel warn' },
  e2e: {
    command: 'playwright test',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count: ({ stats: { expected, flaky, unexpected }, errors, suites }) => ({
      passed: expected + (flaky > mostLate ? 0 : flaky),
      failed: unexpected + errors.length + (flaky > mostLate ? flaky : 0),
      late: suites.flatMap(lateIn),
      matrix: cellsIn({ suites }),
      failures: [...suites.flatMap(failuresOfBrowser), ...errors.map(({ message }) => told('outside any test', message))],
    }),
  },
};
/** What holds for every value, tried with others each time, and with fifty times as many as in `unit`. */
const withProperties = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter(file => /\.test\.tsx?$/.test(file))
  .map(file => `tests/${file}`)
  .filter(file => readFileSync(file, 'utf8').includes('/support/properties'));
steps.properties = {
  ...steps.unit,
  command: steps.unit.command.replace(' run ', ` run ${withProperties.join(' ')} --test-timeout=3600000 `),
  env: { PROPERTIES: '50' },
};
/** All tests in a copy with three more entities, of which `unit` runs those that look at the shop's resources. */
steps.entities = {
  ...steps.unit,
  command: steps.unit.command.replace(' run ', ' run tests/resources/newResource '),
  env: { WHOLE: '1' },
};
/** All that `e2e` takes a sample of, and a hundred walks of each kind that were never walked before. */
const firstWalk = Math.floor(Math.random() * 1e6);
steps.hard = {
  ...steps.e2e,
  command: 'playwright test e2e/matrix.spec e2e/accessibility.spec e2e/touch.spec e2e/walks.spec',
  env: { ...steps.e2e.env, MATRIX: 'all', WALK: process.env.WALK ?? `${firstWalk}-${firstWalk + 99}` },
};

const run = (command, env) =>
  new Promise(resolve => {
    const child = spawn(`npx --no-install ${command}`, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('close', code => resolve(code === 0));
  });

let passed = 0;
let failed = 0;
const late = [];
const failures = [];
for (const name of process.argv.slice(2)) {
  const { command, env = {}, count } = steps[name];
  console.log(`\n── ${name}: ${command.split(' --reporter')[0]}`);
  const succeeded = await run(command, env);
  const counted = count && readReport();
  rmSync(report, { force: true });
  const result = counted ? count(counted) : { passed: succeeded ? 1 : 0, failed: 0 };
  late.push(...(result.late ?? []));
  failures.push(...(result.failures?.length ? result.failures : succeeded ? [] : [`${name}: see above`]));
  if (result.matrix?.cells) console.log(`\n${result.matrix.cells} cells, ${result.matrix.held} held`);
  passed += result.passed;
  failed += succeeded ? result.failed : Math.max(1, result.failed);
  if (!succeeded && name === 'build') break;
}
if (late.length) {
  console.log(`\n${late.length} passed only when tried again${late.length > mostLate ? `; more than ${mostLate} fails the run` : ''}:`);
  for (const name of late) console.log(`  ${name}`);
}
if (failures.length) {
  console.log('\nFailed:');
  for (const failure of failures) console.log(`  ${failure}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
