import { valueAt } from '#define';
import { safePicture } from './links';

/** The size limit of an image, in bytes: 2000 KB, shown as 2 MB. */
export const maxImageBytes = 2000 * 1024;

/** Why a file is not taken: it is no image, it is too large, or the browser cannot read it. */
export interface RefusedFile {
  file: string;
  size: string;
  reason: 'notImage' | 'tooLarge' | 'unreadable';
}

/** A size for people: `2.4MB`, `312.0KB`. */
export const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)}MB` : `${(bytes / 1024).toFixed(1)}KB`;

/** Parts files into those that may be added and those that are refused, with the reason. Each image must be under 2000 KB. */
export function checkImages<F extends { name: string; size: number; type: string }>(files: readonly F[]): { taken: F[]; refused: RefusedFile[] } {
  const taken: F[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const reason = !file.type.startsWith('image/') ? 'notImage' : file.size >= maxImageBytes ? 'tooLarge' : file.size ? undefined : 'unreadable';
    if (reason) refused.push({ file: file.name, size: sizeText(file.size), reason });
    else taken.push(file);
  }
  return { taken, refused };
}

/** How programs, archives and documents begin, of which one may have been given the name of an image. */
const othersBegin = ['MZ', '\x7fELF', '#!', '%PDF', 'PK\x03\x04', 'Rar!', '7z\xbc\xaf', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe'];

/** Whether a file that was read, as its data URL, is something else under the name of an image. */
export function isDisguised(dataUrl: string): boolean {
  const [, content = ''] = dataUrl.slice(0, 200).split(',');
  const begin = atob(content.slice(0, 16));
  return othersBegin.some(signature => begin.startsWith(signature));
}

/**
 * The images of a field after some were chosen. Where it takes only so many (`most`), new ones take the place of the last;
 * a field that already holds more keeps all others.
 */
export function imagesAfter<I>(before: readonly I[], chosen: readonly I[], most?: number): I[] {
  if (most === undefined) return [...before, ...chosen];
  const added = chosen.slice(-most);
  const room = Math.max(most, before.length);
  return [...before.slice(0, room - added.length), ...added];
}

/** What stands in place of a missing image. */
export const placeholderImage = '/no-image.svg';

/** The placeholder in place of an image that cannot be loaded. */
export const withPlaceholder = ({ currentTarget }: { currentTarget: HTMLImageElement }): void => {
  if (!currentTarget.src.endsWith(placeholderImage)) currentTarget.src = placeholderImage;
};

/** The address of an image, or of the first of several, each its address or what holds it as `url`; `undefined` where there is none that is safe to show. */
export const addressOf = (images: unknown): string | undefined =>
  [images]
    .flat()
    .map(image => (typeof image === 'string' ? image : valueAt(image, 'url')))
    .map(url => (typeof url === 'string' && url ? safePicture(url) : undefined))
    .find(url => url !== undefined);
