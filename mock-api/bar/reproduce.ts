/** Reproduces a bug report: starts the app with a mock that has the report's state, and gives an address that opens its screen. */
import { createServer, type Plugin, type PreviewServer, preview, type ViteDevServer } from 'vite';
import { valueAt } from '#define';
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import { dialect } from '#resources/dialect.ts';
import { type BugReport, type MockData, reportFrom } from './bugReport';
import { takenOut } from './masking';
import type { BrowserState } from './openReport';

/** How the report is opened. */
export interface ReproduceOptions {
  port: number;
  /** Serves the build in place of the sources. */
  built?: boolean | undefined;
  /** The folder of the build. */
  outDir?: string | undefined;
  /** Opens the system's browser. */
  open?: boolean | undefined;
  /** Starts signed out, also where the reporter was signed in. */
  signedOut?: boolean | undefined;
}

/** The running app. */
export interface Reproduction {
  report: BugReport;
  /** Opens the report's screen. */
  address: string;
  close: () => Promise<void>;
}

const openingPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bug report</title></head>' +
  '<body><p>Opening the report…</p><script type="module" src="/@bar/first"></script></body></html>';

/** Serves the page that opens the report. */
function reportPlugin(read: () => BrowserState): Plugin {
  const serve = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use('/@bar/report.html', (_request, response) => void response.setHeader('Content-Type', 'text/html').end(openingPage));
    middlewares.use(
      '/@bar/report.json',
      (_request, response) => void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(read())),
    );
  };
  return { name: 'bug-report', configureServer: serve, configurePreviewServer: serve };
}

/** Puts the demo account's password in the place of masked ones, so that everyone can sign in. */
export const withPasswords = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (key, inner) => (key === 'password' && inner === takenOut ? demoAccount.password : inner));

const callerFor = (origin: string) => async (method: string, path: string, body: unknown) => {
  const headers = { ...controlHeaders, 'Content-Type': 'application/json' };
  const reply = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
  const answer: unknown = await reply.json();
  if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
};

/** Signs in as the demo account. @returns the session as the app stores it. */
async function signIn(call: ReturnType<typeof callerFor>): Promise<BrowserState['session']> {
  const { path, email, password, token: tokenAt, user: userAt } = dialect.signIn;
  const answer = await call('POST', path, { [email]: demoAccount.email, [password]: demoAccount.password });
  const user = valueAt(answer, userAt) as { _id: string; name: string; email: string };
  return { token: String(valueAt(answer, tokenAt)), authUser: JSON.stringify({ displayName: user.name, email: user.email, uid: user._id }) };
}

/**
 * Puts the report's state into the mock, and signs in where the reporter was signed in. Faults come last, so that signing in works.
 * @returns the session; an empty one where the demo account no longer exists.
 */
async function restore(
  call: ReturnType<typeof callerFor>,
  { data, now, isSignedIn }: BugReport,
  signedOut = false,
): Promise<BrowserState['session']> {
  if (data) await call('PUT', '/mock/data', withPasswords<MockData>({ ...data, faults: [] }));
  await call('PUT', '/mock/clock', { now });
  const session = isSignedIn && !signedOut ? await signIn(call).catch(() => ({})) : {};
  await call('PUT', '/mock/faults', data?.faults ?? []);
  return session;
}

async function serve(plugin: Plugin, { port, built, outDir, open }: ReproduceOptions): Promise<ViteDevServer | PreviewServer> {
  const served = { port, strictPort: false, ...(open ? { open: '/@bar/report.html' } : {}) };
  if (built) return preview({ plugins: [plugin], preview: served, ...(outDir ? { build: { outDir } } : {}), logLevel: 'warn' });
  return (await createServer({ plugins: [plugin], server: served, logLevel: 'warn' })).listen();
}

/**
 * Starts the app in the state of a report. Changes are kept in memory.
 * @param text the report's file.
 * @throws Error where the text is no report, or the mock refuses its data.
 */
export async function reproduce(text: string, options: ReproduceOptions): Promise<Reproduction> {
  const report = reportFrom(text);
  process.env.MOCK_MEMORY = '1';
  let session: BrowserState['session'] = {};
  const { address, now, settings, calls } = report;
  const server = await serve(
    reportPlugin(() => ({ address, now, settings, calls, session })),
    options,
  );
  const bound = server.httpServer?.address();
  const origin = `http://localhost:${typeof bound === 'object' && bound ? bound.port : options.port}`;
  session = await restore(callerFor(origin), report, options.signedOut);
  return { report, address: `${origin}/@bar/report.html`, close: () => server.close() };
}
