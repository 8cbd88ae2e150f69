import { useRef, useState } from 'react';
import { imagesIn, isNewImage } from '#dataProvider/wire.ts';
import type { Field, ShopImage } from '#define';
import { checkImages, imagesAfter, isDisguised, type RefusedFile, sizeText } from '#frame/format/imageFiles.ts';
import { useFileReads } from './filesBeingRead';

const readAsDataUrl = (file: File): Promise<ShopImage> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ url: String(reader.result), title: file.name });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** A file as an image of the form, or why it is none. */
async function readImage(file: File): Promise<ShopImage | RefusedFile> {
  const refusal = { file: file.name, size: sizeText(file.size) };
  const image = await readAsDataUrl(file).catch(() => undefined);
  if (!image) return { ...refusal, reason: 'unreadable' };
  return isDisguised(image.url) ? { ...refusal, reason: 'notImage' } : image;
}

/** No file is being read. */
const none = { done: 0, all: 0 };

/** The images that a form holds, and how files become some of them; `reading` is how far they are, `refused` are the files that were not taken last. */
export function useImages({ most }: Field, value: unknown, change: (images: ShopImage[]) => void) {
  const images = imagesIn(value);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [reading, setReading] = useState(none);
  const hold = useFileReads();
  // Files are read while staff go on.
  const latest = useRef(images);
  latest.current = images;
  /** Where a field takes only so many, new ones take the place of the last, and of a refused choice nothing new is kept. */
  const take = async (files: readonly File[]): Promise<boolean> => {
    const { taken, refused } = checkImages(files);
    // Others may be on their way already.
    setReading(({ done, all }) => ({ done, all: all + taken.length }));
    const count = () => setReading(({ done, all }) => (done + 1 === all ? none : { done: done + 1, all }));
    const read = await Promise.all(taken.map(file => readImage(file).finally(count)));
    const added = read.filter(image => 'url' in image);
    const lost = read.filter(image => 'reason' in image);
    const allRefused = [...refused, ...lost.filter(({ reason }) => reason === 'notImage')];
    setRefused([...refused, ...lost]);
    if (most && allRefused.length) change(latest.current.filter(image => !isNewImage(image)));
    else if (added.length) change(imagesAfter(latest.current, added, most));
    return !refused.length && !lost.length;
  };
  const add = async (files: FileList | null): Promise<void> => {
    const taking = take([...(files ?? [])]);
    hold(taking);
    await taking;
  };
  return { images, add, reading, refused, forgetRefused: () => setRefused([]) };
}
