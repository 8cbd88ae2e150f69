// Runs the mock alone: `npm run mock-api`, at /api, changes kept in the folder MOCK_DATA or mock-api/.data. `--help` tells the options.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const options = {
  scenario: { type: 'string', means: 'what the shop is like, one of those below; usual when unset' },
  seed: { type: 'string', means: 'what looks like chance follows from it; 0 when unset' },
  port: { type: 'string', means: 'where it listens; PORT, else 3000 when unset' },
  host: { type: 'string', means: 'the address it listens on, 0.0.0.0 for the whole network; this machine alone when unset' },
  help: { type: 'boolean', means: 'tells this' },
};

const end = (code, words) => {
  (code ? console.error : console.log)(words);
  process.exit(code);
};

const readOptions = () => {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch (error) {
    return end(1, `${error.message}\nnpm run mock-api -- --help tells the options.`);
  }
};

const said = readOptions();
const { module } = await runnerImport('./mock-api/engine/createMock.ts');
if (said.help) {
  const lines = (named, head) => named.map(([name, words]) => `  ${head}${name.padEnd(16)} ${words}`).join('\n');
  const ofOptions = lines(
    Object.entries(options).map(([name, { means }]) => [name, means]),
    '--',
  );
  const ofScenarios = lines(
    module.scenarioLines.map(({ name, line }) => [name, line]),
    '  ',
  );
  end(0, `npm run mock-api -- --scenario flaky --seed 7 --port 4000\n\n${ofOptions}\n\nScenarios:\n${ofScenarios}`);
}
const port = Number(said.port ?? process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 0 || port > 65535)
  end(1, `The port must be a whole number from 0 to 65535, not '${said.port ?? process.env.PORT}'`);

const start = () => {
  try {
    const { scenario = 'usual', seed = '0' } = said;
    const begins = module.beginningOf({ scenario, seed });
    const keep = process.env.MOCK_DATA ?? 'mock-api/.data';
    return module.createMockApi({ ...begins, keep, listensOn: said.host, address: `http://localhost:${port}/api` });
  } catch (error) {
    return end(1, `The mock does not start:\n${error.message}`);
  }
};
const mock = start();
const server = createServer((request, response) => {
  request.url = request.url?.replace(/^\/api(?=\/)/, '');
  mock(request, response);
});
server.on('error', error => end(1, error.message));
server.listen(port, said.host ?? '127.0.0.1', () => console.log(`Mock API on http://localhost:${server.address().port}/api`));
