import { expect, test } from '#tests/support/app.ts';
import { unreadable } from '#tests/support/axe.ts';

const id = '6aea52fd9f4c27b1e63a98f3';

test('the theme button turns the screens dark, and they stay readable', { tag: '@quick' }, async ({ page, shop }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await shop.open('/products/deleted');
  await expect(page.getByRole('button', { name: /^Restore / })).toHaveCount(7);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect.poll(ground).not.toBe(light);
  expect(await unreadable(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Restore / })).toHaveCount(7);
  await expect.poll(ground).not.toBe(light);
});

test('a filled form, its errors and its questions can be read and used by everybody', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open(`/product/update/${id}`);
  await expect(page.getByRole('group', { name: 'Keywords' }).getByRole('button', { name: /^Remove / })).not.toHaveCount(0);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name).toHaveAccessibleDescription('Invalid product name');
  await expect(name).toBeFocused();
  expect(await unreadable(page)).toEqual([]);
});

test('a question of the app can be read, cancelled by Escape, and gives the focus back', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open('/products');
  const button = page.getByRole('button', { name: 'Delete Cuddly Bear Soft Toy 40 cm' });
  await button.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete Cuddly Bear Soft Toy 40 cm?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await unreadable(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(button).toBeFocused();
  expect(shop.sent()).toEqual([]);
});

test('the pages before the app can be read by everybody and fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/login', '/register', '/forgot-password', '/404']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await unreadable(page), address).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(360);
  }
});

test('on a phone a product can be edited without a sideways scroll', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [`/product/update/${id}`, '/products/deleted', '/colors', '/products?view=inactive']) {
    await shop.open(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: /./ })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(360);
  }
});
