import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build, preview } from 'vite';

let address = '';
let stop = async () => {};

test.beforeAll(async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'library-'));
  const config = { configFile: 'examples/library/vite.config.ts', logLevel: 'error', build: { outDir, emptyOutDir: true } } as const;
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, strictPort: false } });
  address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  stop = async () => {
    await server.close();
    await rm(outDir, { recursive: true });
  };
});
test.afterAll(() => stop());

test('a second admin stands on the same rooms: its menu groups, currency and dates, and a book that is made, changed and deleted', {
  tag: '@quick',
}, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.goto(address);
  await expect(page).toHaveURL(/\/books$/);
  await expect(page.getByText('Shelves')).toBeVisible();
  const bell = page.getByRole('row', { name: /The Silent Bell/ });
  await expect(bell).toContainText('$1,250.50');
  await expect(bell).toContainText('03/31/2026');

  await page.getByRole('link', { name: 'Create Book' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Tides of Kochi');
  await page.getByRole('button', { name: 'Create Book' }).click();
  const tides = page.getByRole('row', { name: /Tides of Kochi/ });
  await expect(tides).toBeVisible();

  await tides.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: 'Author' }).fill('S. Menon');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tides).toContainText('S. Menon');

  await tides.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tides).toHaveCount(0);

  await page.getByRole('menuitem', { name: 'Loans' }).click();
  await expect(page.getByRole('row', { name: /The Silent Bell/ })).toContainText('Priya Nair');
  expect(errors).toEqual([]);
});
