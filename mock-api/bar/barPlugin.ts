/** Serves the developer bar beside the app, in development and preview. It is not part of a build. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { devLoop } from '#define/dev/devLoop.ts';
import { appVersion } from '#hosting/version.ts';

type Shop = Pick<typeof import('#mock-api/shop.ts'), 'declarations'>;

/** Loads the bar's first script before all others, so that it records the app's first call. A browser driven by a program loads it only on request. */
const loader = `(() => {
  const isStored = name => { try { return window[name].getItem('own:bar') !== null; } catch { return false; } };
  const isRequested = new URLSearchParams(location.search).has('bar') || isStored('localStorage') || isStored('sessionStorage');
  if (!navigator.webdriver || isRequested || location.pathname.startsWith('/@bar/')) document.write('<script type="module" src="/@bar/first"></' + 'script>');
})()`;
const tag = { src: '/@bar/loader' };

/** A page of a build with the bar. */
export const withBar = (html: string): string => html.replace('</title>', `</title>\n    <script src="${tag.src}"></script>`);

/**
 * The developer bar: always under `npm start`, under `npm run preview` only beside the mock. It is built once the server listens.
 * @param realApi the address of a real API; with one the bar has only the tabs of requests and of the report.
 * @param shopFile the module whose declarations it shows, from the project's root.
 */
export function developerBar(realApi: string | undefined, shopFile: string): Plugin {
  const facts = { api: realApi || '/api', isMock: !realApi };
  const aboutText = (shop: Shop) => JSON.stringify({ ...shop.declarations(), app: appVersion() });
  return {
    name: 'developer-bar',
    apply: 'serve',
    configureServer(server) {
      let declared: Promise<string> | undefined;
      const bar = serving(server.config, facts, () => declared ?? Promise.resolve('{}'));
      // Pages do not wait for the declarations; only the panel needs them.
      void devLoop(server, async imported => {
        bar.forget();
        declared = imported<Shop>(shopFile).then(aboutText);
        declared.catch(() => {});
      });
      server.middlewares.use('/@bar', bar.answer);
    },
    configurePreviewServer(server) {
      if (realApi) return;
      let declared: Promise<string> | undefined;
      const bar = serving(server.config, facts, () => {
        declared ??= runnerImport<Shop>(`.${shopFile}`).then(({ module }) => aboutText(module));
        return declared;
      });
      server.middlewares.use('/@bar', bar.answer);
      // Builds the bar before a page requests it, without delaying the start of the server.
      server.httpServer.once('listening', bar.prepare);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { server }) => (server ? [{ tag: 'script', attrs: tag, injectTo: 'head-prepend' }] : []),
    },
  };
}

type Files = ReadonlyMap<string, string>;

/** Builds the bar: its first script in one file, lazy parts in other files. A library build loads them without Vite's preload helper. */
async function built(root: string, facts: object): Promise<Files> {
  const result = await build({
    configFile: false,
    root,
    base: '/@bar/',
    publicDir: false,
    logLevel: 'silent',
    define: { __BAR__: JSON.stringify(facts) },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: path.join(root, 'mock-api/bar/bar.ts'), formats: ['es'], fileName: () => 'bar' },
      rolldownOptions: {
        output: {
          chunkFileNames: ({ name }) => (name === 'first' ? name : `${name}.js`),
          // Code that the panel and the first script share goes into the first script.
          codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
        },
      },
    },
  });
  const chunks = [result].flat().flatMap(one => ('output' in one ? one.output : []));
  return new Map(chunks.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])));
}

/** The handlers of `/@bar`. */
function serving({ root, logger }: ResolvedConfig, facts: object, declared: () => Promise<string>) {
  let files: Promise<Files> | undefined;
  const builtFiles = () => {
    files ??= built(root, facts);
    return files;
  };
  const send = (response: ServerResponse, type: string, content: string) =>
    void response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(content);
  const find = async (name: string, response: ServerResponse, next: () => void): Promise<void> => {
    if (name === 'loader') return send(response, 'text/javascript', loader);
    if (name === 'about.json') return send(response, 'application/json', await declared());
    const code = (await builtFiles()).get(name);
    if (code === undefined) next();
    else send(response, 'text/javascript', code);
  };
  return {
    /** Builds the bar. A failed build is reported when its files are requested. */
    prepare: () => void builtFiles().catch(() => {}),
    /** Builds the bar again at the next request. */
    forget: () => {
      files = undefined;
    },
    answer: (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
      const name = (request.url ?? '').replace(/^\//, '').replace(/\?.*/, '');
      find(name, response, next).catch(error => {
        logger.error(`The developer bar cannot be served: ${error instanceof Error ? error.message : error}`);
        response.writeHead(500).end();
      });
    },
  };
}
