import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test as base, demo, expect } from '#tests/support/app.ts';
import { built } from '#tests/support/builtCode.ts';
import { serve } from '#tests/support/served.ts';

/** The same build, set up below a path. */
const test = base.extend<object, { below: string }>({
  below: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      process.env.MOCK_MEMORY = '1';
      const { origin, close } = await serve(built(), { BASE_PATH: '/back/office/' });
      await use(`${origin}/back/office`);
      await close();
    },
    { scope: 'worker' },
  ],
});

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  // Opening another address earlier would cancel the call.
  await expect(page).not.toHaveURL(/\/login$/);
}

test('below a path everything is where it is at the root: sign-in and its return, links, back, reload, unknown addresses, sign-out', {
  tag: '@quick',
}, async ({ page, below }) => {
  await page.goto(`${below}/colors?filter=%7B%22q%22%3A%22re%22%7D`);
  await expect(page).toHaveURL(`${below}/login`);
  await signIn(page);
  await expect(page).toHaveURL(/\/back\/office\/colors\?filter=/);
  await expect(page.getByRole('heading', { name: 'Colors', level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL(`${below}/products`);
  await page.locator('tbody a[href^="/back/office/product/"]').first().click();
  await expect(page).toHaveURL(/\/back\/office\/product\/(update\/)?[\da-f]{24}$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${below}/products`);
  await page.goto(`${below}/`);
  await expect(page).toHaveURL(`${below}/dashboard`);
  await page.goto(below);
  await expect(page).toHaveURL(`${below}/dashboard`);
  await page.goto(`${below}/no-such-page`);
  await expect(page).toHaveURL(`${below}/404`);
  await page.goto(`${below}/logout`);
  await expect(page).toHaveURL(`${below}/login`);
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(`${below}/register`);
  // The developer bar stays at the root.
  expect((await page.request.get(new URL('/@bar/loader', below).href)).status()).toBe(200);
});

test('two shops of one origin share no session, drafts or preferences', async ({ page, below }) => {
  await page.goto(`${below}/login`);
  await page.evaluate(() => {
    localStorage.setItem('token', 'of the shop at the root');
    localStorage.setItem('RaStoreshopAdmin.theme', '"dark"');
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass('dark');
  await signIn(page);
  await page.goto(`${below}/color/create/new`);
  await page.goto(`${below}/products`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const stored = await page.evaluate(async () => ({
    keys: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  const others = ['token', 'RaStoreshopAdmin.theme'];
  expect(stored.keys.filter(key => !others.includes(key)).every(key => key.replace(/^RaStore/, '').startsWith('/back/office/'))).toBe(true);
  expect(stored.databases.every(name => name?.startsWith('/back/office/'))).toBe(true);
  await page.goto(`${below}/logout`);
  await expect(page).toHaveURL(`${below}/login`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('of the shop at the root');
});

test('below a path a form that is saved on the way leads where staff wanted to go, and what has no picture shows the placeholder', async ({
  page,
  below,
}) => {
  const missing: string[] = [];
  page.on('response', response => response.status() === 404 && missing.push(response.url()));
  await page.goto(`${below}/coupons`);
  await signIn(page);
  await page.getByRole('row').nth(1).getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Onam');
  await page.getByRole('navigation').getByRole('link', { name: 'Classifications', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(new RegExp(`^${below}/classifications`));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(missing).toEqual([]);
});

test('below a path the developer bar shows the app as a role has it, and a bug report has no token', async ({ page, below }) => {
  await page.goto(`${below}/colors?bar`);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Colors', level: 1 })).toBeVisible();
  const token = await page.evaluate(() => Object.entries({ ...localStorage }).find(([name]) => name.endsWith('token'))?.[1] ?? '');
  expect(token).not.toBe('');
  await page.getByRole('button', { name: 'Developer bar', exact: true }).click();
  await page.getByRole('tab', { name: 'Report' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pack the report' }).click();
  const report = readFileSync(await (await downloaded).path(), 'utf8');
  expect(report).not.toContain(token);
  expect(JSON.parse(report)).toMatchObject({ isSignedIn: true, address: expect.stringMatching(/^\/colors/) });
  await page.getByRole('tab', { name: 'Role' }).click();
  await page.getByLabel('Role of this tab').selectOption('staff');
  await page.getByRole('button', { name: 'See as this role' }).click();
  await expect(page.getByRole('alert')).toContainText('Your role “staff” does not include this page.');
});
