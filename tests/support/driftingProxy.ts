import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How one call departs: what it is asked is changed on the way there, what is answered on the way back. */
export interface Drift {
  /** `GET /color/all`, or the beginning of one with a `*` at its end. */
  call: string;
  /** Parameters that never arrive. */
  ignores?: readonly string[];
  /** What is made of the answer. */
  body?: (answer: Record<string, unknown>) => unknown;
  status?: number;
  type?: string;
  /** In place of the answer, as it stands. */
  text?: string;
}

const isMeant = (call: string, asked: string): boolean => (call.endsWith('*') ? asked.startsWith(call.slice(0, -1)) : asked === call);

/** A server in front of an API that lets its answers drift. `origin` is that of the API. */
export async function driftingProxy(origin: string, drifts: readonly Drift[]) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const drift = drifts.find(({ call }) => isMeant(call, `${request.method} ${url.pathname.replace(/^\/api/, '')}`));
    for (const name of drift?.ignores ?? []) url.searchParams.delete(name);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { authorization } = request.headers;
    const reply = await fetch(url, {
      method: request.method ?? 'GET',
      // What is bent here is no call of whoever asks.
      headers: {
        'Content-Type': 'application/json',
        ...(drift ? { 'X-By-Hand': '1' } : {}),
        ...(authorization ? { Authorization: authorization } : {}),
      },
      ...(parts.length ? { body: Buffer.concat(parts) } : {}),
    });
    const text = await reply.text();
    const bent = drift?.body && reply.ok ? JSON.stringify(drift.body(JSON.parse(text))) : text;
    response.writeHead(drift?.status ?? reply.status, { 'Content-Type': drift?.type ?? 'application/json' });
    response.end(drift?.text ?? bent);
  });
  // Never closes an idle connection, as the mock of a test does not.
  server.keepAliveTimeout = 0;
  await new Promise<void>(resolve => server.listen(0, resolve));
  return {
    api: `http://localhost:${(server.address() as AddressInfo).port}/api`,
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
  };
}
