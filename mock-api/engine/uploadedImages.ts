import { createHash } from 'node:crypto';
import path from 'node:path';
import { Refusal } from './behaviourTypes';

/** An image: its type and what is in it. */
export interface Image {
  type: string;
  bytes: Buffer;
}

/** The types that are taken, by the ending of their files. */
const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  tiff: 'image/tiff',
  heic: 'image/heic',
};

/** Those that browsers draw and cannot run. */
const drawn = ['png', 'jpg', 'gif', 'webp', 'avif'].map(ending => types[ending]);

/** The type of an image's file; undefined when the name is none of an image. */
export const imageType = (name: string): string | undefined => (/^[\w-]+\.\w+$/.test(name) ? types[path.extname(name).slice(1)] : undefined);

/** The image of a data URL in base64, and the name of a file for it. @throws Refusal when it is none. */
export function uploadedImage(dataUrl: string): Image & { name: string } {
  const comma = dataUrl.indexOf(',');
  const type = /^data:([^;,]+).*;base64$/i.exec(dataUrl.slice(0, Math.max(comma, 0)))?.[1]?.toLowerCase();
  if (!type) throw new Refusal('An image must be a data URL in base64');
  const ending = Object.keys(types).find(known => types[known] === type);
  if (!ending) throw new Refusal(`${type} is not an image that is taken`);
  const bytes = Buffer.from(dataUrl.slice(comma + 1), 'base64');
  return { type, bytes, name: `${createHash('sha1').update(bytes).digest('hex').slice(0, 16)}.${ending}` };
}

/**
 * The headers an image is served with. It shows inside a page; opened by its address it is on the app's own origin,
 * where a script within it could read the visitor's token, so there it runs nothing, and is saved unless only drawn.
 */
export const imageHeaders = (type: string): Record<string, string> => ({
  'Content-Type': type,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  ...(drawn.includes(type) ? {} : { 'Content-Disposition': 'attachment' }),
  'Cache-Control': 'max-age=86400',
});
