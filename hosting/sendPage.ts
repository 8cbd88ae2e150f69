import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Whether somebody opens a page of the app, whatever its address: no file, and no call. */
export const asksForPage = ({ headers, url = '' }: IncomingMessage): boolean =>
  Boolean(headers.accept?.includes('text/html')) && !/\.\w+$/.test(url.split('?')[0] ?? '');

/** Pages that were compressed, by tag and encoding: there are as many as there are builds to be served. */
const known = new Map<string, Buffer>();

function compressed(key: string, html: string, compress: (html: string) => Buffer): Buffer {
  const made = known.get(key) ?? compress(html);
  if (known.size > 9) known.clear();
  known.set(key, made);
  return made;
}

/** Sends a page compressed as far as the browser takes it, or says that the one it has is still the same. */
export function sendPage({ headers }: IncomingMessage, response: ServerResponse, html: string): void {
  const tag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  response.setHeader('ETag', tag).appendHeader('Vary', 'Accept-Encoding');
  if (headers['if-none-match'] === tag) return void response.writeHead(304).end();
  const taken = String(headers['accept-encoding'] ?? '');
  const [encoding, compress] = /\bbr\b/.test(taken) ? (['br', brotliCompressSync] as const) : (['gzip', gzipSync] as const);
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  if (encoding === 'gzip' && !/\bgzip\b/.test(taken)) return void response.end(html);
  response.setHeader('Content-Encoding', encoding).end(compressed(`${encoding} ${tag}`, html, compress));
}
