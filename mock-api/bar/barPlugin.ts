/** Serves the developer bar beside the app, in development and preview. Nothing of it is in what is built. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { devLoop } from '#define/dev/devLoop.ts';

type About = typeof import('./about');

/** Puts the bar's first script before all others, so that it sees the app's first call; where nobody is to see the bar, nothing more is fetched. */
const gate = `(() => {
  const isKept = name => { try { return window[name].getItem('own:bar') !== null; } catch { return false; } };
  const asked = new URLSearchParams(location.search).has('bar') || isKept('localStorage') || isKept('sessionStorage');
  if (!navigator.webdriver || asked || location.pathname.startsWith('/@bar/')) document.write('<script type="module" src="/@bar/first"></' + 'script>');
})()`;
const tag = { src: '/@bar/gate' };

/** A page with the bar. */
export const withBar = (html: string): string => html.replace('</title>', `</title>\n    <script src="${tag.src}"></script>`);

/**
 * The developer bar: under `npm start` always, under `npm run preview` beside the mock only. It is built once the server is there.
 * @param real where a real API is; then the bar has the calls and the report, and nothing of the mock.
 */
export function developerBar(real: string | undefined): Plugin {
  const facts = { api: real || '/api', isMock: !real };
  return {
    name: 'developer-bar',
    apply: 'serve',
    configureServer(server) {
      let declared: Promise<string> | undefined;
      const bar = serving(server.config, facts, () => declared ?? Promise.resolve('{}'));
      // Not waited for: a page need not, and the panel does.
      void devLoop(server, async imported => {
        bar.forget();
        declared = imported<About>('/mock-api/bar/about.ts').then(({ declarations }) => JSON.stringify({ ...declarations(), app: appVersion() }));
        declared.catch(() => {});
      });
      server.middlewares.use('/@bar', bar.answer);
    },
    configurePreviewServer(server) {
      if (real) return;
      let declared: Promise<string> | undefined;
      const ask = () => runnerImport<About>('./mock-api/bar/about.ts');
      const bar = serving(server.config, facts, () => {
        declared ??= ask().then(({ module }) => JSON.stringify({ ...module.declarations(), app: appVersion() }));
        return declared;
      });
      server.middlewares.use('/@bar', bar.answer);
      // Before a page asks for it, and not before the server is there.
      server.httpServer.once('listening', bar.prepare);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { server }) => (server ? [{ tag: 'script', attrs: tag, injectTo: 'head-prepend' }] : []),
    },
  };
}

type Files = ReadonlyMap<string, string>;

/** Builds the bar: its first script in one file, what comes later in files of their own. As a library, whose parts are fetched without a helper of Vite's. */
async function built(root: string, facts: object): Promise<Files> {
  const made = await build({
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
          // What the panel shares with the first script comes with that, not in files of its own.
          codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
        },
      },
    },
  });
  const chunks = [made].flat().flatMap(one => ('output' in one ? one.output : []));
  return new Map(chunks.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])));
}

/** What answers under `/@bar`. */
function serving({ root, logger }: ResolvedConfig, facts: object, declared: () => Promise<string>) {
  let files: Promise<Files> | undefined;
  const made = () => {
    files ??= built(root, facts);
    return files;
  };
  const send = (response: ServerResponse, type: string, content: string) =>
    void response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(content);
  const find = async (name: string, response: ServerResponse, next: () => void): Promise<void> => {
    if (name === 'gate') return send(response, 'text/javascript', gate);
    if (name === 'about.json') return send(response, 'application/json', await declared());
    const code = (await made()).get(name);
    if (code === undefined) next();
    else send(response, 'text/javascript', code);
  };
  return {
    /** Builds it; what goes wrong is told to whoever asks for it. */
    prepare: () => void made().catch(() => {}),
    /** Builds anew when next asked. */
    forget: () => {
      files = undefined;
    },
    answer: (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
      const name = (request.url ?? '').replace(/^\//, '').replace(/\?.*/, '');
      find(name, response, next).catch(error => {
        logger.error(`The developer bar is not there: ${error instanceof Error ? error.message : error}`);
        response.writeHead(500).end();
      });
    },
  };
}

/** Which version of the app this is: its number, and the commit where git knows it. */
function appVersion(): { version: string; commit?: string } {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  try {
    const commit = execFileSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { version, commit: commit.trim() };
  } catch {
    return { version };
  }
}
