import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { codeWith } from '#tests/support/builtCode.ts';
import { hold } from '#tests/support/requests.ts';

const script = 'localStorage.setItem("ran", localStorage.getItem("token"))';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" onload='${script}'><style>rect{fill:#0a0}</style><rect width="80" height="60"/><script>${script}</script></svg>`;

test('an uploaded SVG is shown in the list, and runs nothing when it is opened by its address', async ({ page, shop }) => {
  await shop.open('/banner/create/new');
  await page.getByLabel('Tag').fill('Onam lamps');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Main' }).click();
  await page
    .getByLabel('Image', { exact: true })
    .last()
    .setInputFiles({ name: 'lamps.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await page.getByRole('button', { name: 'Create Banner' }).click();
  const row = page.getByRole('row', { name: /Onam lamps/ });
  const image = row.locator('img');
  await expect(image).toHaveAttribute('src', /\/api\/images\/\w+\.svg$/);
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => [shown.complete, shown.naturalWidth])).toEqual([true, 80]);

  const address = (await image.getAttribute('src')) as string;
  const saved = page.waitForEvent('download');
  // A download ends the navigation, so the open page stays.
  await page.goto(address).catch(() => undefined);
  await saved;
  expect(await page.evaluate(() => localStorage.getItem('ran'))).toBeNull();
});

test('the pictures of the fixtures are drawn', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/products');
  const images = page.getByRole('table').locator('img');
  await expect(images.first()).toHaveAttribute('src', /\/api\/images\/.+\.svg$/);
  await expect.poll(() => images.evaluateAll(all => all.every(image => (image as HTMLImageElement).naturalWidth > 0))).toBe(true);
});

/** Reads no file until `goOn` is called, as with many files or a slow disk. */
async function holdFiles(page: Page) {
  await page.addInitScript(() => {
    const read = FileReader.prototype.readAsDataURL;
    const goesOn = new Promise<void>(resolve => addEventListener('read-files', () => resolve()));
    FileReader.prototype.readAsDataURL = function (file) {
      void goesOn.then(() => read.call(this, file));
    };
  });
  return { goOn: () => page.evaluate(() => void dispatchEvent(new Event('read-files'))) };
}

const picture = (place: number) => ({ name: `${place}.png`, mimeType: 'image/png', buffer: Buffer.from(`\x89PNG ${place}`) });
const asSent = (place: number) => `data:image/png;base64,${picture(place).buffer.toString('base64')}`;

test('a form that is saved while its files are read waits for them, and sends all of them once', async ({ page, shop }) => {
  const files = await holdFiles(page);
  await shop.open('/category/create/new');
  await page.getByLabel('Name').first().fill('Lamps');
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles(Array.from({ length: 50 }, (_, place) => picture(place)));
  await expect(page.getByText('Reading images: 0 of 50')).toBeVisible();
  const save = page.getByRole('main').locator('button[type=submit]');
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Name').first().press('Enter');
  expect(shop.sent()).toEqual([]);
  await files.goOn();
  await expect.poll(() => shop.sent().length).toBe(1);
  const [{ body }] = shop.sent() as unknown as [{ body: Record<string, unknown> }];
  expect(Object.values(body).find(Array.isArray)).toEqual(Array.from({ length: 50 }, (_, place) => asSent(place)));
  await expect(save).toHaveCount(0);
  expect(shop.sent()).toHaveLength(1);
});

test('where one of the files is none that can be sent, the form stays and says so', async ({ page, shop }) => {
  const files = await holdFiles(page);
  await shop.open('/category/create/new');
  await page.getByLabel('Name').first().fill('Lamps');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([picture(1), { ...picture(2), name: 'setup.png', buffer: Buffer.from('MZ\x90\0') }]);
  const save = page.getByRole('main').locator('button[type=submit]');
  await save.click();
  await files.goOn();
  await expect(page.getByRole('alert').filter({ hasText: 'setup.png' })).toBeInViewport();
  await expect(save).not.toHaveAttribute('aria-busy', 'true');
  expect(shop.sent()).toEqual([]);
  await save.click();
  await expect.poll(() => shop.sent().length).toBe(1);
});

test('the place of images is as large before their code has come, at every width, and files can be added in it', async ({ page, shop }) => {
  const { products } = await shop.ask<{ products: { _id: string; images: unknown[] }[] }>('/product/admin/custom/all?page=1&limit=10');
  const product = products.find(({ images }) => images.length > 1);
  const { banners } = await shop.ask<{ banners: { _id: string }[] }>('/banner/admin/all');
  const imageTiles = codeWith('app.inputs.sortHelp');
  for (const [address, label, width] of [
    [`/banner/update/${banners[0]?._id}`, 'Image', 1280],
    [`/product/update/${product?._id}`, 'Images', 1280],
    [`/product/update/${product?._id}`, 'Images', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // Each visit loads the page and its code anew.
    const code = await hold(page, imageTiles);
    await shop.open(address);
    const group = page.getByRole('group', { name: label, exact: true });
    await expect(group.getByRole('button', { name: 'Clear all' })).toBeEnabled();
    await expect(group.locator('input')).toHaveCount(1);
    await expect(group.getByRole('button', { name: /^Image 1/ })).toHaveCount(0);
    // The fallback font breaks lines elsewhere, so wait for the real one.
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded')))
      .toBe(true);
    const before = await group.boundingBox();
    code.release();
    await expect(group.getByRole('button', { name: /^Image 1/ })).toBeVisible();
    const after = await group.boundingBox();
    expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
  }
});
