import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { roleAccounts } from '#mock-api/behaviour/shopAccount.ts';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { nothingMoves, unreadable } from '#tests/support/axe.ts';
import { counted } from '#tests/support/clicks.ts';
import { hold } from '#tests/support/requests.ts';
import { widths } from '#tests/support/widths.ts';

interface Product {
  _id: string;
  itemCode: string;
  stockValue: number;
  category: { primaryLang: { name: string } };
  primaryLang: { name: string };
}

interface Color {
  name: string;
  value: string;
}

const productsOf = async (shop: Shop): Promise<Product[]> =>
  (await shop.ask<{ products: Product[] }>('/product/admin/custom/all?page=1&limit=500')).products;
const colorsOf = async (shop: Shop): Promise<Color[]> => (await shop.ask<{ colors: Color[] }>('/color/all')).colors;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import from CSV' });

/** Opens the import of the list on the screen with a file. */
async function chooseFile(page: Page, content: string | Uint8Array): Promise<void> {
  await page.getByRole('button', { name: 'Import from CSV' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialogOf(page).getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
}

const check = (page: Page) => dialogOf(page).getByRole('button', { name: 'Check rows' }).click();
const counts = (page: Page) => dialogOf(page).getByRole('list').first().getByRole('listitem');
const colorRows = (count: number) => Array.from({ length: count }, (_, at) => `Hue ${at},#0000${(at + 16).toString(16)}`);

test('stock and a new product come from a file in eight clicks, and refused rows leave as CSV', { tag: '@quick' }, async ({ page, shop }) => {
  const [one, two, three] = (await productsOf(shop)) as [Product, Product, Product];
  const file = [
    'Item Code;Name;Category;Stock;Cost',
    `${one.itemCode};${one.primaryLang.name};${one.category.primaryLang.name};${one.stockValue + 5};`,
    `${two.itemCode};${two.primaryLang.name};Nowhere;1;`,
    `NEW-1;مصباح للقراءة;${three.category.primaryLang.name};4;10,50`,
  ].join('\r\n');
  const pressed = await counted(page);
  await shop.open('/products');
  await chooseFile(page, file);
  await expect(dialogOf(page).getByRole('combobox', { name: 'Category' })).toHaveText('Category');
  await expect(dialogOf(page).getByText(`For example: ${one.itemCode}`)).toBeVisible();
  await expect(dialogOf(page).getByRole('combobox', { name: 'Find records by' })).toHaveText('Name');
  await dialogOf(page).getByRole('combobox', { name: 'Cost' }).click();
  await page.getByRole('option', { name: 'Cost', exact: true }).click();
  await check(page);
  await expect(dialogOf(page).getByRole('heading', { name: 'Nothing is saved yet' })).toBeFocused();
  await expect(counts(page)).toHaveText(['New: 1', 'To change: 1', 'Unchanged: 0', 'Refused: 1']);
  await expect(dialogOf(page).getByRole('row', { name: '3' })).toContainText('Category: There is no “Nowhere” to choose');
  expect(shop.sent()).toEqual([]);
  const download = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: 'Download refused rows' }).click();
  const refused = (await readFile(await (await download).path(), 'utf8')).slice(1).split('\r\n');
  expect(refused).toEqual([
    'Item Code,Name,Category,Stock,Cost,Why refused',
    `${two.itemCode},${two.primaryLang.name},Nowhere,1,,Category: There is no “Nowhere” to choose`,
  ]);
  await dialogOf(page).getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Imported' })).toBeFocused();
  await expect(counts(page)).toHaveText(['Created: 1', 'Changed: 1', 'Unchanged: 0', 'Refused: 1']);
  expect(await pressed.clicks()).toBeLessThanOrEqual(8);
  expect(shop.sent().map(({ method, url }) => `${method} ${url}`)).toEqual([`PUT /product/admin/${one._id}`, 'POST /product/admin/new']);
  const after = await productsOf(shop);
  expect(after.find(({ _id }) => _id === one._id)).toMatchObject({ stockValue: one.stockValue + 5, itemCode: one.itemCode });
  expect(after.find(({ itemCode }) => itemCode === 'NEW-1')).toMatchObject({ primaryLang: { name: 'مصباح للقراءة' }, cost: 10.5, stockValue: 4 });

  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: one.primaryLang.name }).first()).toContainText(String(one.stockValue + 5));
  await page.goto('/journal');
  await page
    .getByRole('button', { name: `Undo ${one.primaryLang.name}` })
    .first()
    .click();
  await expect.poll(async () => (await productsOf(shop)).find(({ _id }) => _id === one._id)?.stockValue).toBe(one.stockValue);
});

