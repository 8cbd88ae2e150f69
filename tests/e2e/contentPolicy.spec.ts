import { readdirSync, readFileSync, statSync } from 'node:fs';
import { controlHeaders } from '#mock-api/engine/guard.ts';
import { demo, expect, test } from '#tests/support/app.ts';
import { addressAt } from '#tests/support/basePath.ts';
import { built } from '#tests/support/builtCode.ts';
import { hold } from '#tests/support/requests.ts';

const screens = ['/dashboard', '/products', '/product/create/new', '/orders', '/revenue', '/profile'];

test('a strict policy holds, and no screen breaks it', async ({ page, shop, browser, origin }) => {
  const response = await page.goto('/login');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toMatch(/; img-src 'self' data: https:\/\/tile\.openstreetmap\.org; /);
  expect(readFileSync(built('_headers'), 'utf8')).toContain(`\n  Content-Security-Policy: ${policy}\n`);
  await shop.signIn();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  for (const address of screens) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.goto('/superadmin/settings?tab=legal');
  await expect(page.locator('.tiptap').first()).toHaveCSS('white-space', 'break-spaces');
  await page.goto('/shop/create/new');
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.locator('svg[class*="MuiCharts"]').first()).toBeVisible();
  const other = await (await browser.newContext({ baseURL: origin })).newPage();
  const heard: string[] = [];
  other.on('console', message => heard.push(message.text()));
  await other.goto('/login');
  await other.evaluate(() => document.body.append(Object.assign(document.createElement('script'), { textContent: '1' })));
  await expect.poll(() => heard.join()).toMatch(/Content Security Policy.*script-src/);
  await other.context().close();
});

test('files come compressed and are kept, pages are asked for again, and a file that is not there is no page', { tag: '@quick' }, async ({
  request,
}) => {
  const sizeOf = (name: string) => statSync(built('assets', name)).size;
  const [file = ''] = readdirSync(built('assets'))
    .filter(name => name.endsWith('.js'))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  const ask = (address: string, headers: Record<string, string>) =>
    request.get(address.startsWith('/api/') ? address : addressAt(address), { headers });
  for (const [taken, ending] of [
    ['gzip, br', 'br'],
    ['gzip', 'gz'],
    ['identity', ''],
  ]) {
    const { headers: all, body } = await ask(`/assets/${file}`, { 'Accept-Encoding': taken ?? '' }).then(async answer => ({
      headers: answer.headers(),
      body: await answer.body(),
    }));
    expect(all).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(statSync(built(`assets/${file}${ending && `.${ending}`}`)).size),
      'content-type': expect.stringContaining('javascript'),
      'x-content-type-options': 'nosniff',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(body.equals(readFileSync(built(`assets/${file}`)))).toBe(true);
  }
  const opened = { Accept: 'text/html', 'Accept-Encoding': 'br' };
  const first = await ask('/products', opened);
  const { etag = '', ...others } = first.headers();
  expect(others).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br', 'x-frame-options': 'DENY' });
  expect(await first.text()).toContain('data-demo');
  expect((await ask('/products', { ...opened, 'If-None-Match': etag })).status()).toBe(304);
  for (const accept of ['*/*', 'text/html']) expect((await ask('/assets/gone-12345678.js', { Accept: accept })).status()).toBe(404);
  const calls = await ask('/api/mock/mismatches', controlHeaders);
  expect(calls.headers()['cache-control'] ?? '').not.toContain('immutable');
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
  const code = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByLabel('Password').press('Enter');
  expect(shop.sent()).toEqual([]);
  code.release();
  await expect(page).toHaveURL('/dashboard');
});
