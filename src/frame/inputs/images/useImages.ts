import { useRef, useState } from 'react';
import { imagesIn, isNewImage } from '#dataProvider/wire.ts';
import type { Field, ShopImage } from '#define';
import { checkImages, imagesAfter, isDisguised, type RefusedFile, sizeText } from '#frame/format/imageFiles.ts';
import { useFileReads } from '#frame/inputs/formContext.ts';

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

const idle = { done: 0, all: 0 };

/** The images of a form field, and a function that adds files to them. `reading` is its progress; `refused` are the files that it last refused. */
export function useImages({ max }: Field, value: unknown, change: (images: ShopImage[]) => void) {
  const images = imagesIn(value);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [reading, setReading] = useState(idle);
  const waitFor = useFileReads();
  // Staff may change the images while files are read.
  const latest = useRef(images);
  latest.current = images;
  /** Adds files. In a field with a maximum (`max`), new images replace the last ones; if a file is refused, all new images are removed. */
  const accept = async (files: readonly File[]): Promise<boolean> => {
    const { accepted, refused } = checkImages(files);
    // Other files may be being read already.
    setReading(({ done, all }) => ({ done, all: all + accepted.length }));
    const count = () => setReading(({ done, all }) => (done + 1 === all ? idle : { done: done + 1, all }));
    const results = await Promise.all(accepted.map(file => readImage(file).finally(count)));
    const added = results.filter(image => 'url' in image);
    const failed = results.filter(image => 'reason' in image);
    const allRefused = [...refused, ...failed.filter(({ reason }) => reason === 'notImage')];
    setRefused([...refused, ...failed]);
    if (max && allRefused.length) change(latest.current.filter(image => !isNewImage(image)));
    else if (added.length) change(imagesAfter(latest.current, added, max));
    return !refused.length && !failed.length;
  };
  const add = async (files: FileList | null): Promise<void> => {
    const accepting = accept([...(files ?? [])]);
    waitFor(accepting);
    await accepting;
  };
  return { images, add, reading, refused, clearRefused: () => setRefused([]) };
}
