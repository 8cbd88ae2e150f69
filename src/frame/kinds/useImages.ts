import { useRef, useState } from 'react';
import { imagesIn, isNewImage } from '../../../dataProvider/wire';
import type { Field, ShopImage } from '../../../resources/define';
import { checkImages, imagesAfter, type RefusedFile, sizeText } from '../format/images';

const readAsDataUrl = (file: File): Promise<ShopImage> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ url: String(reader.result), title: file.name });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The images that a form holds, and how files become some of them; `refused` are the files that were not taken last. */
export function useImages({ most }: Field, value: unknown, change: (images: ShopImage[]) => void) {
  const images = imagesIn(value);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  // Files are read while staff go on.
  const latest = useRef(images);
  latest.current = images;
  /** Where a field takes only so many, new ones take the place of the last, and of a refused choice nothing new is kept. */
  const add = async (files: FileList | null) => {
    const { taken, refused } = checkImages([...(files ?? [])]);
    const read = await Promise.all(taken.map(file => readAsDataUrl(file).catch(() => file)));
    const added = read.flatMap(image => (image instanceof File ? [] : [image]));
    const lost = read
      .filter(image => image instanceof File)
      .map(({ name, size }): RefusedFile => ({ file: name, size: sizeText(size), reason: 'unreadable' }));
    setRefused([...refused, ...lost]);
    if (most && refused.length) change(latest.current.filter(image => !isNewImage(image)));
    else if (added.length) change(imagesAfter(latest.current, added, most));
  };
  return { images, add, refused, forgetRefused: () => setRefused([]) };
}
