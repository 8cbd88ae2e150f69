/** Stands where somebody packed a bug report: a server whose mock holds what theirs held, and an address that leads to their place. */
import { createServer, type Plugin, type PreviewServer, preview, type ViteDevServer } from 'vite';
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import { type BugReport, type MockData, reportFrom } from './bugReport';
import { takenOut } from './masking';
import type { Stand } from './openReport';

/** How it shall be opened. */
export interface Wanted {
  port: number;
  /** What is built, in place of the sources as they are. */
  built?: boolean | undefined;
  /** Where that is. */
  outDir?: string | undefined;
  /** Whether the system's browser opens it. */
  open?: boolean | undefined;
  /** Nobody is signed in, though somebody was. */
  signedOut?: boolean | undefined;
}

/** A server that stands there. */
export interface Standing {
  report: BugReport;
  /** Leads to where the report was packed. */
  address: string;
  close: () => Promise<void>;
}

const standPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bug report</title></head>' +
  '<body><p>Going to where the report was packed…</p><script type="module" src="/@bar/first"></script></body></html>';

/** Serves the page that leads there, and what it needs; `read` is asked when it is opened. */
function standPlugin(read: () => Stand): Plugin {
  const serve = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use('/@bar/stand.html', (_request, response) => void response.setHeader('Content-Type', 'text/html').end(standPage));
    middlewares.use(
      '/@bar/stand.json',
      (_request, response) => void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(read())),
    );
  };
  return { name: 'bug-report', configureServer: serve, configurePreviewServer: serve };
}

/** Passwords that were taken out are the demo account's, so that people can sign in; other secrets stay out. */
export const withPasswords = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (key, held) => (key === 'password' && held === takenOut ? demoAccount.password : held));

const asker = (origin: string) => async (method: string, path: string, body: unknown) => {
  const headers = { ...controlHeaders, 'Content-Type': 'application/json' };
  const reply = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
  const answer: unknown = await reply.json();
  if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
};

/** The demo account, as the app keeps who is signed in. */
async function signedIn(ask: ReturnType<typeof asker>): Promise<Stand['session']> {
  const { token, user } = (await ask('POST', '/login', demoAccount)) as { token: string; user: { _id: string; name: string; email: string } };
  return { token, authUser: JSON.stringify({ displayName: user.name, email: user.email, uid: user._id }) };
}

/** Has the mock hold what a report's mock held. Signs in where somebody was, before what shall go wrong does; nobody, where that account is not there any more. */
async function hold(ask: ReturnType<typeof asker>, { data, now, isSignedIn }: BugReport, signedOut = false): Promise<Stand['session']> {
  if (data) await ask('PUT', '/mock/data', withPasswords<MockData>({ ...data, faults: [] }));
  await ask('PUT', '/mock/clock', { now });
  const session = isSignedIn && !signedOut ? await signedIn(ask).catch(() => ({})) : {};
  await ask('PUT', '/mock/faults', data?.faults ?? []);
  return session;
}

async function serve(plugin: Plugin, { port, built, outDir, open }: Wanted): Promise<ViteDevServer | PreviewServer> {
  const served = { port, strictPort: false, ...(open ? { open: '/@bar/stand.html' } : {}) };
  if (built) return preview({ plugins: [plugin], preview: served, ...(outDir ? { build: { outDir } } : {}), logLevel: 'warn' });
  return (await createServer({ plugins: [plugin], server: served, logLevel: 'warn' })).listen();
}

/**
 * Starts a server that stands where a report was packed. Nothing of it is kept.
 * @throws Error in words where the text is no report, or the mock does not take what it says.
 */
export async function reproduce(text: string, wanted: Wanted): Promise<Standing> {
  const report = reportFrom(text);
  process.env.MOCK_MEMORY = '1';
  let session: Stand['session'] = {};
  const { address, now, settings, calls } = report;
  const server = await serve(
    standPlugin(() => ({ address, now, settings, calls, session })),
    wanted,
  );
  const bound = server.httpServer?.address();
  const origin = `http://localhost:${typeof bound === 'object' && bound ? bound.port : wanted.port}`;
  session = await hold(asker(origin), report, wanted.signedOut);
  return { report, address: `${origin}/@bar/stand.html`, close: () => server.close() };
}
