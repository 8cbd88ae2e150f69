/** The images of a mock that runs on a machine. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImageStore } from '#mock-api/engine/rowStore.ts';
import { type Image, imageType, uploadedImage } from '#mock-api/engine/uploadedImages.ts';
import type { FileFolder } from './dataFolder';

/** The images of the fixtures and the uploaded ones, which are in memory and in the data folder. */
export function openImages(folder: FileFolder | undefined, fixtures: string | undefined): ImageStore {
  const uploaded = new Map<string, Image>();
  const fileOf = (name: string): string | undefined => {
    const file = fixtures && path.join(fixtures, name);
    return file && existsSync(file) ? file : undefined;
  };
  const read = (name: string, readOther: () => Buffer | undefined): Image | undefined => {
    const type = imageType(name);
    if (!type) return undefined;
    const bytes = uploaded.get(name)?.bytes ?? readOther();
    return bytes && { type, bytes };
  };
  const readStored = (name: string) => folder?.read(`images/${name}`);
  return {
    storeImage: dataUrl => {
      const { name, ...image } = uploadedImage(dataUrl);
      uploaded.set(name, image);
      folder?.write(`images/${name}`, image.bytes);
      return `/api/images/${name}`;
    },
    readImage: name =>
      read(name, () => {
        const file = fileOf(name);
        return file ? readFileSync(file) : readStored(name);
      }),
    readUpload: name => read(name, () => (fileOf(name) ? undefined : readStored(name))),
    clear: () => {
      uploaded.clear();
      folder?.clear('images');
    },
  };
}
