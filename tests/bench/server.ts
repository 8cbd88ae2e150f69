/** Serves a built app as a host would, and its API's answers from memory. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Answers } from './answers';

const compress = promisify(brotliCompress);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

interface File {
  type: string;
  body: Buffer;
  isSmall: boolean;
}

export interface Served {
  origin: string;
  /** Milliseconds that making the API's answers has taken so far. */
  spent: () => number;
  /** Calls that have no answer. */
  unknown: ReadonlySet<string>;
  close: () => void;
}

/** Serves a folder and the answers on a port of their own. */
export async function serve(folder: string, answers: Answers): Promise<Served> {
  const files = await filesIn(folder);
  const unknown = new Set<string>();
  let spent = 0;
  const server = createServer((request, response) => {
    const { method = '', url = '/' } = request;
    if (!url.startsWith('/api/')) return sendFile(files, request, response);
    const began = performance.now();
    const answer = answers(method, url);
    spent += performance.now() - began;
    if (!answer) {
      unknown.add(`${method} ${url}`);
      return response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"The bench has no answer"}');
    }
    return response.writeHead(200, { 'Content-Type': answer.type, 'Cache-Control': 'no-store', ...answer.headers }).end(answer.body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spent: () => spent,
    unknown,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** All files of a folder, compressed once. */
async function filesIn(folder: string): Promise<ReadonlyMap<string, File>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(entry => entry.isFile())
    .map(async ({ parentPath, name }): Promise<[string, File]> => {
      const place = path.join(parentPath, name);
      const type = types[path.extname(name)] ?? 'application/octet-stream';
      const body = await readFile(place);
      const isSmall = /text|json|svg/.test(type);
      return [`/${path.relative(folder, place).replaceAll('\\', '/')}`, { type, body: isSmall ? await compress(body) : body, isSmall }];
    });
  return new Map(await Promise.all(files));
}

/** A file, or the app's page for an address of its own. What has a hash in its name stays good for ever. */
function sendFile(files: ReadonlyMap<string, File>, { url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(url, 'http://bench');
  const file = files.get(pathname) ?? (path.extname(pathname) ? undefined : files.get('/index.html'));
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': file.type,
    'Content-Length': file.body.length,
    'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(file.isSmall ? { 'Content-Encoding': 'br' } : {}),
  });
  response.end(file.body);
}
