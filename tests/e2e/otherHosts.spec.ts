import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { configure } from '#hosting/configure.ts';
import { defaultSettings } from '#hosting/settings.ts';
import { test as base, demo, expect } from '#tests/support/app.ts';
import { built } from '#tests/support/builtCode.ts';

/** The same build, set up without map tiles and without pictures of other hosts. */
const test = base.extend<object, { withoutHosts: string }>({
  withoutHosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const outDir = mkdtempSync(path.join(tmpdir(), 'hosts-'));
      cpSync(built('.'), outDir, { recursive: true });
      Object.assign(process.env, { MAP_TILES_URL: 'none', IMAGE_HOSTS: 'none', MOCK_MEMORY: '1' });
      await configure(outDir);
      Object.assign(process.env, { MAP_TILES_URL: '', IMAGE_HOSTS: '' });
      const server = await preview({ build: { outDir }, preview: { port: 0, strictPort: false }, logLevel: 'error' });
      const address = server.httpServer.address();
      await use(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`);
      await server.close();
      rmSync(outDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const screens = ['/products', '/product/create/new', '/orders', '/revenue', '/profile'];

for (const isConfigured of [true, false])
  test(`a session calls ${isConfigured ? 'the shop and the map server alone' : 'the shop alone where tiles and other pictures are none'}`, async ({
    page,
    origin,
    withoutHosts,
  }) => {
    // `page.goto` opens an address without an origin in the app of this run.
    const home = isConfigured ? '' : withoutHosts;
    const tiles = new URL(defaultSettings.mapTilesUrl).origin;
    await page.route(`${tiles}/**`, route => route.abort());
    const hosts = new Set<string>();
    // Also what the policy stops: the app does not try.
    page.on('request', request => /^(https?|wss?):/.test(request.url()) && hosts.add(new URL(request.url()).origin));
    await page.goto(`${home}/login`);
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password').fill(demo.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.goto(`${home}/shop/create/new`);
    const map = page.locator('.leaflet-container');
    await expect(map).toBeVisible();
    await expect(page.getByText("The map background can't be loaded")).toBeVisible();
    const { height = 0, width = 0 } = (await map.boundingBox()) ?? {};
    expect(Math.min(height, width)).toBeGreaterThan(150);
    for (const address of screens) {
      await page.goto(home + address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    await page.goto(`${home}/products`);
    await page.locator('tbody a[href*="/product/"]').first().click();
    await expect(page.locator('main img').first()).toBeVisible();
    expect([...hosts].sort()).toEqual(isConfigured ? [origin, tiles].sort() : [home]);
  });
