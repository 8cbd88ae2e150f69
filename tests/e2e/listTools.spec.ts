import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/requests.ts';

const heads = (page: import('@playwright/test').Page) => page.getByRole('main').getByRole('columnheader');

test('columns are chosen and ordered by keyboard, kept for the person over sign-out, and put back', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/shops');
  await expect(heads(page).last()).toHaveText('Action');
  const before = await heads(page).allTextContents();
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Columns of the list' });
  await panel.getByRole('button', { name: 'Move Shop Name up' }).press('Enter');
  await panel.getByRole('button', { name: 'Move Shop Name up' }).press('Enter');
  await panel.getByRole('checkbox', { name: 'Dealer Number' }).press(' ');
  await panel.getByRole('checkbox', { name: 'Contact Number', exact: true }).press(' ');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const chosen = ['Shop Name', 'Shop Number', 'Dealer Name', 'Contact Number'];
  await expect.poll(() => heads(page).allTextContents()).toEqual([...before.slice(0, -5), ...chosen, before.at(-1)]);
  await page.reload();
  await expect.poll(() => heads(page).allTextContents()).toEqual([...before.slice(0, -5), ...chosen, before.at(-1)]);

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await shop.signIn();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/shops');
  await expect.poll(() => heads(page).allTextContents()).toEqual([...before.slice(0, -5), ...chosen, before.at(-1)]);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => heads(page).allTextContents()).toEqual(before);
});

test('on a device without room, columns and the watch of a list stay as they were, and a notice says why', async ({ page, shop }) => {
  await shop.open('/orders');
  await expect(heads(page).last()).toHaveText('Action');
  const before = await heads(page).allTextContents();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  const notice = page.getByText('This device has no room to remember this. Remove saved views, or free space in the browser.');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Order Id' }).click();
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await heads(page).allTextContents()).toEqual(before);
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'My views' }).click();
  await page.getByRole('switch', { name: 'Tell me about new rows' }).click();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Tell me about new rows' })).not.toBeChecked();
});

test('a list keeps one column at least, and an address with columns that are none shows them all', async ({ page, shop }) => {
  await shop.open('/colors?columns=name');
  await expect(heads(page)).toHaveText(['Name', 'Action']);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  await page.goto('/colors?columns=nothing,none');
  await expect(heads(page)).toHaveText(['Name', 'Color', 'Action']);
});

test('a view is kept under a name, opened, copied as an address that gives the same screen, and removed', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.open('/shops?columns=shopName,shopNo');
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('textiles', { delay: 20 });
  await expect(page).toHaveURL(/textiles/);
  await expect(page).toHaveURL(/columns=/);
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows.first()).toContainText(/textiles/i);
  const count = await rows.count();
  await page.getByRole('button', { name: 'My views' }).click();
  const panel = page.getByRole('dialog', { name: 'My views of this list' });
  await panel.getByRole('textbox', { name: 'View name' }).pressSequentially('Cloth');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link', { name: 'Cloth' })).toBeVisible();
  await panel.getByRole('button', { name: 'Copy link to Cloth' }).click();
  await expect(page.getByText('Link to “Cloth” copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/shops');
  await page.getByRole('button', { name: 'My views' }).click();
  await panel.getByRole('link', { name: 'Cloth' }).click();
  await expect(page).toHaveURL(copied);
  await expect(rows).toHaveCount(count);
  expect((await heads(page).allTextContents()).filter(Boolean)).toEqual(['Shop Name', 'Shop Number', 'Action']);
  await page.getByRole('button', { name: 'My views' }).click();
  await panel.getByRole('button', { name: 'Remove Cloth' }).click();
  await expect(panel.getByRole('link', { name: 'Cloth' })).toBeHidden();
});

test('all that search and filter bring is exported, page after page, with the columns on the screen', async ({ page, shop }) => {
  await shop.open('/shops?columns=shopName,shopNo');
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const { total } = await shop.ask<{ total: number }>('/shop/all?page=1&limit=10');
  expect(total).toBeGreaterThan(10);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^shops-all-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const [head, ...lines] = text.slice(1).split('\r\n');
  expect(head).toBe('Shop Name,Shop Number');
  expect(lines).toHaveLength(total);
  expect(new Set(lines).size).toBe(total);
  await expect(page.getByText(`${total} rows exported`)).toBeVisible();
});

test('an export can be stopped, and one that fails says why and can be tried again', async ({ page, shop }) => {
  await shop.open('/shops');
  await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible();
  const reading = await hold(page, /\/api\/shop\/all/);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog).toBeHidden();
  reading.release();
  await shop.fail({ call: 'GET /shop/all', status: 500, message: 'The database is away' });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByText('The database is away')).toBeVisible();
  await shop.fail();
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await waiting;
});

test('columns are resized by mouse and by keys, for the person, until they are put back', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open('/shops');
  // Not by its role: an open dialog hides the list from assistive technology.
  const head = page.locator('th', { hasText: 'Shop Name' });
  const cell = page.getByRole('main').getByRole('link', { name: /^View/ }).first();
  const widthOf = async (column: typeof head) => Math.round((await column.boundingBox())?.width ?? 0);
  await expect(cell).toBeVisible();
  const before = await widthOf(head);
  const drag = async (by: number) => {
    const box = await head.boundingBox();
    if (!box) throw new Error('The head is not on the screen.');
    await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
    await expect(head.locator('hr')).toBeAttached();
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 3 + by / 2, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width - 3 + by, box.y + box.height / 2);
    await page.mouse.up();
  };
  await drag(80);
  // The columns share what the table has beyond their widths.
  const isNear = (wanted: number) => expect.poll(async () => Math.abs((await widthOf(head)) - wanted)).toBeLessThan(8);
  await isNear(before + 80);
  await drag(-180);
  await isNear(before - 100);
  await page.reload();
  await expect(cell).toBeVisible();
  await isNear(before - 100);

  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  const width = page.getByRole('spinbutton', { name: 'Width of Shop Name' });
  const narrow = Number(await width.inputValue());
  expect(narrow).toBe(await widthOf(head));
  await width.press('ArrowUp');
  await width.press('ArrowUp');
  const typed = Number(await width.inputValue());
  expect(typed).toBeGreaterThan(narrow);
  await isNear(typed);
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await isNear(before);
});
