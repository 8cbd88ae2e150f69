import type { Page } from '@playwright/test';
import { expect, test, watchErrors } from '#tests/support/app.ts';
import { rightToLeft } from '#tests/support/looks.ts';
import { stored } from '#tests/support/session.ts';

const backgroundOf = (page: Page, selector: string) =>
  page.evaluate(chosen => getComputedStyle(document.querySelector(chosen) as Element).background, selector);

test('the layout settings change the look at once, and it is remembered', { tag: '@quick' }, async ({ page, shop }) => {
  const errors = watchErrors(page);
  await shop.open('/colors');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link', { name: 'Colors' })).toHaveAttribute('aria-current', 'page');
  expect((await menu.boundingBox())?.width).toBeGreaterThan(200);
  const choose = async (group: string, choice: string) => {
    await page.getByRole('button', { name: 'Layout settings' }).click();
    const panel = page.getByRole('dialog', { name: 'Layout settings' });
    await panel.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice, exact: true }).check();
    await panel.getByRole('button', { name: 'Close layout settings' }).click();
    await expect(panel).toBeHidden();
  };
  const grounds = new Set<string>();
  for (const color of ['Light', 'Dark', 'Colored', 'Winter', 'Ladylip', 'Plumplate', 'Strongbliss', 'Greatwhale']) {
    await choose('Sidebar color', color);
    grounds.add(await backgroundOf(page, '.side'));
  }
  expect(grounds.size).toBe(8);
  await choose('Sidebar type', 'Compact');
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(160);
  await choose('Sidebar type', 'Icon');
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(80);
  await menu.getByRole('link', { name: 'Colors' }).focus();
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeGreaterThan(200);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(80);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeGreaterThan(200);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await menu.hover();
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeGreaterThan(200);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(80);
  await choose('Topbar theme', 'Dark');
  expect(await backgroundOf(page, 'header')).toContain('rgb(29, 37, 51)');
  await choose('Width', 'Boxed');
  await choose('Layout', 'Horizontal');
  await page.reload();
  expect((await menu.boundingBox())?.height).toBeLessThan(120);
  await menu.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('menuitem', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await page.setViewportSize({ width: 1800, height: 800 });
  expect((await page.getByRole('main').boundingBox())?.width).toBeLessThan(1330);
  expect(errors).toEqual([]);
});

test('the default mode is light, whatever the system has; System is offered, and kept before and behind the sign-in page', async ({ page, shop }) => {
  const ground = (selector: string) => page.evaluate(chosen => getComputedStyle(document.querySelector(chosen) as Element).backgroundColor, selector);
  const isDark = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const choose = async (mode: string) => {
    await page.getByRole('button', { name: 'Layout settings' }).click();
    const panel = page.getByRole('dialog', { name: 'Layout settings' });
    await panel.getByRole('radiogroup', { name: 'Light or dark' }).getByRole('radio', { name: mode }).check();
    await panel.getByRole('button', { name: 'Close layout settings' }).click();
    await expect(panel).toBeHidden();
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await ground('.auth')).toBe('rgb(243, 245, 249)');
  await shop.open('/colors');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  expect([await isDark(), await ground('body')]).toEqual(['light', 'rgb(243, 245, 249)']);
  await choose('System');
  await expect.poll(isDark).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(isDark).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(isDark).toBe('dark');
  // The button toggles the mode that is shown.
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect.poll(isDark).toBe('light');
  await choose('System');
  await expect.poll(isDark).toBe('dark');
  await page.goto('/logout');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await ground('.auth')).toBe('rgb(18, 22, 29)');
});

test('the preloader covers the start for two and a half seconds, when it is on', async ({ page, shop }) => {
  await shop.open('/colors');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.getByRole('button', { name: 'Layout settings' }).click();
  await page.getByRole('switch', { name: 'Preloader' }).check();
  // Holds timers of two and a half seconds until `passTime` is called.
  await page.addInitScript(() => {
    const native = window.setTimeout;
    const timers: (() => void)[] = [];
    Object.assign(window, {
      setTimeout: (run: () => void, milliseconds: number, ...given: unknown[]) =>
        milliseconds === 2500 ? timers.push(run) : native(run, milliseconds, ...given),
      passTime: () => {
        for (const run of timers) run();
      },
    });
  });
  await page.reload();
  const ring = page.locator('.preloader').getByRole('progressbar', { name: 'Loading' });
  await expect(ring).toBeVisible();
  await expect(page.getByRole('row', { includeHidden: true }).nth(2)).toBeAttached();
  await expect(ring).toBeVisible();
  await page.evaluate('passTime()');
  await expect(ring).toBeHidden();
});

