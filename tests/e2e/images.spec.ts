import { expect, test } from '../support/app';

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
  // A download ends the navigation: the page that is open stays.
  await page.goto(address).catch(() => undefined);
  await saved;
  expect(await page.evaluate(() => localStorage.getItem('ran'))).toBeNull();
});

test('the pictures of the fixtures are drawn', async ({ page, shop }) => {
  await shop.open('/products');
  const images = page.getByRole('table').locator('img');
  await expect(images.first()).toHaveAttribute('src', /\/api\/images\/.+\.svg$/);
  await expect.poll(() => images.evaluateAll(all => all.every(image => (image as HTMLImageElement).naturalWidth > 0))).toBe(true);
});
