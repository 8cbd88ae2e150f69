import { createHash } from 'node:crypto';
import path from 'node:path';
import { Refusal } from './behaviourTypes';

/** An image file. */
export interface Image {
  type: string;
  bytes: Buffer;
}

/** The accepted types, by file extension. */
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

/** The types that cannot contain scripts. */
const safeTypes = ['png', 'jpg', 'gif', 'webp', 'avif'].map(ending => types[ending]);

/** The type of a file, by its name; undefined when the name is not one of an image. */
export const imageType = (name: string): string | undefined => (/^[\w-]+\.\w+$/.test(name) ? types[path.extname(name).slice(1)] : undefined);

/** The image of a data URL in base64, with a file name from its content. @throws Refusal when it is no accepted image. */
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
 * The headers of an image. When a browser opens its address, the image is on the app's origin, and a script inside it could read
 * the visitor's token. So scripts are forbidden, and types that may contain them are downloaded.
 */
export const imageHeaders = (type: string): Record<string, string> => ({
  'Content-Type': type,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  ...(safeTypes.includes(type) ? {} : { 'Content-Disposition': 'attachment' }),
  'Cache-Control': 'max-age=86400',
});
