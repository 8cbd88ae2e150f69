import { maxImageBytes } from '#frame/format/imageFiles.ts';

/** Formats that browsers write as well as read. */
const written = ['image/jpeg', 'image/png', 'image/webp'];

/** Qualities of JPEG and WebP, before the picture is scaled down. PNG has none. */
const qualities = [0.92, 0.85, 0.75];

/** The largest area of a picture with this shape (width by height), in its middle; all of it without a shape. */
export function middleOf({ width, height }: { width: number; height: number }, shape = width / height) {
  const area = { width: Math.min(width, height * shape), height: Math.min(height, width / shape) };
  return { ...area, x: (width - area.width) / 2, y: (height - area.height) / 2 };
}

/** The scale to try after one that gave a file of this many bytes. The size of a file is roughly proportional to its area. */
export const nextScale = (scale: number, bytes: number): number => scale * Math.min(0.9, Math.sqrt(maxImageBytes / bytes));

/**
 * Makes a picture small enough to be sent: first by quality, then by scale, never larger. It keeps its orientation, and its format where browsers
 * write it; PNG and WebP keep their transparency.
 * @param shape width by height: the picture is cropped to it around its middle
 * @returns `undefined` where the browser cannot read the picture, and for a GIF, which would lose its animation
 */
export async function fitImage(file: File, shape?: number): Promise<File | undefined> {
  if (file.type === 'image/gif') return undefined;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const area = middleOf(bitmap, shape);
  const type = written.includes(file.type) ? file.type : 'image/webp';
  const draw = (scale: number, quality: number): Promise<Blob | null> => {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(area.width * scale));
    canvas.height = Math.max(1, Math.round(area.height * scale));
    const context = canvas.getContext('2d');
    if (context) context.imageSmoothingQuality = 'high';
    context?.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
    return new Promise(resolve => canvas.toBlob(resolve, type, quality));
  };
  let scale = 1;
  while (scale * Math.max(area.width, area.height) >= 1) {
    // Without a blob the canvas is too large for the browser.
    let bytes = 4 * maxImageBytes;
    for (const quality of type === 'image/png' ? [1] : qualities) {
      const blob = await draw(scale, quality);
      if (!blob) break;
      if (blob.size < maxImageBytes) return new File([blob], file.name, { type: blob.type });
      bytes = blob.size;
    }
    scale = nextScale(scale, bytes);
  }
  return undefined;
}
