import { existsSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, loadConfigFromFile, type Plugin, preview } from 'vite';
import { behaviour as ofShopBehaviour } from '#mock-api/behaviour/index.ts';
import { createShopMock, readFixtures } from '#mock-api/shop.ts';
import { behaviour } from '#tests/slots/resources.ts';
import { test as ofShop } from '#tests/support/app.ts';
import { checkOf } from '#tests/support/contract.ts';
import { resources, tables } from './resources';

/** Files of the app that a file of the same name in this folder replaces. */
const replaced: Record<string, string> = { 'resources/index.ts': 'resources.ts', 'resources/access.ts': 'access.ts' };

const here = path.resolve('tests/stock');

function replace(): Plugin {
  return {
    name: 'replace',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || importer.startsWith(here) || !/(resources|index|access)(\.ts)?$/.test(source)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const name = resolved && replaced[path.relative(process.cwd(), resolved.id)];
      return name && path.join(here, name);
    },
  };
}

function mock(): Plugin {
  return {
    name: 'mock',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(
        '/api',
        createShopMock({
          resources,
          tables: { ...readFixtures(), ...tables },
          behaviour: { ...ofShopBehaviour, ...behaviour },
          // One offer holds values of another type, to test what a form makes of them.
          check: checkOf({ resources: resources.filter(({ name }) => name !== 'offers') }),
        }),
      );
    },
  };
}

/**
 * Builds the app with the resources of this folder, once a run.
 * @returns the folder of the build
 */
async function builtApp(): Promise<string> {
  const outDir = path.join(tmpdir(), `stock-${process.ppid}`);
  if (existsSync(path.join(outDir, 'index.html'))) return outDir;
  const ownDir = `${outDir}-${process.pid}`;
  const config = (await loadConfigFromFile({ command: 'serve', mode: 'production' }, 'vite.config.ts'))?.config ?? {};
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [replace(), config.plugins],
    build: { ...config.build, outDir: ownDir, emptyOutDir: true, minify: false },
  });
  // Two workers may build at once. The first one to complete moves its build into place, the other one uses that.
  try {
    renameSync(ownDir, outDir);
  } catch (error) {
    if (!existsSync(path.join(outDir, 'index.html'))) throw error;
  }
  return outDir;
}

/** The `test` of the shop's own app, with the resources of this folder. */
export const test = ofShop.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const server = await preview({
        configFile: false,
        plugins: [mock()],
        build: { outDir: await builtApp() },
        preview: { port: 0, strictPort: false },
        logLevel: 'error',
      });
      const address = server.httpServer.address();
      await use(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`);
      await server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect, watchErrors } from '#tests/support/app.ts';
