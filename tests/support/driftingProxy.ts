import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the proxy changes the request and the answer of a call. */
export interface Drift {
  /** `GET /color/all`, or a prefix with a `*` at its end. */
  call: string;
  /** Parameters that the proxy removes. */
  ignores?: readonly string[];
  /** Changes the answer. */
  body?: (answer: Record<string, unknown>) => unknown;
  status?: number;
  type?: string;
  /** Sent in place of the answer. */
  text?: string;
}

const isMeant = (call: string, request: string): boolean => (call.endsWith('*') ? request.startsWith(call.slice(0, -1)) : request === call);

/** A proxy whose answers drift from the contract. @param origin the origin of the API. */
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
      // The mock does not check the calls that this proxy changes.
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
