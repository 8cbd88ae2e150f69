import { demo, expect, test } from '#tests/support/app.ts';
import { unreadable } from '#tests/support/axe.ts';
import { inMode } from '#tests/support/looks.ts';

const screens = ['/products', '/product/6afa0fff9f4c27b1e63a9916', '/product/create/new', '/dashboard', '/404'];

for (const mode of ['light', 'dark'] as const) {
  test(`every screen can be read and used by everybody, ${mode}`, async ({ page, shop }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await inMode(page, mode);
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await unreadable(page), 'sign-in').toEqual([]);
    // `addresses.spec` checks each address in the light.
    for (const screen of mode === 'dark' ? screens : []) {
      await shop.open(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar', { name: /./ })).toHaveCount(0);
      expect(await unreadable(page), screen).toEqual([]);
    }
    await shop.open('/colors');
    await page.getByRole('button', { name: 'Add Color' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    // Half faded in, texts lack contrast.
    await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
    expect(await unreadable(page), 'dialog').toEqual([]);
  });
}

test('a phone shows every screen without a sideways scroll, and the menu as a drawer', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const screen of screens) {
    await shop.open(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: /./ })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(360);
  }
  await shop.open('/products');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Colors' }).click();
  await expect(page).toHaveURL('/colors');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
});

test('signing in and opening a product need no mouse', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(demo.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  const first = page.getByRole('link', { name: /^View/ }).first();
  await expect(first).toBeVisible();
  for (let step = 0; step < 40 && !(await first.evaluate(link => link === document.activeElement)); step++) await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/[0-9a-f]{24}$/);
});

test('a menu opens at once for whoever asks for less motion, its version on the ground of the menu', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open('/colors');
  await inMode(page, 'dark');
  // The opacity of the menu in the frame after it appears.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const menu = document.querySelector('.MuiMenu-paper');
      if (!menu) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(window, { opacity: getComputedStyle(menu).opacity })));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: /^Admin menu/ }).click();
  await expect.poll(() => page.evaluate(() => (window as { opacity?: string }).opacity)).toBe('1');
  await expect(page.getByText(/^Version /)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the palette has a name', async ({ page, shop }) => {
  await shop.open('/colors');
  await expect(page.getByRole('heading', { name: 'Colors', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Find screens, records and settings' })).toBeVisible();
});
