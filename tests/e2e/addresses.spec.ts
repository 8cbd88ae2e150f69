import { readdir, readFile } from 'node:fs/promises';
import { addressOf, product as id, tables } from '#tests/support/addresses.ts';
import { expect, test, watchErrors } from '#tests/support/app.ts';
import { unreadable } from '#tests/support/axe.ts';
import { built } from '#tests/support/builtCode.ts';
import { inMode } from '#tests/support/looks.ts';
import { pixel } from '#tests/support/pixel.ts';

for (const [part, table] of Object.entries(tables)) {
  test(`every address of ${part} opens with its title, readable by everybody, without errors`, async ({ page, shop }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/tile\.openstreetmap\.org/, route => route.fulfill({ body: pixel, contentType: 'image/png' }));
    const errors = watchErrors(page);
    const failed: string[] = [];
    page.on('response', response => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`));
    for (const [pattern, heading] of table) {
      const address = await addressOf(pattern, shop);
      await shop.open(address);
      await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
      await expect(page.getByRole('progressbar', { name: /./ }), address).toHaveCount(0);
      await expect(page).toHaveURL(address);
      // The update form has everything that the create form has.
      if (address.includes('/create')) continue;
      expect(await unreadable(page, { practice: true }), address).toEqual([]);
    }
    expect(errors).toEqual([]);
    expect(failed).toEqual([]);
  });
}

test('what stands on a map can be read in the dark, with its background and without', async ({ page, shop }) => {
  await inMode(page, 'dark');
  await page.route(/tile\.openstreetmap\.org/, route => route.abort());
  const { shops } = await shop.ask<{ shops: { _id: string }[] }>('/shop/all?page=1&limit=10');
  await shop.open(`/shop/${shops[0]?._id}`);
  await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  await expect(page.getByText("The map background can't be loaded.")).toBeVisible();
  expect(await unreadable(page)).toEqual([]);
  // The map's tiles lie below its links, so the links need an opaque background.
  const ground = page.locator('.leaflet-control-attribution');
  await expect(ground).toHaveCSS('background-color', /^rgb\(/);
});

for (const address of ['/garbage', '/products/garbage', '/product', '/product/1/2/3']) {
  test(`${address} is not found, signed in or not`, async ({ page, shop }) => {
    await page.goto(address);
    await expect(page.getByText('Sorry, page not found')).toBeVisible();
    await expect(page).toHaveURL('/404');
    await shop.open(address);
    await expect(page).toHaveURL('/404');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('a percent sign that means nothing breaks no address', async ({ page, shop }) => {
  const errors = watchErrors(page);
  await shop.open('/superadmin/settings#50%');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(errors).toEqual([]);
  for (const [address, heading] of [
    ['/product/update/50%', 'Update Product'],
    ['/product/%E0%A4%A', 'Product'],
  ] as const) {
    await shop.open(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(/There is no such record/)).toBeVisible();
  }
});

test('links show the documented addresses, and the browser’s back button follows them', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page).toHaveURL(`/product/${id}`);
  await page.getByRole('link', { name: 'Update' }).click();
  await expect(page).toHaveURL(`/product/update/${id}`);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await page.getByRole('link', { name: 'Create Product' }).click();
  await expect(page).toHaveURL('/product/create/new');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/products');
});

test('the page of the developers is not in what staff are given', async ({ page, shop }) => {
  await shop.open('/dev/resources');
  await expect(page).toHaveURL('/404');
  const files = (await readdir(built(), { recursive: true })).filter(file => /\.(js|html)$/.test(file));
  // The address of the developers' page, and a text that only it shows.
  const carrying = await Promise.all(
    files.map(async file => (/dev\/resources|read when it comes into view/.test(await readFile(built(file), 'utf8')) ? [file] : [])),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(carrying.flat()).toEqual([]);
});
