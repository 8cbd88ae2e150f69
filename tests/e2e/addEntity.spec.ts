import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { readable, singularOf } from '#i18n/readable.ts';
import { demoAccount as demo } from '#mock-api/behaviour/shopAccount.ts';
import { follow, freeName, freshCopy, stepsForEntity } from '#tests/support/freshCopy.ts';

const run = promisify(execFile);
const name = freeName('suppliers');
const plural = readable(name);
const singular = singularOf(plural);
const env = { ...process.env, MOCK_MEMORY: '1' };

/** Copies the repository, follows the README's steps there, builds the copy and serves it. */
const test = base.extend<{ origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const copy = freshCopy();
      try {
        const steps = stepsForEntity(name);
        expect(steps.map(({ file }) => file)).toEqual([`resources/${name}.ts`, 'resources/index.ts', `mock-api/fixtures/${name}.json`]);
        for (const step of steps) follow(step, copy);
        const vite = path.join(copy, 'node_modules/vite/bin/vite.js');
        await run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: copy, env });
        const server = execFile(process.execPath, [vite, 'preview', '--port', '0', '--no-strictPort'], { cwd: copy, env: { ...env, NO_COLOR: '1' } });
        const origin = await new Promise<string>((resolve, reject) => {
          server.stdout?.on('data', (text: string) => {
            const [address] = /http:\/\/localhost:\d+/.exec(text) ?? [];
            if (address) resolve(address);
          });
          server.on('exit', code => reject(new Error(`The preview ended with ${code}`)));
        });
        await use(origin);
        server.kill();
      } finally {
        rmSync(copy, { recursive: true, force: true });
      }
    },
    { timeout: 600_000 },
  ],
});

test('an entity that is added by the README has its screens, addresses, menu entry and mock', async ({ page, origin }) => {
  test.setTimeout(180_000);
  await page.goto(`${origin}/${name}`);
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: plural })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: plural, exact: true })).toHaveAttribute('href', `/${name}`);
  await expect(page.getByRole('row', { name: /Nilambur Teak/ })).toBeVisible();
  await page.getByRole('link', { name: `Create ${singular}` }).click();
  await page.getByLabel('City').pressSequentially('Manjeri');
  await page.getByRole('button', { name: `Create ${singular}` }).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await page.getByLabel('Name').pressSequentially('Manjeri Pottery');
  await page.getByRole('button', { name: `Create ${singular}` }).click();
  await expect(page.getByText(`${singular} Created Successfully!`)).toBeVisible();
  await page.getByRole('link', { name: 'View Manjeri Pottery' }).click();
  await expect(page.getByRole('heading', { name: 'Manjeri Pottery' })).toBeVisible();
  await page.getByRole('link', { name: 'Update' }).click();
  await expect(page).toHaveURL(new RegExp(`/${name}/update/`));
});
