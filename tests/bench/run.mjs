// `npm run bench`: measures the app beside the bare one of `bare-app/`; the README beside this file says what and how.
import '#help';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    phases: { type: 'string' },
    trips: { type: 'string', default: '100' },
    slow: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const count = name => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${name} takes a number, 1 or more.`);
  process.exit(2);
};
const [runs, trips] = ['runs', 'trips'].map(count);

const { module: browser } = await runnerImport('./tests/support/chromium.ts');
process.env.CHROMIUM_PATH = browser.findChromium();
const { module } = await runnerImport('./tests/bench/bench.ts');
const outcome = await module.bench({
  runs,
  trips,
  line: values.slow ? 'slow' : 'plain',
  phases: values.phases?.split(',') ?? module.usual,
  say: line => console.error(line),
});
console.log(module.inText(outcome));
if (values.json) writeFileSync(values.json, `${JSON.stringify(outcome, null, 2)}\n`);
if (values.check) {
  const complaints = module.complaints(outcome);
  console.log(complaints.length ? `\nBeyond the targets:\n${complaints.join('\n')}` : '\nNothing is beyond its target.');
  process.exitCode = complaints.length ? 1 : 0;
}
