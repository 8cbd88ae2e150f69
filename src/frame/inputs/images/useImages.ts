import { useContext, useRef, useState } from 'react';
import { imagesIn, isNewImage } from '#dataProvider/wire.ts';
import type { Field, ShopImage } from '#define';
import { checkImages, imagesAfter, isDisguised, type RefusedFile, sizeText } from '#frame/format/imageFiles.ts';
import { InputsContext } from '#frame/inputs/inputsContext.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';

/** A file that was refused. One that is too large has its content, until it turns out that it cannot be made to fit. */
export interface Refusal extends RefusedFile {
  content?: File | undefined;
  cannotFit?: boolean;
}

const readAsDataUrl = (file: File): Promise<ShopImage> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ url: String(reader.result), title: file.name });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Reads a file as an image. Resolves to the reason if that is not possible. */
async function readImage(file: File): Promise<ShopImage | RefusedFile> {
  const refusal = { file: file.name, size: sizeText(file.size) };
  const image = await readAsDataUrl(file).catch(() => undefined);
  if (!image) return { ...refusal, reason: 'unreadable' };
  return isDisguised(image.url) ? { ...refusal, reason: 'notImage' } : image;
}

const tooLarge = (files: readonly File[], { file, size, reason }: RefusedFile) =>
  reason === 'tooLarge' ? files.find(other => other.name === file && sizeText(other.size) === size) : undefined;

/** Never rejects. */
async function makeFit(content: File, shape?: number): Promise<{ file: File; image: ShopImage } | undefined> {
  const file = await importWithRetry(() => import('./fitImage'))
    .then(({ fitImage }) => fitImage(content, shape))
    .catch(() => undefined);
  const image = file && (await readImage(file));
  return image && 'url' in image ? { file, image } : undefined;
}

const idle = { done: 0, all: 0 };

/**
 * The images of a form field, and functions that add files to them. `awaited` is the number of images that are read or made to fit and not
 * yet added; `reading` is the progress of reading; `refused` are the files that were refused last.
 */
export function useImages({ max }: Field, value: unknown, change: (images: ShopImage[]) => void) {
  const images = imagesIn(value);
  const [refused, setRefused] = useState<Refusal[]>([]);
  const [reading, setReading] = useState(idle);
  const [awaited, setAwaited] = useState(0);
  const { waitFor } = useContext(InputsContext);
  // Staff may change the images while files are read.
  const latest = useRef(images);
  latest.current = images;
  /** Adds files. In a field with a maximum (`max`), new images replace the last ones; if a file is refused, all new images are removed. */
  const accept = async (files: readonly File[]): Promise<boolean> => {
    const { accepted, refused: unchecked } = checkImages(files);
    const refused = unchecked.map(refusal => ({ ...refusal, content: tooLarge(files, refusal) }));
    // Other files may be being read already.
    setReading(({ done, all }) => ({ done, all: all + accepted.length }));
    setAwaited(count => count + accepted.length);
    const count = () => setReading(({ done, all }) => (done + 1 === all ? idle : { done: done + 1, all }));
    const results = await Promise.all(accepted.map(file => readImage(file).finally(count)));
    setAwaited(count => count - accepted.length);
    const added = results.filter(image => 'url' in image);
    const failed = results.filter(image => 'reason' in image);
    const allRefused = [...refused, ...failed.filter(({ reason }) => reason === 'notImage')];
    setRefused([...refused, ...failed]);
    if (max && allRefused.length) change(latest.current.filter(image => !isNewImage(image)));
    else if (added.length) change(imagesAfter(latest.current, added, max));
    return !refused.length && !failed.length;
  };
  const add = (files: FileList | null): void => waitFor(accept([...(files ?? [])]));
  /** Makes a refused file fit and adds it; `shape` is width by height. Resolves to the new file. If there is none, the refusal is back and says so. */
  const addFitted = async (refusal: Refusal, shape?: number): Promise<File | undefined> => {
    setRefused(all => all.filter(other => other !== refusal));
    setAwaited(count => count + 1);
    const fitting = Promise.resolve(refusal.content && makeFit(refusal.content, shape));
    waitFor(fitting.then(Boolean));
    const fitted = await fitting;
    setAwaited(count => count - 1);
    if (fitted) change(imagesAfter(latest.current, [fitted.image], max));
    else setRefused(all => [...all, { ...refusal, content: undefined, cannotFit: true }]);
    return fitted?.file;
  };
  return { images, add, addFitted, awaited, reading, refused, clearRefused: () => setRefused([]) };
}
