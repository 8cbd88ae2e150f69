import { readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport, type ViteDevServer } from 'vite';
import { devLoop } from '#define/dev/devLoop.ts';
import { asksForPage, sendPage } from '#hosting/sendPage.ts';
import { developerBar, withBar } from './bar/barPlugin.ts';

type Server = typeof import('./engine/createMock');
type MockCheck = import('#define/openapi/contractCheck.ts').ContractCheck;
type Account = { demoAccount: { email: string; password: string } };

/**
 * Mounts the mock at `/api` of Vite's own server, for `npm start` and `npm run preview`, and shows its demo
 * account on the sign-in page. Keeps changes in the folder `MOCK_DATA`, default `mock-api/.data`, but in memory with `MOCK_MEMORY=1`.
 * While `npm start` runs, a changed declaration, behaviour or fixture takes the place of the old one. Not when `VITE_API_URL` names a real API.
 * The developer bar comes with it.
 */
export function mockApi(): Plugin[] {
  const real = process.env.VITE_API_URL;
  const hint = (html: string, { email, password }: Account['demoAccount']) =>
    html.replace(
      '</section>',
      `<p class="demo" data-demo><span data-text="demoAccount">Demo account</span>: <b>${email}</b>, <span data-text="demoPassword">password</span> <b>${password}</b></p></section>`,
    );
  const demoAccount = async () => (await runnerImport<Account>('./mock-api/behaviour/shopAccount.ts')).module.demoAccount;
  const mock: Plugin = {
    name: 'mock-api',
    async configureServer(server) {
      if (!real) await mountFollowing(server);
    },
    async configurePreviewServer(server) {
      if (real) return;
      const { module } = await runnerImport<Server>('./mock-api/engine/createMock.ts');
      const shown = await demoAccount();
      const options = { ...optionsFor(server.config, server.config.preview), check: await checkOfTests() };
      server.middlewares.use('/api', module.createMockApi(options) as RequestListener);
      server.middlewares.use(async (request, response, next) => {
        if (!asksForPage(request)) return next();
        const html = await readFile(path.resolve(server.config.root, server.config.build.outDir, 'index.html'), 'utf8');
        sendPage(request, response, withBar(hint(html, shown)));
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server }) => (server && !real ? hint(html, await demoAccount()) : html),
    },
  };
  return [mock, developerBar(real)];
}

const optionsFor = ({ logger }: ResolvedConfig, { port, host }: ResolvedConfig['server'] | ResolvedConfig['preview']) => ({
  keep: process.env.MOCK_MEMORY === '1' ? undefined : (process.env.MOCK_DATA ?? 'mock-api/.data'),
  say: (line: string) => logger.warn(line),
  address: `http://localhost:${port}/api`,
  listensOn: host,
  ...(process.env.MOCK_SCENARIO ? { scenario: process.env.MOCK_SCENARIO } : {}),
  ...(process.env.MOCK_SEED ? { seed: Number(process.env.MOCK_SEED) } : {}),
});

/** What the browser tests have each call checked by. */
async function checkOfTests(): Promise<MockCheck | undefined> {
  if (process.env.MOCK_CHECK !== '1') return undefined;
  const [{ module: check }, { module: made }] = await Promise.all([
    runnerImport<typeof import('#define/openapi/contractCheck.ts')>('./define/openapi/contractCheck.ts'),
    runnerImport<typeof import('./engine/contractDocument')>('./mock-api/engine/contractDocument.ts'),
  ]);
  return check.contractCheck(made.contract());
}

/** Mounts the mock, and in its place another whenever what it is made of has changed. One that cannot start leaves the one before. */
async function mountFollowing(server: ViteDevServer): Promise<void> {
  const options = optionsFor(server.config, server.config.server);
  let mock: ReturnType<Server['createMockApi']> | undefined;
  let why = '';
  await devLoop(server, async (imported, isFirst) => {
    try {
      const { createMockApi } = await imported<Server>('/mock-api/engine/createMock.ts');
      mock = createMockApi({ ...options, before: mock?.state() });
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
