/** What follows the declarations while `npm start` runs, and with them behaviour, fixtures and texts. */
import path from 'node:path';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';

/** Imports a module of the project by its address, `/resources/index.ts`: as it is now, with all that it imports. */
export type Import = <T>(address: string) => Promise<T>;

const watched = /^(?:define|resources|i18n|mock-api)[\\/](?!\.data\b).*\.(?:ts|json)$/;
/** In milliseconds: an editor may write several files, or one in several steps. */
const pause = 100;

/** One for each server: a second would be told that what the first has read anew has not changed. */
const runners = new WeakMap<ViteDevServer, ModuleRunner>();

/**
 * Runs `follow` now and after each change of what is followed, one run after the other.
 * Resolves after the first; `follow` tells itself what goes wrong.
 */
export async function devLoop(server: ViteDevServer, follow: (imported: Import, isFirst: boolean) => Promise<void>): Promise<void> {
  const { ssr } = server.environments;
  if (!ssr) return;
  const runner = runners.get(server) ?? createServerModuleRunner(ssr, { hmr: false });
  runners.set(server, runner);
  const imported: Import = address => runner.import(address);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = follow(imported, true);
  server.watcher.on('all', (_event, file) => {
    if (!watched.test(path.relative(server.config.root, file))) return;
    ssr.moduleGraph.onFileChange(path.resolve(file).replaceAll('\\', '/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => follow(imported, false));
    }, pause);
  });
  server.httpServer?.once('close', () => clearTimeout(timer));
  await running;
}
