// Runs the mock alone: `npm run mock-api`, port from PORT or 3000, at /api.
import { createServer } from 'node:http';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./mock-api/server.ts');
const mock = module.createMockApi({ keep: true });
const port = Number(process.env.PORT ?? 3000);
createServer((request, response) => {
  request.url = request.url?.replace(/^\/api(?=\/)/, '');
  mock(request, response);
}).listen(port, () => console.log(`Mock API on http://localhost:${port}/api`));
