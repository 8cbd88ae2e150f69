import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';
import type { Fault } from '#mock-api/engine/faults.ts';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import { createShopMock, type ShopMockOptions } from '#mock-api/shop.ts';
import { checkOf } from './contract';

/** One request that the mock received. */
export interface Received {
  method: string;
  /** Path and query, without `/api`. */
  url: string;
  body: unknown;
  authorization: string | undefined;
}

/**
 * A real mock over HTTP, in memory, on a free port, that records its requests. Answers, and requests that were not sent by `call`, must
 * match the contract: `expectContract`, `reset` and `stop` check it.
 */
export async function startMock(options: ShopMockOptions = {}) {
  const received: Received[] = [];
  const mock = createShopMock({ check: checkOf(options), ...options });
  const server = createServer((request, response) => {
    request.url = request.url?.replace(/^\/api(?=\/)/, '') ?? '/';
    const parts: Buffer[] = [];
    const entry: Received = { method: request.method ?? '', url: request.url, body: undefined, authorization: request.headers.authorization };
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      try {
        if (text) entry.body = JSON.parse(text);
      } catch {
        // Invalid JSON is recorded as text.
        entry.body = text;
      }
    });
    if (!request.url.startsWith('/mock/')) received.push(entry);
    mock(request, response);
  });
  // Never closes an idle connection: on a busy machine the test's next request would go into a connection that is being closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const call = (method: string, url: string, body?: unknown, token?: string) =>
    fetch(`${origin}/api${url}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-By-Hand': '1', ...controlHeaders, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const expectContract = () => {
    const mismatches = mock.mismatches();
    if (mismatches.length) throw new Error(`Not as the contract has it:\n${mismatches.join('\n')}`);
  };
  return {
    origin,
    received,
    call,
    /** Signs in with the demo account. Returns its token. */
    signIn: async (): Promise<string> => {
      const reply = await call('POST', '/login', demoAccount);
      return ((await reply.json()) as { token: string }).token;
    },
    /** The current rows of a resource. */
    rows: (resource: string) => structuredClone(mock.state().main.store.rows(resource)),
    fail: (...faults: Fault[]) => call('PUT', '/mock/faults', faults),
    reset: async () => {
      expectContract();
      return call('POST', '/mock/reset');
    },
    /** @throws Error where a call did not match the contract. */
    expectContract,
    stop: async () => {
      await new Promise<void>(resolve => server.close(() => resolve()));
      expectContract();
    },
  };
}
