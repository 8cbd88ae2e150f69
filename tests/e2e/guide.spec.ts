import { expect, test } from '#tests/support/app.ts';
import { expectReadable } from '#tests/support/axe.ts';
import { inMode } from '#tests/support/looks.ts';

for (const width of [1440, 360])
  test(`the menu of the account opens the staff guide, at ${width} px`, { tag: '@quick' }, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 740 });
    await shop.open('/colors');
    const account = page.getByRole('button', { name: 'Admin menu: Anjali Menon' });
    await account.click();
    await page.getByRole('menuitem', { name: 'Help', exact: true }).click();
    const guide = page.getByRole('dialog', { name: 'Staff guide' });
    await expect(guide.getByRole('table')).toBeVisible();
    await expectReadable(page);
    await guide.getByRole('button', { name: 'Ship the orders of today' }).click();
    const orders = page.getByRole('dialog', { name: 'Ship the orders of today' });
    await expect(orders.getByRole('heading', { level: 2 })).toBeFocused();
    const picture = orders.getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024);
    await expectReadable(page);
    expect(await orders.evaluate(dialog => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
    const light = await picture.getAttribute('src');
    await inMode(page, 'dark');
    await expect(picture).not.toHaveAttribute('src', light as string);
    await orders.getByRole('button', { name: 'All pages' }).click();
    await expect(guide.getByRole('button', { name: 'Ship the orders of today' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(account).toBeFocused();
    expect(shop.sent()).toEqual([]);
  });

test('the palette finds the staff guide', async ({ page, shop }) => {
  await shop.open('/colors');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: /^Find screens/ }).fill('staff guide');
  await page.getByRole('option', { name: 'Staff guide' }).click();
  await expect(page.getByRole('dialog', { name: 'Staff guide' })).toBeVisible();
});
