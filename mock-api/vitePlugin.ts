import { readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport, type ViteDevServer } from 'vite';
import { devLoop } from '#define/dev/devLoop.ts';
import { asksForPage, sendPage } from '#hosting/sendPage.ts';
import { developerBar, withBar } from './bar/barPlugin.ts';
import { withDemoAccount } from './demoAccount.ts';

type Shop = Pick<typeof import('./shop'), 'createShopMock' | 'shopContract' | 'shopAccount'>;
type DemoAccount = Shop['shopAccount']['demo'];
type ContractCheck = import('#define/openapi/contractCheck.ts').ContractCheck;

const shopFile = '/mock-api/shop.ts';

/**
 * Mounts the mock at `/api` of Vite's server, for `npm start` and `npm run preview`, shows its demo account on the sign-in page, and
 * adds the developer bar. Where `VITE_API_URL` names a real API, only the bar is added.
 *
 * Changes are kept in the folder `MOCK_DATA`, default `mock-api/.data`; with `MOCK_MEMORY=1` in memory. While `npm start` runs, the
 * mock follows changes of declarations, behaviour and fixtures.
 */
export function mockApi(): Plugin[] {
  const realApi = process.env.VITE_API_URL;
  let demo: DemoAccount;
  const mock: Plugin = {
    name: 'mock-api',
    async configureServer(server) {
      if (!realApi)
        await mountFollowing(server, ({ shopAccount }) => {
          demo = shopAccount.demo;
        });
    },
    async configurePreviewServer(server) {
      if (realApi) return;
      const { module: shop } = await runnerImport<Shop>(`.${shopFile}`);
      const options = { ...optionsFor(server.config, server.config.preview), check: await checkForTests(shop) };
      server.middlewares.use('/api', shop.createShopMock(options) as RequestListener);
      server.middlewares.use(async (request, response, next) => {
        if (!asksForPage(request)) return next();
        const html = await readFile(path.resolve(server.config.root, server.config.build.outDir, 'index.html'), 'utf8');
        sendPage(request, response, withBar(withDemoAccount(html, shop.shopAccount.demo)));
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => (server && !realApi ? withDemoAccount(html, demo) : html),
    },
  };
  return [mock, developerBar(realApi, shopFile)];
}

const optionsFor = ({ logger }: ResolvedConfig, { port, host }: ResolvedConfig['server'] | ResolvedConfig['preview']) => ({
  dataFolder: process.env.MOCK_MEMORY === '1' ? undefined : (process.env.MOCK_DATA ?? 'mock-api/.data'),
  log: (line: string) => logger.warn(line),
  address: `http://localhost:${port}/api`,
  listensOn: host,
  ...(process.env.MOCK_SCENARIO ? { scenario: process.env.MOCK_SCENARIO } : {}),
  ...(process.env.MOCK_SEED ? { seed: Number(process.env.MOCK_SEED) } : {}),
});

/** The check of each call by the contract, for browser tests: `MOCK_CHECK=1`. */
async function checkForTests({ shopContract }: Shop): Promise<ContractCheck | undefined> {
  if (process.env.MOCK_CHECK !== '1') return undefined;
  const { module } = await runnerImport<typeof import('#define/openapi/contractCheck.ts')>('./define/openapi/contractCheck.ts');
  return module.contractCheck(shopContract());
}

/** Mounts the mock, and replaces it whenever its files change. The old mock stays where the new one cannot start. */
async function mountFollowing(server: ViteDevServer, onImport: (shop: Shop) => void): Promise<void> {
  const options = optionsFor(server.config, server.config.server);
  let mock: ReturnType<Shop['createShopMock']> | undefined;
  let why = '';
  await devLoop(server, async (imported, isFirst) => {
    try {
      const shop = await imported<Shop>(shopFile);
      mock = shop.createShopMock({ ...options, before: mock?.state() });
      onImport(shop);
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
      server.config.logger.error(`The mock ${isFirst ? 'has not started' : 'goes on as it was'}: ${why}`);
    }
  });
  server.middlewares.use('/api', (request, response) => {
    if (mock) (mock as RequestListener)(request, response);
    else refuse(response, `The mock has not started: ${why}`);
  });
}

function refuse(response: ServerResponse, message: string): void {
  response.writeHead(503, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message }));
}
