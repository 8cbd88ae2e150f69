// Runs the mock alone at /api: `npm run mock-api -- --help`. Keeps changes in the folder MOCK_DATA, default mock-api/.data.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const options = {
  scenario: { type: 'string', means: 'one of the scenarios below; default usual' },
  seed: { type: 'string', means: 'the seed of all random values; default 0' },
  port: { type: 'string', means: 'the port; default PORT, else 3000' },
  host: { type: 'string', means: 'the address to listen on, 0.0.0.0 for the whole network; default this machine alone' },
  help: { type: 'boolean', means: 'prints this text' },
};

const end = (code, message) => {
  (code ? console.error : console.log)(message);
  process.exit(code);
};

const readOptions = () => {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch (error) {
    return end(1, `${error.message}\nnpm run mock-api -- --help tells the options.`);
  }
};

const input = readOptions();
const { module } = await runnerImport('./mock-api/shop.ts');
if (input.help) {
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
const port = Number(input.port ?? process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 0 || port > 65535)
  end(1, `The port must be a whole number from 0 to 65535, not '${input.port ?? process.env.PORT}'`);

const start = () => {
  try {
    const { scenario = 'usual', seed = '0' } = input;
    const beginning = module.beginningOf(module.shopScenarios, { scenario, seed });
    const dataFolder = process.env.MOCK_DATA ?? 'mock-api/.data';
    return module.createShopMock({ ...beginning, dataFolder, listensOn: input.host, address: `http://localhost:${port}/api` });
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
server.listen(port, input.host ?? '127.0.0.1', () => console.log(`Mock API on http://localhost:${server.address().port}/api`));