test('full screen is entered and left, the footer names the year and the company', async ({ page, shop }) => {
  await shop.open('/dashboard');
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect.poll(() => page.evaluate(() => Boolean(document.fullscreenElement))).toBe(true);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(() => page.evaluate(() => Boolean(document.fullscreenElement))).toBe(false);
  await expect(page.getByRole('contentinfo')).toHaveText(`${new Date().getFullYear()} © Malabar Bazaar`);
});

test('a long company name is cut before it squeezes the buttons of the top bar', async ({ page, shop }) => {
  await shop.fail({
    call: 'GET /settings',
    body: { _id: 'x', company: { name: 'Malabar Household and Garden Goods Cooperative Society '.repeat(4) } },
  });
  await shop.open('/colors');
  await expect(page.getByRole('contentinfo')).toContainText('Cooperative');
  const find = page.getByRole('button', { name: 'Find anything' });
  expect(await find.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the user name is changed in the profile', async ({ page, shop }) => {
  await shop.open('/profile');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('admin@malabarbazaar.example');
  await page.getByRole('button', { name: 'Update User Name' }).click();
  await expect(page.getByText('Please enter a user name')).toBeVisible();
  await page.getByLabel('Change User Name').fill('Anjali M');
  await shop.fail({ call: 'PUT /user/profile', status: 500, message: 'Not now', times: 1 });
  await page.getByRole('button', { name: 'Update User Name' }).click();
  await expect(page.getByRole('alert')).toHaveText('Not now');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'Update User Name' }).click();
  await expect(page.getByRole('alert')).toContainText('User Name Updated Successfully');
  await expect(page.getByRole('main')).toContainText('Anjali M');
  const { uid } = JSON.parse((await stored(page, 'authUser')) ?? '{}') as { uid: string };
  expect(shop.sent().at(-1)).toEqual({ method: 'PUT', url: '/user/profile', body: { username: 'Anjali M', idx: uid } });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Admin menu: Anjali M' })).toBeVisible();
});

test('a language that is written right to left mirrors layout, tables and icons', async ({ page, shop }) => {
  const errors = watchErrors(page);
  await rightToLeft(page);
  await shop.open('/products');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const middle = 640;
  const left = async (target: ReturnType<typeof page.getByRole>) => (await target.boundingBox())?.x ?? Number.NaN;
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  expect(await left(page.getByRole('navigation', { name: 'Main navigation' }))).toBeGreaterThan(middle);
  expect(await left(page.getByRole('button', { name: /Admin menu/ }))).toBeLessThan(middle);
  const [code, actions] = [page.getByRole('columnheader', { name: 'Item Code' }), page.getByRole('columnheader', { name: 'Actions' })];
  expect(await left(code)).toBeGreaterThan(await left(actions));
  await page.screenshot({ path: test.info().outputPath('right-to-left.png') });
  await page.goto('/product/create/new');
  await expect(page.getByRole('button', { name: 'Create Product' })).toBeVisible();
  expect(await left(page.getByLabel('Item Code'))).toBeGreaterThan(middle - 60);
  const arrow = page.getByRole('button', { name: 'Open' }).first();
  expect(await left(arrow)).toBeLessThan(await left(page.getByLabel('Color', { exact: true })));
  expect(errors).toEqual([]);
});

test('groups of the menu fold and stay folded, but for the open screen; Settings is always in sight', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open('/colors');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link', { name: 'Settings' })).toBeInViewport();
  const products = menu.getByRole('button', { name: 'Products' });
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await products.click();
  await expect(products).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: 'Shop Products', exact: true })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Colors' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/users');
  await expect(products).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.getByRole('link', { name: 'Colors' })).toHaveCount(0);
  await products.press('Enter');
  await expect(menu.getByRole('link', { name: 'Colors' })).toBeVisible();
});
