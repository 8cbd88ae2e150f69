import { expect, type Page } from '@playwright/test';
import { demo, watchErrors } from '#tests/support/app.ts';
import { pathBelow, test } from '#tests/support/demoHost.ts';

async function signIn(page: Page): Promise<void> {
  await expect(page.getByText(demo.email)).toBeVisible();
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

async function addColor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Color' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Color' });
  await dialog
    .getByLabel('Color', { exact: true })
    .or(dialog.getByRole('textbox', { name: 'Color' }))
    .first()
    .fill('#12ab34');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name })).toBeVisible();
}

/** The line above the page. */
const lineOf = (page: Page) => page.getByRole('complementary', { name: 'Demo', exact: true });

for (const [where, below] of [
  ['at the root', ''],
  ['below a path', pathBelow],
]) {
  test(`the demo ${where} signs in, makes, changes and deletes, has it after a reload, resets, and nothing leaves the page`, async ({
    page,
    host,
  }) => {
    const sent: string[] = [];
    page.on('request', request => sent.push(request.url()));
    const errors = watchErrors(page);
    await page.goto(`${host}${below}/`);
    await expect(page).toHaveURL(`${host}${below}/login`);
    await expect(lineOf(page)).toContainText('Everything stays in this browser');
    await signIn(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Colors', exact: true }).click();
    await addColor(page, 'Parrot Green');
    expect(errors).toEqual([]);
    await page.reload();
    await expect(page).toHaveURL(`${host}${below}/colors`);
    await page.getByRole('button', { name: 'Edit Parrot Green' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Color' });
    await edit.getByRole('textbox', { name: 'Name' }).fill('Peacock');
    await edit.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('row', { name: /Peacock/ })).toBeVisible();
    await page.getByRole('button', { name: 'Delete Peacock' }).click();
    await page.getByRole('dialog', { name: 'Delete Peacock?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Color Deleted Successfully!')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('row', { name: /Peacock|Parrot/ })).toBeHidden();
    await addColor(page, 'Passing Pink');
    page.once('dialog', dialog => dialog.accept());
    const reloaded = page.waitForEvent('load');
    await lineOf(page).getByRole('button', { name: 'Reset' }).click();
    await reloaded;
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('row', { name: 'Passing Pink' })).toBeHidden();
    expect(sent.filter(address => !address.startsWith(`${host}/`) && !address.startsWith('data:'))).toEqual([]);
    expect(sent.filter(address => address.includes('/api/'))).toEqual([]);
  });
}

test('a deep link below a path opens its screen, and its pictures are there', async ({ page, host }) => {
  await page.goto(`${host}${pathBelow}/products?sort=name`);
  await expect(page).toHaveURL(`${host}${pathBelow}/login`);
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(new RegExp(`${pathBelow}/products\\?sort=name`));
  const picture = page.locator('tbody img').first();
  await expect(picture).toHaveAttribute('src', new RegExp(`^${pathBelow}/images/`));
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the role that is chosen holds for the app and for the mock', async ({ page, host }) => {
  await page.goto(`${host}/login`);
  await signIn(page);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Colors', exact: true })).toBeVisible();
  await lineOf(page).getByRole('combobox', { name: 'Role' }).selectOption('Staff');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Colors', exact: true })).toBeHidden();
  const status = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}`, 'Content-Type': 'application/json' };
    return (await fetch('/api/color/new', { method: 'POST', headers, body: '{"name":"Red","value":"#ff0000"}' })).status;
  });
  expect(status).toBe(403);
});

test('two tabs have one shop; a private window has another', async ({ page, host, browser }) => {
  await page.goto(`${host}/login`);
  await signIn(page);
  await page.goto(`${host}/colors`);
  const other = await page.context().newPage();
  await other.goto(`${host}/colors`);
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  await addColor(page, 'First Tab');
  await addColor(other, 'Second Tab');
  await page.reload();
  await expect(page.getByRole('row', { name: 'First Tab' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Second Tab' })).toBeVisible();
  const context = await browser.newContext();
  const hidden = await context.newPage();
  await hidden.goto(`${host}/login`);
  await signIn(hidden);
  await hidden.goto(`${host}/colors`);
  await expect(hidden.getByRole('row').nth(1)).toBeVisible();
  await expect(hidden.getByRole('row', { name: 'First Tab' })).toBeHidden();
  await context.close();
});

test('where the browser keeps nothing, the line says so, and the demo works until the page is closed', async ({ page, host }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse, configurable: true });
  });
  await page.goto(`${host}/login`);
  await expect(lineOf(page)).toContainText('this browser keeps nothing');
  await signIn(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Colors', exact: true }).click();
  await addColor(page, 'For A While');
});
