import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demo, expect, test } from '../support/app';

const screens = ['/dashboard', '/products', '/product/create/new', '/orders', '/revenue', '/profile'];

test('a strict policy holds, is written down for other web servers, and no screen breaks it', async ({ page, shop }) => {
  const violations: string[] = [];
  await page.exposeFunction('sayViolation', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'sayViolation')(`${violatedDirective} ${blockedURI}`),
    ),
  );
  const response = await page.goto('/login');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
  expect(policy).not.toContain('unsafe');
  expect(readFileSync(path.join(process.env.E2E_DIST ?? 'dist', '_headers'), 'utf8')).toBe(`/*\n  Content-Security-Policy: ${policy}\n`);
  await shop.signIn();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  for (const address of screens) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.goto('/superadmin/settings?tab=legal');
  await expect(page.locator('.tiptap').first()).toBeVisible();
  await page.goto('/shop/create/new');
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.locator('svg[class*="MuiCharts"]').first()).toBeVisible();
  expect(violations).toEqual([]);
  // One would be heard of.
  const other = await page.context().newPage();
  const heard: string[] = [];
  other.on('console', message => heard.push(message.text()));
  await other.goto('/login');
  await other.evaluate(() => document.body.append(Object.assign(document.createElement('script'), { textContent: '1' })));
  await expect.poll(() => heard.join()).toContain('Content Security Policy');
});

for (const [what, options] of [
  ['scripts are switched off', { javaScriptEnabled: false }],
  ['the code does not come', {}],
] as const) {
  test(`where ${what}, what is typed to sign in is never sent by the browser`, async ({ browser, origin }) => {
    const context = await browser.newContext({ ...options, baseURL: origin });
    const page = await context.newPage();
    await page.route('**/assets/**', route => route.abort());
    await page.goto('/login');
    const sent: string[] = [];
    // The picture of the tab comes when the browser likes.
    page.on('request', request => !request.url().endsWith('/favicon.svg') && sent.push(`${request.method()} ${request.url()}`));
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password').fill(demo.password);
    await page.getByLabel('Password').press('Enter');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Password')).toHaveValue(demo.password);
    expect(sent).toEqual([]);
    await context.close();
  });
}

test('Log In pressed before the code is there is done once it is', async ({ page, shop }) => {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async route => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByLabel('Password').press('Enter');
  expect(shop.sent()).toEqual([]);
  release();
  await expect(page).toHaveURL('/dashboard');
});
