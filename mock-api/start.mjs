// Runs the mock alone: `npm run mock-api`, at /api, port from PORT or 3000, changes kept in the folder MOCK_DATA or mock-api/.data.
import { createServer } from 'node:http';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./mock-api/server.ts');
const port = Number(process.env.PORT ?? 3000);
const start = () => {
  try {
    return module.createMockApi({ keep: process.env.MOCK_DATA ?? 'mock-api/.data', address: `http://localhost:${port}/api` });
  } catch (error) {
    console.error(`The mock does not start:\n${error.message}`);
    process.exit(1);
  }
};
const mock = start();
const server = createServer((request, response) => {
  request.url = request.url?.replace(/^\/api(?=\/)/, '');
  mock(request, response);
});
server.listen(port, () => console.log(`Mock API on http://localhost:${server.address().port}/api`));
