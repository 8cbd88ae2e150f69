import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Whether somebody opens a page of the app, whatever its address: no file, and no call. */
export const asksForPage = ({ headers, url = '' }: IncomingMessage): boolean =>
  Boolean(headers.accept?.includes('text/html')) && !/\.\w+$/.test(url.split('?')[0] ?? '');

/** Sends a page compressed as far as the browser takes it, or says that the one it has is still the same. */
export function sendPage({ headers }: IncomingMessage, response: ServerResponse, html: string): void {
  const tag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  response.setHeader('ETag', tag).appendHeader('Vary', 'Accept-Encoding');
  if (headers['if-none-match'] === tag) return void response.writeHead(304).end();
  const taken = String(headers['accept-encoding'] ?? '');
  const [encoding, compress] = /\bbr\b/.test(taken) ? (['br', brotliCompressSync] as const) : (['gzip', gzipSync] as const);
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  if (encoding === 'gzip' && !/\bgzip\b/.test(taken)) return void response.end(html);
  response.setHeader('Content-Encoding', encoding).end(compress(html));
}
