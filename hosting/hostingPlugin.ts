import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin, PreviewServer, ResolvedConfig } from 'vite';
import { configuredPage, settingsBlock } from './configuredPage.ts';
import { assetsFolder, rulesOf } from './headers.ts';
import { precompress } from './precompress.ts';
import { fromEnvironment, settingsFrom } from './readSettings.ts';
import { asksForPage, sendPage } from './sendPage.ts';
import { configurationPrefix, filesOf, readRules, rulesFile } from './serverFiles.ts';
import type { Settings } from './settings.ts';
import { appVersion, versionText } from './version.ts';

/** The file that open pages read, to see whether there is a newer version. */
const versionFile = 'version.json';

const outDirOf = ({ root, build }: ResolvedConfig): string => path.resolve(root, build.outDir);

/**
 * Writes settings, server configurations and compressed files into the build, and serves the build with them under `npm run preview`.
 * @throws Error for a wrong `VITE_…` variable
 */
export function hosting(): Plugin[] {
  let config: ResolvedConfig;
  let settings: Settings;
  const writing: Plugin = {
    name: 'hosting-files',
    configResolved(resolved) {
      config = resolved;
      settings = settingsFrom(fromEnvironment(config.env, 'VITE_'));
    },
    // Until the page is written, its addresses stand at the root. So do those of the development server.
    transformIndexHtml: {
      order: 'pre',
      handler: html => ({
        html: html.replace('</title>', title => title + settingsBlock({ ...settings, basePath: '/' })),
        tags: [{ tag: 'meta', attrs: { name: 'version', content: versionText(appVersion()) }, injectTo: 'head' }],
      }),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        page.source = configuredPage(String(page.source), settings);
        this.emitFile({ type: 'asset', fileName: versionFile, source: JSON.stringify(appVersion()) });
        const rules = rulesOf(String(page.source), settings);
        for (const [fileName, source] of Object.entries(filesOf(rules))) this.emitFile({ type: 'asset', fileName, source });
      },
    },
    closeBundle: {
      order: 'post',
      async handler(error) {
        if (!error && config.command === 'build' && config.build.write) await precompress(outDirOf(config));
      },
    },
    configurePreviewServer: serveFiles,
  };
  // Runs after the plugins that change the page.
  return [writing, { name: 'hosting-pages', enforce: 'post', configurePreviewServer: servePages }];
}

/** Serves the build's files with their headers. A missing asset and a server's configuration are answered with 404. */
function serveFiles({ middlewares, config }: PreviewServer): void {
  const outDir = outDirOf(config);
  const files = sirv(outDir, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });
  const serve: AsyncHandler = async (request, response, next) => {
    const { basePath, everywhere, assets, pages } = readRules(await readFile(path.join(outDir, rulesFile), 'utf8'));
    const isCall = Boolean(request.url?.startsWith('/api/'));
    // The mock and the developer bar stay at the root.
    const isBeside = isCall || request.url?.startsWith('/@bar/');
    if (request.url === basePath.slice(0, -1)) return void response.writeHead(308, { Location: basePath }).end();
    if (!isBeside && !request.url?.startsWith(basePath)) return void response.writeHead(404).end();
    // What follows reads addresses as if the app stood at the root.
    if (!isBeside) request.url = request.url?.slice(basePath.length - 1);
    const isAsset = Boolean(request.url?.startsWith(`/${assetsFolder}`));
    for (const [name, value] of Object.entries({ ...everywhere, ...(isAsset ? assets : isCall ? {} : pages) })) response.setHeader(name, value);
    if (isCall || asksForPage(request)) return next();
    response.appendHeader('Vary', 'Accept-Encoding');
    const refuse = () => void response.setHeader('Cache-Control', 'no-store').writeHead(404).end();
    if (request.url?.startsWith(`/${configurationPrefix}`)) refuse();
    else files(request, response, isAsset ? refuse : next);
  };
  middlewares.use((request, response, next) => void serve(request, response, next).catch(next));
}

/** Answers every address of the app with the one page. */
function servePages({ middlewares, config }: PreviewServer): void {
  const page = path.join(outDirOf(config), 'index.html');
  const serve: AsyncHandler = async (request, response, next) => {
    if (asksForPage(request)) sendPage(request, response, await readFile(page, 'utf8'));
    else next();
  };
  middlewares.use((request, response, next) => void serve(request, response, next).catch(next));
}

type AsyncHandler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => Promise<void>;
