import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { expectReadable } from '#tests/support/axe.ts';
import { counted } from '#tests/support/clicks.ts';
import { widths } from '#tests/support/widths.ts';

const part = (name: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of noise, which does not compress. Its left half is transparent. */
function noise(width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, () => {
    const row = randomBytes(width * 4 + 1);
    row[0] = 0;
    for (let x = 0; x < width; x++) row[4 + x * 4] = x < width / 2 ? 0 : 255;
    return row;
  });
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size.set([8, 6], 8);
  const parts = [part('IHDR', size), part('IDAT', deflateSync(Buffer.concat(rows), { level: 0 })), part('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** A JPEG of noise from a camera that was turned: its Exif data say that it stands upright. */
async function turnedPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ([width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      const data = context.createImageData(width, height);
      for (let at = 0; at < data.data.length; at++) data.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
      context.putImageData(data, 0, 0);
      return canvas.toDataURL('image/jpeg', 1);
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(url.split(',')[1] ?? '', 'base64');
  const exif = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

const limit = 2000 * 1024;
/** The new images in the body of a request. */
const imagesIn = (body: unknown): string[] => Object.values(body ?? {}).find(Array.isArray) ?? [];
const bytesOf = (url: string) => Buffer.from(url.split(',')[1] ?? '', 'base64').length;

/** Its size in pixels, and how opaque it is at the left and right end. */
const drawn = (page: Page, url: string) =>
  page.evaluate(async url => {
    const image = Object.assign(new Image(), { src: url });
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const opaque = (x: number) => context.getImageData(x, height / 2, 1, 1).data[3];
    return { width, height, left: opaque(2), right: opaque(width - 3) };
  }, url);

const make = (page: Page, file: string) => page.getByRole('button', { name: `Make ${file} fit`, exact: true });
const files = (page: Page) => page.locator('input[type=file]').first();

for (const width of widths) {
  test(`at ${width} pixels a photo that is too large is made to fit in one click`, { tag: width === 1024 ? '@quick' : [] }, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await shop.open('/category/create/new');
    await page.getByLabel('Name').first().fill('Lamps');
    const photo = await turnedPhoto(page, 1600, 800);
    expect(photo.length).toBeGreaterThan(limit);
    const pressed = await counted(page);
    await files(page).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(page.getByText(/^photo\.jpg \(.*MB\) - file size too large\. Max Limit: 2MB per file$/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Crop/ })).toHaveCount(0);
    await expectReadable(page);
    await pressed.forget();
    await make(page, 'photo.jpg').click();
    await expect(page.getByRole('button', { name: /^Image 1/ })).toBeVisible();
    await expect(page.getByText(/^photo\.jpg fits now: /)).toBeVisible();
    await expect(page.getByText(/^photo\.jpg \(/)).toHaveCount(0);
    await expect(make(page, 'photo.jpg')).toHaveCount(0);
    expect(await pressed.clicks()).toBe(1);
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect.poll(() => shop.sent().length).toBe(1);
    const [sent = ''] = imagesIn(shop.sent()[0]?.body);
    expect(sent).toMatch(/^data:image\/jpeg/);
    expect(bytesOf(sent)).toBeLessThan(limit);
    const upright = await drawn(page, sent);
    expect(upright.height / upright.width).toBeCloseTo(2, 1);
    expect(upright.height).toBeLessThanOrEqual(1600);
  });
}

test('a PNG stays transparent, one of several stays refused, and what is no picture cannot be made to fit', async ({ page, shop }) => {
  await shop.open('/category/create/new');
  await page.getByLabel('Name').first().fill('Lamps');
  await files(page).setInputFiles([
    { name: 'logo.png', mimeType: 'image/png', buffer: noise(900, 600) },
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(limit) },
    { name: 'other.png', mimeType: 'image/png', buffer: Buffer.alloc(limit) },
  ]);
  await make(page, 'empty.png').click();
  await expect(page.getByText('empty.png cannot be made smaller here. Choose a smaller file', { exact: true })).toBeVisible();
  await expect(page.getByText(/^empty\.png \(.*MB\) - file size too large/)).toBeVisible();
  await expect(make(page, 'empty.png')).toHaveCount(0);
  await make(page, 'logo.png').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Image 1/ })).toBeVisible();
  await expect(page.getByText(/^logo\.png \(/)).toHaveCount(0);
  await expect(page.getByText(/^other\.png \(/)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect.poll(() => shop.sent().length).toBe(1);
  const [sent = ''] = imagesIn(shop.sent()[0]?.body);
  expect(sent).toMatch(/^data:image\/png/);
  expect(bytesOf(sent)).toBeLessThan(limit);
  expect(await drawn(page, sent)).toMatchObject({ left: 0, right: 255 });
});

test('the picture of a banner is cropped to its shape in one click, also if the form is saved meanwhile', async ({ page, shop }) => {
  await shop.open('/banner/create/new');
  await page.getByLabel('Tag').fill('Vishu');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Main' }).click();
  await page
    .getByLabel('Image', { exact: true })
    .last()
    .setInputFiles({ name: 'lamps.png', mimeType: 'image/png', buffer: noise(900, 900) });
  await expect(page.getByText(/^3\.1MB file size is too large - Max Limit 2MB$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make lamps.png fit' })).toBeVisible();
  await page.getByRole('button', { name: 'Crop lamps.png to banner shape' }).click();
  await page.getByRole('button', { name: 'Create Banner' }).click();
  await expect.poll(() => shop.sent().length).toBe(1);
  const images = imagesIn(shop.sent()[0]?.body);
  expect(images).toHaveLength(1);
  // Its size without the crop would be 2.5 times as many bytes, so it is not scaled down.
  expect(await drawn(page, images[0] ?? '')).toEqual({ width: 900, height: 360, left: 0, right: 255 });
});

test('while a picture is made to fit, its place is there already, so that the buttons below stay where they are', async ({ page, shop }) => {
  await shop.open('/banner/create/new');
  await page.locator('input[type=file]').setInputFiles({ name: 'lamps.png', mimeType: 'image/png', buffer: noise(900, 900) });
  const make = page.getByRole('button', { name: 'Make lamps.png fit' });
  await expect(make).toBeVisible();
  await make.click();
  await expect(make).toBeHidden();
  const save = page.getByRole('button', { name: 'Create Banner' });
  const before = await save.boundingBox();
  await expect(page.getByRole('group', { name: 'Image', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Image 1/ })).toBeVisible();
  expect(await save.boundingBox()).toEqual(before);
});

test('Save waits for a picture that is made to fit; if it cannot be made to fit, nothing is sent and the reason is in sight', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await shop.open('/banner/create/new');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Main' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(limit + 100_000) });
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/\/fitImage/, async route => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Make empty.png fit' }).click();
  await page.getByRole('button', { name: 'Create Banner' }).click();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  release();
  await expect(page.getByText('empty.png cannot be made smaller here. Choose a smaller file', { exact: true })).toBeInViewport();
  expect(shop.sent()).toEqual([]);
});

test('of two pictures that are made to fit at once, one that fails gives up its place while the other is awaited', async ({ page, shop }) => {
  await shop.open('/category/create/new');
  await files(page).setInputFiles([
    { name: 'logo.png', mimeType: 'image/png', buffer: noise(900, 900) },
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(limit) },
  ]);
  const group = page.getByRole('group', { name: 'Logo Images', exact: true });
  const places = group.locator('.MuiSkeleton-root');
  // The browser never finishes the first picture, until it is told to.
  await page.evaluate(() => {
    const { createImageBitmap } = globalThis;
    let released = () => {};
    const held = new Promise<void>(resolve => {
      released = resolve;
    });
    Object.assign(globalThis, {
      released,
      createImageBitmap: (image: ImageBitmapSource, ...options: []) =>
        (image as File).name === 'logo.png' ? held.then(() => createImageBitmap(image, ...options)) : createImageBitmap(image, ...options),
    });
  });
  await make(page, 'logo.png').click();
  await expect(places).toHaveCount(1);
  await make(page, 'empty.png').click();
  await expect(page.getByText(/^empty\.png cannot be made smaller/)).toBeVisible();
  await expect(places).toHaveCount(1);
  await page.evaluate(() => (globalThis as unknown as { released: () => void }).released());
  await expect(group.getByRole('button', { name: /^Image 1/ })).toBeVisible();
  await expect(places).toHaveCount(0);
});
