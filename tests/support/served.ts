/** Serves a build as `npm run preview` does, set up as a test needs it. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type InlineConfig, preview } from 'vite';
import { configure } from '#hosting/configure.ts';
import { basePath } from './basePath';

type Environment = Readonly<Record<string, string>>;

/** A copy of a build with settings from the environment. */
async function configured(build: string, settings: Environment): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'configured-'));
  cpSync(build, folder, { recursive: true });
  const before = Object.fromEntries(Object.keys(settings).map(name => [name, process.env[name] ?? '']));
  Object.assign(process.env, settings);
  await configure(folder);
  // An empty variable is not set.
  Object.assign(process.env, before);
  return folder;
}

/** A served build. */
interface Served {
  /** Its origin, without a path. */
  origin: string;
  close: () => Promise<void>;
}

/** Serves a build, below the path of the run, with further settings where a test has them. */
export async function serve(build: string, settings: Environment = {}, config: InlineConfig = {}): Promise<Served> {
  const all = { ...(basePath === '/' ? {} : { BASE_PATH: basePath }), ...settings };
  const outDir = Object.keys(all).length ? await configured(build, all) : build;
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, strictPort: false }, logLevel: 'error' });
  // A test may pause for longer than the server keeps a connection open, and its next request would fail.
  if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 120_000;
  const address = server.httpServer.address();
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close: async () => {
      await server.close();
      if (outDir !== build) rmSync(outDir, { recursive: true, force: true });
    },
  };
}
