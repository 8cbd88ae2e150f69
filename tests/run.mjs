// Runs the named steps in order and closes with the sum: `N passed, N failed`. Before the sum it lists what failed and why, and the
// browser tests that passed only on their second try. One of those may be a busy machine; more than one fails the run.
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

/** How many browser tests may pass only on their second try. */
const mostFlaky = 1;

/** The tests of a Playwright suite that passed only on their second try, by place and title. */
const flakyIn = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyIn),
];

/** Lines of a failure's message in the closing list: enough to know it by, and for a property its seed. */
const mostLines = 12;

/** A failure with the first lines of its message, without the stack. */
const failureText = (name, message = '') => {
  const lines = stripVTControlCharacters(message).split('\n');
  return [name, ...lines.filter(line => line.trim() && !/^\s+at /.test(line)).slice(0, mostLines)].join('\n    ');
};

/** The unit tests that failed, and the files that did not load. */
const unitFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (status === 'failed' && !failed.length) return [failureText(file, message)];
    return failed.map(({ fullName, failureMessages }) => failureText(`${file} ${fullName}`, failureMessages[0]));
  });

/** The tests of a Playwright suite that failed. */
const browserFailures = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, line, title, tests }) => failureText(`${file}:${line} ${title}`, tests.at(-1)?.results.at(-1)?.error?.message)),
  ...suites.flatMap(browserFailures),
];

/** How many cells of the failure matrix ran in a Playwright suite, and how many of them passed. */
const cellsIn = ({ suites = [], specs = [] }) => {
  const ofSpecs = specs.map(({ tests }) => Object.fromEntries((tests.at(-1)?.annotations ?? []).map(({ type, description }) => [type, description])));
  const parts = [...ofSpecs, ...suites.map(cellsIn)];
  const sumOf = key => parts.reduce((sum, part) => sum + Number(part[key] ?? 0), 0);
  return { cells: sumOf('cells'), cellsPassed: sumOf('cellsPassed') };
};

const vitest = options => ({
  command: `vitest run ${options} --reporter=default --reporter=json --outputFile.json=${report}`,
  count: result => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests || result.numFailedTestSuites,
    failures: unitFailures(result),
  }),
});

const playwright = (options, env = {}) => ({
  command: `playwright test ${options}`,
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
  count: ({ stats: { expected, flaky, unexpected }, errors, suites }) => ({
    passed: expected + (flaky > mostFlaky ? 0 : flaky),
    failed: unexpected + errors.length + (flaky > mostFlaky ? flaky : 0),
    flaky: suites.flatMap(flakyIn),
    matrix: cellsIn({ suites }),
    failures: [...suites.flatMap(browserFailures), ...errors.map(({ message }) => failureText('outside any test', message))],
  }),
});

/** The test files with properties, which `properties` tries with fifty times as many values. */
const withProperties = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter(file => /\.test\.tsx?$/.test(file))
  .map(file => `tests/${file}`)
  .filter(file => readFileSync(file, 'utf8').includes('/support/properties'));

/** The seeds of a hundred walks that are new in each run of `hard`. */
const firstWalk = Math.floor(Math.random() * 1e6);

/** Each step's command, and how its tests are counted. A step without `count` is one test. */
const steps = {
  lint: { command: 'biome check .' },
  types: { command: 'tsc --noEmit' },
  unused: { command: 'knip' },
  unit: vitest('--tags-filter=!slow'),
  'unit:all': vitest(''),
  build: { command: 'vite build --logLevel warn' },
  e2e: playwright('--grep @quick'),
  'e2e:all': playwright(''),
  properties: { ...vitest(`${withProperties.join(' ')} --test-timeout=3600000`), env: { PROPERTIES: '50' } },
  // All unit tests in a copy with three more entities; `unit:all` runs those there that import the shop's resources.
  entities: { ...vitest('tests/resources/newResource'), env: { WHOLE: '1' } },
  // Everything that `e2e:all` takes samples of.
  hard: playwright('e2e/matrix.spec e2e/accessibility.spec e2e/touch.spec e2e/walks.spec e2e/jobs', {
    MATRIX: 'all',
    WIDTHS: 'all',
    WALK: process.env.WALK ?? `${firstWalk}-${firstWalk + 99}`,
  }),
  // The whole browser suite again, below a path.
  below: playwright('', { E2E_BASE: '/back/office/' }),
};

const run = (command, env) =>
  new Promise(resolve => {
    const child = spawn(`npx --no-install ${command}`, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('close', code => resolve(code === 0));
  });

const start = Date.now();
const timeSoFar = () => {
  const seconds = Math.round((Date.now() - start) / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
};

let passed = 0;
let failed = 0;
const flaky = [];
const failures = [];
const names = process.argv.slice(2);
for (const [place, name] of names.entries()) {
  const { command, env = {}, count } = steps[name];
  console.log(`\n── ${place + 1} of ${names.length}, ${timeSoFar()} so far: ${name} (${command.split(' --reporter')[0].trim()})`);
  const succeeded = await run(command, env);
  const counted = count && readReport();
  rmSync(report, { force: true });
  const result = counted ? count(counted) : { passed: succeeded ? 1 : 0, failed: 0 };
  flaky.push(...(result.flaky ?? []));
  failures.push(...(result.failures?.length ? result.failures : succeeded ? [] : [`${name}: see above`]));
  if (result.matrix?.cells) console.log(`\n${result.matrix.cells} cells, ${result.matrix.cellsPassed} held`);
  passed += result.passed;
  failed += succeeded ? result.failed : Math.max(1, result.failed);
  if (!succeeded && name === 'build') break;
}
console.log(`\n${timeSoFar()} in all`);
if (flaky.length) {
  console.log(`\n${flaky.length} passed only when tried again${flaky.length > mostFlaky ? `; more than ${mostFlaky} fails the run` : ''}:`);
  for (const name of flaky) console.log(`  ${name}`);
}
if (failures.length) {
  console.log('\nFailed:');
  for (const failure of failures) console.log(`  ${failure}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
