import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';

type Mock = typeof import('./server') & { demoAccount: { email: string; password: string } };

/**
 * Mounts the mock at `/api` of Vite's own server, for `npm start` and `npm run preview`, and shows its demo
 * account on the sign-in page. Keeps changes in the folder `MOCK_DATA`, default `mock-api/.data`, but in memory with `MOCK_MEMORY=1`.
 * Not when `VITE_API_URL` names a real API.
 */
export function mockApi(): Plugin {
  const real = process.env.VITE_API_URL;
  const hint = (html: string, { email, password }: Mock['demoAccount']) =>
    html.replace(
      '</section>',
      `<p class="demo" data-demo><span data-text="demoAccount">Demo account</span>: <b>${email}</b>, <span data-text="demoPassword">password</span> <b>${password}</b></p></section>`,
    );
  let loaded: Promise<Mock> | undefined;
  const load = (): Promise<Mock> => {
    loaded ??= Promise.all([
      runnerImport<typeof import('./server')>('./mock-api/server.ts'),
      runnerImport<typeof import('./account')>('./mock-api/account.ts'),
    ]).then(([server, account]) => ({ ...server.module, ...account.module }));
    return loaded;
  };
  const mounted = ({ createMockApi }: Mock, { logger }: ResolvedConfig, port: number) =>
    createMockApi({
      keep: process.env.MOCK_MEMORY === '1' ? undefined : (process.env.MOCK_DATA ?? 'mock-api/.data'),
      say: line => logger.warn(line),
      address: `http://localhost:${port}/api`,
    }) as RequestListener;
  return {
    name: 'mock-api',
    async configureServer(server) {
      if (real) return;
      const mock = await load();
      server.middlewares.use('/api', mounted(mock, server.config, server.config.server.port));
    },
    async configurePreviewServer(server) {
      if (real) return;
      const mock = await load();
      server.middlewares.use('/api', mounted(mock, server.config, server.config.preview.port));
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html') || /\.\w+$/.test(request.url ?? '')) return next();
        const html = await readFile(path.resolve(server.config.root, server.config.build.outDir, 'index.html'), 'utf8');
        response.setHeader('Content-Type', 'text/html').end(hint(html, mock.demoAccount));
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server }) => (server && !real ? hint(html, (await load()).demoAccount) : html),
    },
  };
}
