/** Runs code again when declarations, behaviour, fixtures or texts change while `npm start` runs. */
import path from 'node:path';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';

/** Imports a module in its present state, with all that it imports: `load('/resources/index.ts')`. */
export type Import = <T>(address: string) => Promise<T>;

const watched = /^(?:define|resources|i18n|mock-api)[\\/](?!\.data\b).*\.(?:ts|json)$/;
/** In milliseconds. An editor may write several files, or one file in several steps. */
const pause = 100;

/** One runner for each server: a second one would not notice changes that the first one has already read. */
const runners = new WeakMap<ViteDevServer, ModuleRunner>();

/**
 * Runs `follow` now and after each change, never two at a time. Resolves after the first run. `follow` handles its own errors.
 */
export async function devLoop(server: ViteDevServer, follow: (load: Import, isFirst: boolean) => Promise<void>): Promise<void> {
  const { ssr } = server.environments;
  if (!ssr) return;
  const runner = runners.get(server) ?? createServerModuleRunner(ssr, { hmr: false });
  runners.set(server, runner);
  const load: Import = address => runner.import(address);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = follow(load, true);
  server.watcher.on('all', (_event, file) => {
    if (!watched.test(path.relative(server.config.root, file))) return;
    ssr.moduleGraph.onFileChange(path.resolve(file).replaceAll('\\', '/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => follow(load, false));
    }, pause);
  });
  server.httpServer?.once('close', () => clearTimeout(timer));
  await running;
}
