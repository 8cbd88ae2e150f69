import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demo, expect, type Shop, test } from '#tests/support/app.ts';
import { stored } from '#tests/support/session.ts';

const dist = process.env.E2E_DIST ?? 'dist';
const hostOf = (page: Page) => page.locator('developer-bar');

/** Opens an address signed in, with one tab of the bar open. */
async function openBar(page: Page, shop: Shop, address: string, tab: string): Promise<void> {
  await shop.open(`${address}?bar`);
  await page.getByRole('button', { name: 'Developer bar', exact: true }).click();
  await page.getByRole('tab', { name: tab }).click();
}

test('what is built holds nothing of the bar, and a browser that a program drives does not see it', async ({ page, shop, request }) => {
  const served = await (await request.get('/@bar/first')).text();
  const marks = ['Developer bar', 'developer-bar', 'own:bar', 'X-Mock-Scenario'];
  for (const mark of marks) expect(served).toContain(mark);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(file => file.isFile());
  expect(files.length).toBeGreaterThan(50);
  for (const { parentPath, name } of files) {
    const text = readFileSync(path.join(parentPath, name), 'latin1');
    for (const mark of [...marks, '/@bar']) expect(text.includes(mark), `${name} holds '${mark}'`).toBe(false);
  }
  await shop.open('/colors');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(hostOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => [fetch.toString().includes('native code'), Object.keys(sessionStorage)])).toEqual([true, []]);
});

test('for people it is a handle at the end of the page into which nothing sees', async ({ page, shop }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
  await shop.open('/colors');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await hostOf(page).evaluate(host => [host.shadowRoot, host === document.body.lastElementChild, host.textContent])).toEqual([null, true, '']);
  await expect(page.getByRole('button', { name: 'Developer bar' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(hostOf(page)).toBeHidden();
});

test('it lists calls as they were declared, and has the next one fail, once', { tag: '@quick' }, async ({ page, shop }) => {
  await openBar(page, shop, '/colors', 'Requests');
  const bar = page.getByRole('region', { name: 'Developer bar' });
  const row = bar.getByRole('group').filter({ hasText: "Reads the list 'all' of colors" });
  await expect(row).toContainText('GET /color/all');
  await expect(row).toContainText('200');
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Fail this one next time' }).click();
  await expect(bar.getByLabel('The next call that fits')).toHaveValue('GET /color/all');
  // Typing in the bar triggers no shortcut of the app.
  await bar.getByLabel('Message').fill('');
  await bar.getByLabel('Message').pressSequentially('/ ? is away');
  await bar.getByRole('button', { name: 'Inject' }).click();
  await expect(bar).toContainText('1 fault');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByText('/ ? is away').first()).toBeVisible();
  expect(await shop.ask('/mock/faults')).toEqual([]);
});

test('a scenario is of this tab, and a clock moves the page and the mock', async ({ page, shop }) => {
  await openBar(page, shop, '/colors', 'Scenario');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('Scenario of this tab').selectOption('empty');
  await page.getByRole('button', { name: 'Choose' }).click();
  const bar = page.getByRole('region', { name: 'Developer bar' });
  await expect(bar).toContainText('empty, seed 0');
  await expect(page.getByRole('row')).toHaveCount(0);
  expect((await shop.ask<{ colors: unknown[] }>('/color/all')).colors.length).toBeGreaterThan(0);
  await bar.getByLabel('Day and time').fill('2031-05-06T10:00');
  await bar.getByRole('button', { name: 'Set the clock' }).click();
  await expect(bar).toContainText('clock 06/05/2031');
  expect(await page.evaluate(() => [new Date().getFullYear(), new Date(Date.now()).getFullYear(), new Date() instanceof Date])).toEqual([
    2031,
    2031,
    true,
  ]);
  await bar.getByRole('button', { name: 'Back to the real time' }).click();
  await expect(bar).not.toContainText('clock 06');
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(new Date().getFullYear());
});

const started: ChildProcess[] = [];
test.afterEach(() => {
  for (const child of started.splice(0)) child.kill();
});

/** Runs `npm run reproduce` until the test ends. Returns the address that it prints. */
async function reproduce(file: string): Promise<string> {
  const child = spawn(process.execPath, ['mock-api/startReproduce.mjs', file, '--built', '--outDir', dist, '--port', '0']);
  started.push(child);
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (part: Buffer) => {
      output += part;
      const [, match] = /Open (http\S+)/.exec(output) ?? [];
      if (match) resolve(match);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', code => reject(new Error(`Ended with ${code}: ${output}`)));
  });
}

test('a bug report holds no secrets, and one command leads another person to the same place', async ({ page, shop, browser }) => {
  await openBar(page, shop, '/colors', 'Report');
  // The other person sees the same changes and the same screen.
  const token = (await stored(page, 'token')) ?? '';
  const changed = await page.evaluate(
    async token =>
      (
        await fetch('/api/color/new', {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: 'Reported Violet', value: '#330099' }),
        })
      ).status,
    token,
  );
  expect(changed).toBe(200);
  await page.getByLabel('What happened').fill(`I typed ${demo.password} here`);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pack the report' }).click();
  const download = await downloaded;
  await expect(page.getByText(`npm run reproduce -- ${download.suggestedFilename()}`)).toBeVisible();
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bug-')), download.suggestedFilename());
  await download.saveAs(file);
  const text = readFileSync(file, 'utf8');
  const secrets = readFileSync('mock-api/fixtures/settings.json', 'utf8').match(/FAKE-ENCRYPTED[\w-]+/g) ?? [];
  expect(secrets).toHaveLength(2);
  for (const secret of [token, demo.password, ...secrets]) expect(text).not.toContain(secret);
  expect(text).toContain('Reported Violet');

  const other = await reproduce(file);
  expect(new URL(other).origin).not.toBe(new URL(page.url()).origin);
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(other);
  await expect(theirs).toHaveURL(new URL('/colors', other).href);
  await expect(theirs.getByText('Reported Violet')).toBeVisible();
  const rowsOf = (there: Page) => there.getByRole('row').allInnerTexts();
  await page.reload();
  await expect(page.getByText('Reported Violet')).toBeVisible();
  expect(await rowsOf(theirs)).toEqual(await rowsOf(page));
  await context.close();
});
