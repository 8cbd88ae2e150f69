import { addressAt } from '#dataProvider/basePath.ts';
import { type Field, valueAt } from '#define';
import { safePicture } from './links';

/** The size limit of an image, 2000 KB. In bytes. */
export const maxImageBytes = 2000 * 1024;

export interface RefusedFile {
  file: string;
  size: string;
  reason: 'notImage' | 'tooLarge' | 'unreadable';
}

/** A readable file size: `2.4MB`, `312.0KB`. */
export const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)}MB` : `${(bytes / 1024).toFixed(1)}KB`;

/** Splits files into accepted and refused ones. Each image must be smaller than 2000 KB. An empty file cannot be read. */
export function checkImages<F extends { name: string; size: number; type: string }>(files: readonly F[]): { accepted: F[]; refused: RefusedFile[] } {
  const accepted: F[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const reason = !file.type.startsWith('image/') ? 'notImage' : file.size >= maxImageBytes ? 'tooLarge' : file.size ? undefined : 'unreadable';
    if (reason) refused.push({ file: file.name, size: sizeText(file.size), reason });
    else accepted.push(file);
  }
  return { accepted, refused };
}

/** The first bytes of programs, archives and documents. */
const otherSignatures = ['MZ', '\x7fELF', '#!', '%PDF', 'PK\x03\x04', 'Rar!', '7z\xbc\xaf', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe'];

/** Whether the content of a data URL is another type of file with the name of an image. */
export function isDisguised(dataUrl: string): boolean {
  const [, content = ''] = dataUrl.slice(0, 200).split(',');
  const firstBytes = atob(content.slice(0, 16));
  return otherSignatures.some(signature => firstBytes.startsWith(signature));
}

/**
 * The images of a field after some were added. If that would be more than `most`, new images replace the last ones. A field that
 * already has more than `most` does not lose the others.
 */
export function imagesAfter<I>(before: readonly I[], chosen: readonly I[], most?: number): I[] {
  if (most === undefined) return [...before, ...chosen];
  const added = chosen.slice(-most);
  const room = Math.max(most, before.length);
  return [...before.slice(0, room - added.length), ...added];
}

/** The image shown for a missing one. */
export const placeholderImage = (): string => addressAt('/no-image.svg');

/** An `onError` handler for images: shows the placeholder. */
export const withPlaceholder = ({ currentTarget }: { currentTarget: HTMLImageElement }): void => {
  if (!currentTarget.src.endsWith(placeholderImage())) currentTarget.src = placeholderImage();
};

/** The safe address of an image, or of the first of several. An image is an address or an object with a `url`. `undefined` if none is safe. */
export const imageUrl = (images: unknown): string | undefined =>
  [images]
    .flat()
    .map(image => (typeof image === 'string' ? image : valueAt(image, 'url')))
    .map(url => (typeof url === 'string' && url ? safePicture(url) : undefined))
    .find(url => url !== undefined);

/** The size of a wide image in a form, as of a banner. In pixels. */
const wideTile = { width: 240, height: 96 };

/** The shape that images of a field are shown in, as width by height; `undefined` if they have none. */
export const shapeRatio = ({ shape }: Pick<Field, 'shape'>): number | undefined => (shape ? wideTile.width / wideTile.height : undefined);

/** The size of an image in a form. In pixels. */
export const tileSize = ({ shape }: Pick<Field, 'shape'>) => ({
  width: shape ? `min(${wideTile.width}px, 100%)` : 96,
  height: wideTile.height,
});
