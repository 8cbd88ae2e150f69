import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { readable } from '#i18n/readable.ts';
import { demoAccount, roleAccounts } from '#mock-api/behaviour/shopAccount.ts';
import { basePath } from '#tests/support/basePath.ts';
import { freePort } from '#tests/support/freePort.ts';
import { follow, freeName, freshCopy, stepsOfTutorial } from '#tests/support/freshCopy.ts';
import { takePicture } from '#tests/support/pictures.ts';

const [staff] = roleAccounts;

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/dashboard/);
}

test('the app that followed the tutorial shows what it says', async ({ page }) => {
  test.setTimeout(300_000);
  const name = freeName('depots');
  const copy = freshCopy();
  for (const step of stepsOfTutorial(name)) follow(step, copy);
  execFileSync('npx', ['--no-install', 'vite', 'build', '--logLevel', 'error'], { cwd: copy, stdio: 'pipe' });
  if (basePath !== '/') {
    const env = { ...process.env, BASE_PATH: basePath };
    execFileSync('npm', ['run', 'configure', '--', 'dist'], { cwd: copy, env, stdio: 'pipe' });
  }
  const port = await freePort();
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port), '--strictPort'], {
    cwd: copy,
    env: { ...process.env, MOCK_MEMORY: '1' },
  });
  try {
    const home = `http://localhost:${port}${basePath.replace(/\/$/, '')}`;
    await page.setViewportSize({ width: 1024, height: 640 });
    await expect(() => page.goto(`${home}/login`)).toPass();
    await signIn(page, demoAccount);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('link', { name: readable(name), exact: true }).click();
    await expect(page).toHaveURL(`${home}/${name}`);
    const row = (title: string) => page.getByRole('row').filter({ hasText: title });
    await expect(row('Beypore Quay').getByRole('cell')).toContainText(['Beypore Quay', 'Kozhikode', '40', '40', '0', 'open']);
    await takePicture(page, 'tutorial-list');

    await page.getByRole('button', { name: 'Close Ghat Road' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(row('Ghat Road')).toContainText('closed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row('Ghat Road')).toContainText('open');
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Closed' }).click();
    await expect(row('Old Mill')).toBeVisible();
    await expect(row('Ghat Road')).toHaveCount(0);

    await page.goto(`${home}/${name}/update/d1`);
    await page.getByLabel('Pallets').fill('41');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('There is no room for so many')).toBeVisible();
    await takePicture(page, 'tutorial-form');

    await page.goto(`${home}/logout`);
    await signIn(page, staff);
    await page.goto(`${home}/${name}`);
    await expect(row('Ghat Road')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Create/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Close Ghat Road' })).toBeVisible();
  } finally {
    server.kill();
    rmSync(copy, { recursive: true, force: true });
  }
});
