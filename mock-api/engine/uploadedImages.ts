import { Refusal } from './behaviourTypes';
import { hashOf } from './scenarios/chance';

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
export const imageType = (name: string): string | undefined => (/^[\w-]+\.\w+$/.test(name) ? types[name.split('.').at(-1) ?? ''] : undefined);

/** The type of the image in a data URL. @throws Refusal when it is no accepted image in base64 */
export function uploadedType(dataUrl: string): string {
  const type = /^data:([^;,]+)[^,]*;base64,/i.exec(dataUrl)?.[1]?.toLowerCase();
  if (!type) throw new Refusal('An image must be a data URL in base64');
  if (!Object.values(types).includes(type)) throw new Refusal(`${type} is not an image that is taken`);
  return type;
}

/** The image of a data URL, with a file name from its content. @throws Refusal when it is no accepted image in base64 */
export function uploadedImage(dataUrl: string): Image & { name: string } {
  const type = uploadedType(dataUrl);
  const content = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const ending = Object.keys(types).find(known => types[known] === type);
  return { type, bytes: Buffer.from(content, 'base64'), name: `${hashOf(content)}.${ending}` };
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