test('an export of the app comes back unchanged, and is not sent', async ({ page, shop }) => {
  await shop.open('/products');
  const total = (await productsOf(shop)).length;
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const content = await readFile(await (await waiting).path());
  await chooseFile(page, content);
  await check(page);
  await expect(counts(page)).toHaveText(['New: 0', 'To change: 0', `Unchanged: ${total}`, 'Refused: 0']);
  await expect(dialogOf(page).getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  expect(shop.sent()).toEqual([]);
});

test('a file of an old spreadsheet is read, and one that is no table says why', async ({ page, shop }) => {
  await shop.open('/colors');
  await chooseFile(page, 'Name\n');
  await expect(dialogOf(page).getByRole('alert')).toHaveText('The file has no rows.');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  // Windows-1252: 0xfc is ü, 0x80 is €.
  await chooseFile(page, Uint8Array.from([...Buffer.from('Name;Color\nGr'), 0xfc, ...Buffer.from('n '), 0x80, ...Buffer.from(';#00ff00\n')]));
  await check(page);
  await dialogOf(page).getByRole('button', { name: 'Import 1 row' }).click();
  await expect(counts(page).first()).toHaveText('Created: 1');
  expect((await colorsOf(shop)).map(({ name }) => name)).toContain('Grün €');
});

test('a column that is left out changes nothing, and one field is filled by one column', async ({ page, shop }) => {
  const [color] = await colorsOf(shop);
  await shop.open('/colors');
  await chooseFile(page, `Name,Color,Other\n${color?.name},#010203,#040506`);
  const column = (name: string) => dialogOf(page).getByRole('combobox', { name, exact: true });
  await column('Other').click();
  await page.getByRole('option', { name: 'Color' }).click();
  await expect(column('Color')).toHaveText('Leave out');
  await column('Other').click();
  await page.getByRole('option', { name: 'Leave out' }).click();
  await check(page);
  await expect(counts(page)).toHaveText(['New: 0', 'To change: 0', 'Unchanged: 1', 'Refused: 0']);
  await dialogOf(page).getByRole('button', { name: 'Back to columns' }).click();
  await column('Color').click();
  await page.getByRole('option', { name: 'Color' }).click();
  await check(page);
  await expect(dialogOf(page).getByText('Values that change: Color (1)')).toBeVisible();
});

test('what the server refuses is refused, the import stops when staff say so, and goes on with the rest', async ({ page, shop }) => {
  const before = (await colorsOf(shop)).length;
  await shop.open('/colors');
  await shop.fail({ call: 'POST /color/new', status: 400, message: 'Too colourful', times: 1 });
  await chooseFile(page, ['Name,Color', ...colorRows(5)].join('\n'));
  await check(page);
  await expect(counts(page).first()).toHaveText('New: 5');
  const held = await hold(page, /\/color\/new$/, { method: 'POST', after: 2, once: true });
  await dialogOf(page).getByRole('button', { name: 'Import 5 rows' }).click();
  const progress = page.getByRole('dialog', { name: 'Importing' });
  await expect(progress.getByText('2 of 5')).toBeVisible();
  await progress.getByRole('button', { name: 'Stop' }).click();
  await expect(progress.getByText('Stopping…')).toBeVisible();
  held.release();
  await expect(counts(page)).toHaveText(['Created: 2', 'Changed: 0', 'Unchanged: 0', 'Refused: 1']);
  await expect(dialogOf(page).getByRole('row', { name: '2' })).toContainText('Too colourful');
  expect((await colorsOf(shop)).length).toBe(before + 2);
  await dialogOf(page).getByRole('button', { name: 'Go on with 2 rows' }).click();
  await expect(counts(page).first()).toHaveText('Created: 4');
  const posts = shop.sent().map(({ body }) => (body as Color).name);
  expect(posts).toEqual(['Hue 0', 'Hue 1', 'Hue 2', 'Hue 3', 'Hue 4']);
});

test('a check is stopped, and says why it cannot read the records', async ({ page, shop }) => {
  const [product] = await productsOf(shop);
  await shop.open('/products');
  await chooseFile(page, `Name,Stock\n${product?.primaryLang.name},3`);
  const reading = await hold(page, /\/product\/admin\/custom\/all\?page=1&limit=100/, { once: true });
  await check(page);
  await page.getByRole('dialog', { name: 'Checking rows' }).getByRole('button', { name: 'Stop' }).click();
  reading.release();
  await expect(dialogOf(page).getByRole('button', { name: 'Check rows' })).toBeVisible();
  await expect(counts(page)).toHaveCount(0);
  await shop.fail({ call: 'GET /product/admin/custom/*', status: 500, message: 'The database is away' });
  await check(page);
  await expect(dialogOf(page).getByRole('alert')).toHaveText('The database is away');
  await shop.fail();
  await check(page);
  await expect(counts(page)).toHaveText(['New: 0', 'To change: 1', 'Unchanged: 0', 'Refused: 0']);
});

test('five thousand rows are checked without a request for each', async ({ page, shop }) => {
  await shop.open('/colors');
  await chooseFile(page, ['Name,Color', ...colorRows(4999), 'No color,'].join('\n'));
  shop.forget();
  await check(page);
  await expect(counts(page)).toHaveText(['New: 4999', 'To change: 0', 'Unchanged: 0', 'Refused: 1']);
  await expect(dialogOf(page).getByRole('row', { name: '5001' })).toContainText('Color: ');
  expect(shop.sent({ reads: true }).length).toBeLessThan(3);
});

test('who may only read a list has no import', async ({ page }) => {
  const account = roleAccounts.find(({ role }) => role === 'viewer');
  await page.goto('/products');
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password').fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import from CSV' })).toHaveCount(0);
});

for (const width of widths)
  test(`every step can be read at ${width} pixels, by keyboard alone`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    const content = ['Name,Color,A very long head of a column that nobody needs', ...colorRows(3), 'Pale,'].join('\n');
    page.on('filechooser', chooser => void chooser.setFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }));
    await shop.open('/colors');
    if (width === 360) await page.getByRole('button', { name: 'Filter and sort' }).press('Enter');
    await page.getByRole('button', { name: 'Import from CSV' }).press('Enter');
    const choose = dialogOf(page).getByRole('button', { name: 'Choose a file' });
    await expect(choose).toBeFocused();
    const isReadable = async () => {
      await nothingMoves(page);
      expect(await unreadable(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByRole('combobox', { name: 'Name' })).toBeVisible();
    await isReadable();
    await dialogOf(page).getByRole('button', { name: 'Check rows' }).press('Enter');
    await expect(counts(page).first()).toHaveText('New: 3');
    await isReadable();
    await dialogOf(page).getByRole('button', { name: 'Import 3 rows' }).press('Enter');
    await expect(counts(page).first()).toHaveText('Created: 3');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });
