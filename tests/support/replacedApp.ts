import { existsSync, renameSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { hosting } from '#hosting/hostingPlugin.ts';
import { test as ofShop } from './app';
import { openBelow } from './basePath';
import { serve } from './served';

/** An app of the shop's code with files of its own. */
interface Replaced {
  /** The folder of the files below `tests/`, which names the build too. */
  folder: string;
  /** The files of the app that a file of this folder replaces. */
  files: Readonly<Record<string, string>>;
  /** Makes what answers below `/api`. */
  mock: () => RequestListener;
}

function replace({ folder, files }: Replaced): Plugin {
  const here = path.resolve('tests', folder);
  const stems = Object.keys(files).map(file => path.basename(file, '.ts'));
  const isCandidate = new RegExp(`(resources|${stems.join('|')})(\\.ts)?$`);
  return {
    name: 'replace',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || importer.startsWith(here) || !isCandidate.test(source)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const name = resolved && files[path.relative(process.cwd(), resolved.id)];
      return name && path.join(here, name);
    },
  };
}

/**
 * Builds the app, once a run.
 * @returns the folder of the build
 */
async function builtApp(replaced: Replaced): Promise<string> {
  const outDir = path.join(tmpdir(), `${replaced.folder}-${process.ppid}`);
  if (existsSync(path.join(outDir, 'index.html'))) return outDir;
  const ownDir = `${outDir}-${process.pid}`;
  const config = (await loadConfigFromFile({ command: 'serve', mode: 'production' }, 'vite.config.ts'))?.config ?? {};
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [replace(replaced), config.plugins],
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

/** The `test` of the shop's own app, with files replaced. */
export const testOfReplaced = (replaced: Replaced) =>
  ofShop.extend<object, { origin: string }>({
    origin: [
      async ({ browser }, use) => {
        await openBelow(browser);
        const api: Plugin = { name: 'mock', configurePreviewServer: ({ middlewares }) => void middlewares.use('/api', replaced.mock()) };
        const { origin, close } = await serve(await builtApp(replaced), {}, { configFile: false, plugins: [hosting(), api] });
        await use(origin);
        await close();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  });
