/** The demo on a static host, which knows no address of the app: at the root and below a path. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import sirv from 'sirv';
import { build } from 'vite';

/** The path that the demo stands below as well. */
export const pathBelow = '/some/path';

/** Starts a host of a folder; a file that is not there is answered with `404.html`, as static hosts do. */
async function startHost(folder: string): Promise<{ origin: string; stop: () => void }> {
  const files = sirv(folder, { etag: true });
  const missing = readFileSync(path.join(folder, '404.html'));
  const server = createServer((request, response) => {
    request.url = request.url?.replace(new RegExp(`^${pathBelow}(?=/)`), '');
    files(request, response, () => void response.writeHead(404, { 'Content-Type': 'text/html' }).end(missing));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Tests on a host of the demo. `DEMO_DIST` names a built one, else each worker builds it. */
export const test = base.extend<object, { host: string }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const outDir = process.env.DEMO_DIST ?? mkdtempSync(path.join(tmpdir(), 'demo-'));
      if (!process.env.DEMO_DIST) await build({ configFile: 'src/demo/vite.config.ts', build: { outDir, emptyOutDir: true }, logLevel: 'error' });
      const { origin, stop } = await startHost(outDir);
      await use(origin);
      stop();
      if (!process.env.DEMO_DIST) rmSync(outDir, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
