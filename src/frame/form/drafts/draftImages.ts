/** The images of a draft are stored as files (blobs) beside it, because data URLs are a third larger. */
import { imagesIn, isNewImage } from '#dataProvider/wire.ts';
import { isPlain } from '#define';

const urlPrefix = 'draft-image:';

/** Replaces the data URL of each new image in a value by a number. */
export function extractImages(value: unknown, numberOf: (url: string) => number): unknown {
  if (Array.isArray(value)) return value.map(item => extractImages(item, numberOf));
  if (!isPlain(value)) return value;
  const [image] = imagesIn([value]);
  if (image && isNewImage(image)) return { ...value, url: `${urlPrefix}${numberOf(image.url)}` };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, extractImages(inner, numberOf)]));
}

/** Reverses `extractImages`. Images that were not stored are removed. */
export function insertImages(value: unknown, urls: ReadonlyMap<number, string>): unknown {
  const numberOf = (item: unknown) => {
    const url = isPlain(item) ? item.url : undefined;
    return typeof url === 'string' && url.startsWith(urlPrefix) ? Number(url.slice(urlPrefix.length)) : undefined;
  };
  if (Array.isArray(value))
    return value
      .filter(item => {
        const number = numberOf(item);
        return number === undefined || urls.has(number);
      })
      .map(item => insertImages(item, urls));
  if (!isPlain(value)) return value;
  const number = numberOf(value);
  if (number !== undefined) return { ...value, url: urls.get(number) };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, insertImages(inner, urls)]));
}

/** The file in a base64 data URL; `undefined` for any other URL. */
export function blobOf(url: string): Blob | undefined {
  const [, type = '', data] = /^data:([^,;]*);base64,(.*)$/s.exec(url) ?? [];
  if (data === undefined) return undefined;
  try {
    const binary = atob(data);
    const bytes = new Uint8Array(binary.length);
    for (let position = 0; position < binary.length; position++) bytes[position] = binary.charCodeAt(position);
    return new Blob([bytes], { type });
  } catch {
    return undefined;
  }
}

/** The data URL of a stored image. Rejects if the browser has lost it. */
export const dataUrlOf = (image: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(image);
  });
