// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { maxImageBytes } from '#frame/format/imageFiles.ts';
import { fitImage, middleOf, nextScale } from '#frame/inputs/images/fitImage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['any shape: all of it', { width: 400, height: 300 }, undefined, { x: 0, y: 0, width: 400, height: 300 }],
  ['a shape of less height: its middle rows', { width: 500, height: 300 }, 2.5, { x: 0, y: 50, width: 500, height: 200 }],
  ['a shape of less width: its middle columns', { width: 900, height: 300 }, 2, { x: 150, y: 0, width: 600, height: 300 }],
])('of a picture for %s is taken', (_, size, shape, area) => {
  expect(middleOf(size, shape)).toEqual(area);
});

test('a scale is never larger than the one before', () => {
  expect(nextScale(1, 4 * maxImageBytes)).toBe(0.5);
  expect(nextScale(0.5, maxImageBytes)).toBe(0.45);
});

/** A browser that reads pictures of this size, and writes files of `bytesOf` bytes; none if that is `undefined`. */
function drawsAs(width: number, height: number, bytesOf: (canvas: HTMLCanvasElement, quality: number | undefined) => number | undefined) {
  const drawn: string[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, answer, type, quality) {
    drawn.push(`${this.width}x${this.height} ${quality}`);
    const bytes = bytesOf(this, quality);
    answer(bytes === undefined ? null : new Blob([new Uint8Array(bytes)], { type: type ?? '' }));
  });
  return drawn;
}

const picture = (type: string) => new File(['x'], 'large', { type });

test('quality goes before size, and a small picture is not made larger', async () => {
  const drawn = drawsAs(4000, 3000, ({ width, height }, quality) => width * height * (quality ?? 1) * 0.25);
  const file = await fitImage(picture('image/jpeg'));
  expect(drawn[0]).toBe('4000x3000 0.92');
  expect(drawn[2]).toBe('4000x3000 0.75');
  expect(file?.type).toBe('image/jpeg');
  expect(file?.size).toBeLessThan(maxImageBytes);
  expect(file?.size).toBeGreaterThan(maxImageBytes / 2);
  const small = drawsAs(300, 200, () => 1000);
  await fitImage(picture('image/webp'));
  expect(small).toEqual(['300x200 0.92']);
});

test('a PNG stays one, and goes down by size alone, also from a size that the browser cannot draw', async () => {
  const drawn = drawsAs(9000, 6000, ({ width, height }) => (width > 5000 ? undefined : width * height));
  const file = await fitImage(picture('image/png'));
  expect(drawn.every(step => step.endsWith(' 1'))).toBe(true);
  expect(file?.type).toBe('image/png');
  expect(file?.size).toBeLessThan(maxImageBytes);
});

test('what cannot be read, has an animation or never fits gives nothing', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await fitImage(picture('image/png'))).toBeUndefined();
  drawsAs(300, 200, () => 1000);
  expect(await fitImage(picture('image/gif'))).toBeUndefined();
  drawsAs(300, 200, () => 2 * maxImageBytes);
  expect(await fitImage(picture('image/png'))).toBeUndefined();
});
