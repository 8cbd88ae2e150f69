// Reproduces a bug report of the developer bar: `npm run reproduce -- bug-….json`.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const help = `npm run reproduce -- <bug report> [options]
  --port <number>     the port, default 5174
  --built             serve the build in dist/ in place of the sources
  --outDir <folder>   the folder of the build
  --open              open the browser
  --signed-out        start signed out; otherwise as the demo account, if the reporter was signed in`;

const fail = message => {
  console.error(message);
  process.exit(1);
};

const read = () => {
  try {
    const options = { port: { type: 'string' }, built: { type: 'boolean' }, outDir: { type: 'string' }, open: { type: 'boolean' } };
    return parseArgs({ allowPositionals: true, options: { ...options, 'signed-out': { type: 'boolean' }, help: { type: 'boolean' } } });
  } catch (error) {
    return fail(`${error.message}\n${help}`);
  }
};

const { values, positionals } = read();
if (values.help || positionals.length !== 1) {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}

const textOf = file => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail(`${file} cannot be read: ${error.message}`);
  }
};

const port = Number(values.port ?? 5174);
if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`The port must be a whole number from 0 to 65535, not '${values.port}'`);
const text = textOf(positionals[0]);
const { module } = await runnerImport('./mock-api/bar/reproduce.ts');
const reproduceOptions = { ...values, port, signedOut: values['signed-out'] };
const { report, address } = await module.reproduce(text, reproduceOptions).catch(error => fail(error.message));
const { note, packed, browser, app } = report;
console.log(
  [
    note && `“${note}”`,
    `Packed ${packed} with version ${app.version}${app.commit ? ` (${app.commit})` : ''}, in a window of ${browser.width} × ${browser.height}:`,
    browser.name,
    `Open ${address}`,
  ]
    .filter(Boolean)
    .join('\n'),
);
