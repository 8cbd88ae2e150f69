import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Whether a request opens a page of the app, and does not load a file or make a call. */
export const asksForPage = ({ headers, url = '' }: IncomingMessage): boolean =>
  Boolean(headers.accept?.includes('text/html')) && !/\.\w+$/.test(url.split('?')[0] ?? '');

/** Compressed pages, by encoding and tag. */
const compressedPages = new Map<string, Buffer>();

function compressed(key: string, html: string, compress: (html: string) => Buffer): Buffer {
  const page = compressedPages.get(key) ?? compress(html);
  if (compressedPages.size > 9) compressedPages.clear();
  compressedPages.set(key, page);
  return page;
}

/** Sends a page, compressed where the browser accepts it; 304 where the browser has it already. */
export function sendPage({ headers }: IncomingMessage, response: ServerResponse, html: string): void {
  const tag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  response.setHeader('ETag', tag).appendHeader('Vary', 'Accept-Encoding');
  if (headers['if-none-match'] === tag) return void response.writeHead(304).end();
  const accepted = String(headers['accept-encoding'] ?? '');
  const [encoding, compress] = /\bbr\b/.test(accepted) ? (['br', brotliCompressSync] as const) : (['gzip', gzipSync] as const);
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  if (encoding === 'gzip' && !/\bgzip\b/.test(accepted)) return void response.end(html);
  response.setHeader('Content-Encoding', encoding).end(compressed(`${encoding} ${tag}`, html, compress));
}
