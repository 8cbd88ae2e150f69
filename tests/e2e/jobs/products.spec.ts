import type { Locator, Page } from '@playwright/test';
import { valueAt } from '#define';
import { expect, type Shop, test } from '#tests/support/app.ts';
import { counted } from '#tests/support/clicks.ts';
import { storeContent } from '#tests/support/deviceStores.ts';
import { hold } from '#tests/support/requests.ts';

interface Product {
  _id: string;
  price: number;
  sellingPrice: number;
  stockValue: number;
  minStock: number;
  primaryLang: { name: string; description?: string };
  secondaryLang: { name?: string; description?: string };
}

/** The first twelve products of the list, as the server has them. */
const twelve = async (shop: Shop): Promise<Product[]> =>
  (await shop.ask<{ products: Product[] }>('/product/admin/custom/all?page=1&limit=12')).products;

const prices = (page: Page): Locator => page.getByRole('textbox', { name: /^List price: / });

test('the prices of twelve products are corrected in their rows, and what follows from them follows', { tag: '@quick' }, async ({ page, shop }) => {
  const products = await twelve(shop);
  const pressed = await counted(page);
  await shop.open('/products?perPage=12');
  await page.getByRole('button', { name: 'Edit prices and stock' }).click();
  await expect(prices(page)).toHaveCount(12);
  await expect(prices(page).first()).toBeFocused();
  for (const { price } of products) {
    await page.keyboard.type(String(price + 10));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByTitle('Saved')).toHaveCount(12);
  expect(await pressed.clicks()).toBeLessThanOrEqual(15);
  const after = await twelve(shop);
  expect(after.map(({ price }) => price)).toEqual(products.map(({ price }) => price + 10));
  expect(after.every(({ sellingPrice }, at) => sellingPrice > (products[at] as Product).sellingPrice)).toBe(true);
  const puts = shop.sent();
  expect(puts.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(products.map(({ _id }) => `PUT /product/admin/${_id}`).sort());
  expect(puts[0]?.body).toMatchObject({ primaryLang: { name: products[0]?.primaryLang.name } });

  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'back to' })).toBeVisible();
  expect((await twelve(shop)).at(-1)?.price).toBe(products.at(-1)?.price);
  await page.getByRole('button', { name: 'Done editing' }).click();
  await expect(page.getByRole('button', { name: 'Edit prices and stock' })).toBeFocused();
  await expect(prices(page)).toHaveCount(0);
});

test('Undo takes back what was entered last, also when an earlier row is answered later, and waits for its answer', async ({ page, shop }) => {
  const [first, second] = (await twelve(shop)) as [Product, Product];
  const pricesNow = async () => (await twelve(shop)).slice(0, 2).map(({ price }) => price);
  await shop.open('/products');
  await page.getByRole('button', { name: 'Edit prices and stock' }).click();
  const late = await hold(page, new RegExp(`/product/admin/${first._id}$`), { method: 'PUT' });
  await prices(page)
    .first()
    .fill(String(first.price + 10));
  await page.keyboard.press('Enter');
  await page.keyboard.type(String(second.price + 10));
  await page.keyboard.press('Enter');
  await expect(page.getByTitle('Saved')).toHaveCount(1);
  late.release();
  await expect(page.getByTitle('Saved')).toHaveCount(2);
  const undo = page.getByRole('button', { name: 'Undo last change' });
  await undo.click();
  await expect(page.getByRole('status').filter({ hasText: 'back to' })).toContainText(second.primaryLang.name);
  expect(await pricesNow()).toEqual([first.price + 10, second.price]);
  await undo.click();
  await expect(page.getByRole('status').filter({ hasText: 'back to' })).toContainText(first.primaryLang.name);
  expect(await pricesNow()).toEqual([first.price, second.price]);
  await expect(undo).toBeDisabled();

  const unanswered = await hold(page, new RegExp(`/product/admin/${second._id}$`), { method: 'PUT', once: true });
  await prices(page)
    .nth(1)
    .fill(String(second.price + 20));
  await page.keyboard.press('Enter');
  await undo.click();
  unanswered.release();
  await expect(page.getByRole('status').filter({ hasText: 'back to' })).toContainText(second.primaryLang.name);
  expect(await pricesNow()).toEqual([first.price, second.price]);
});

test('a list shows the selling price under Price, and its cell names the list price that it edits, and what follows', async ({ page, shop }) => {
  await shop.open('/products');
  await expect(page.getByRole('columnheader', { name: 'Price', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit prices and stock' }).click();
  const input = prices(page).first();
  const cell = page.getByRole('cell', { name: /Selling Price: ₹/ }).first();
  await expect(input).toBeVisible();
  await expect(cell).toContainText('List price');
  await expect(page.getByRole('textbox', { name: /^Price: / })).toHaveCount(0);
});

test('a shop is approved in its row after a question that names it, and the journal has it', async ({ page, shop }) => {
  const [waiting] = (await shop.ask<{ shops: { shopName: string }[] }>('/shop/unapproved/all?page=1&limit=10')).shops;
  const name = waiting?.shopName ?? '';
  await shop.open('/shops/unapproved');
  const approve = page.getByRole('button', { name: `Approve ${name}`, exact: true });
  await expect(approve).toHaveAttribute('title', 'Approve');
  await approve.click();
  const dialog = page.getByRole('dialog').filter({ hasText: name });
  await expect(dialog).toBeVisible();
  expect(shop.sent()).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Shop Status Changed Successfully!')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: name })).toBeVisible();
  await expect.poll(() => storeContent(page, 'changes')).toContain(name);
  await page.goto('/journal');
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
});

test('F2 in a row edits its values, without the switch, and the focus comes back to where it was', async ({ page, shop }) => {
  const products = await twelve(shop);
  const fourth = products[3] as Product;
  await shop.open('/products?perPage=12');
  const link = page.getByRole('link', { name: `View ${fourth.primaryLang.name}`, exact: true });
  await link.focus();
  await page.keyboard.press('F2');
  await expect(prices(page).nth(3)).toBeFocused();
  await page.keyboard.type(String(fourth.price + 1));
  await page.keyboard.press('Enter');
  await expect(page.getByTitle('Saved')).toHaveCount(1);
  await expect.poll(async () => (await twelve(shop))[3]?.price).toBe(fourth.price + 1);
  await page.getByRole('button', { name: 'Done editing' }).click();
  await expect(link).toBeFocused();
});

test('a cell that is refused keeps what was typed and says why; Escape takes it back, and one that is no number is not sent', async ({
  page,
  shop,
}) => {
  await shop.open('/products');
  await page.getByRole('button', { name: 'Edit prices and stock' }).click();
  const stock = page.getByRole('textbox', { name: /^Stock: / }).first();
  const previous = await stock.inputValue();
  await stock.fill('many');
  await page.keyboard.press('Enter');
  await expect(stock).toHaveAccessibleDescription('Must be a number');
  await expect(stock).toBeFocused();
  await stock.fill('-3');
  await page.keyboard.press('Enter');
  await expect(stock).toHaveAccessibleDescription('Must be at least 0');
  expect(shop.sent()).toEqual([]);
  await shop.fail({ call: 'PUT /product/admin/*', status: 400, message: 'Stocktaking is on', times: 1 });
  await stock.fill('7');
  await page.keyboard.press('Tab');
  await expect(stock).toHaveAccessibleDescription('Stocktaking is on');
  await expect(stock).toHaveValue('7');
  await expect(page.getByText('1 unsaved value')).toBeVisible();
  // An unsaved value is still there after another page was visited.
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(stock).not.toHaveValue('7');
  await page.getByRole('button', { name: 'Go to page 1' }).click();
  await expect(stock).toHaveValue('7');
  await stock.press('Escape');
  await expect(stock).toHaveValue(previous);
  await expect(page.getByText('1 unsaved value')).toHaveCount(0);
  await stock.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: /^Stock: / }).nth(1)).toBeFocused();
});

test('prices of ticked products are changed by per cent, with before and after, and put back', async ({ page, shop }) => {
  const products = await twelve(shop);
  const pressed = await counted(page);
  await shop.open('/products?perPage=12');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Change price' }).click();
  const dialog = page.getByRole('dialog', { name: /^Change price: 12 Products/ });
  // An empty input shows no error. Amounts are rounded to whole ones by default, in the currency of the settings.
  await expect(dialog.getByText('Skipped')).toHaveCount(0);
  await expect(dialog.getByRole('table')).toHaveCount(0);
  await expect(dialog.getByRole('combobox', { name: 'Round to' })).toHaveText('Whole ₹');
  // Nor does an unfinished number.
  await dialog.getByLabel('Value').fill('-');
  await expect(dialog.getByText('Skipped')).toHaveCount(0);
  await expect(dialog.getByRole('table')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Change price' })).toBeEnabled();
  await dialog.getByLabel('Value').fill('10');
  const first = products[0] as Product;
  const rose = Math.round(first.price * 1.1 + 1e-9);
  await expect(dialog.getByRole('row', { name: first.primaryLang.name })).toContainText(new RegExp(`→ ₹${rose.toLocaleString('en-IN')}`));
  await expect(dialog.getByRole('columnheader', { name: 'List price' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Change price' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Change price' }).click();
  const summary = page.getByRole('region', { name: 'Price changed for 12 products' });
  await expect(summary).toBeVisible();
  expect(await pressed.clicks()).toBeLessThanOrEqual(15);
  expect((await twelve(shop)).map(({ price }) => price)).toEqual(products.map(({ price }) => Math.round(price * 1.1 + 1e-9)));
  await summary.getByRole('button', { name: 'Undo all' }).click();
  await expect(page.getByText(/12 changes undone/).first()).toBeVisible();
  const back = await twelve(shop);
  expect(back).toEqual(products);
});

test('the preview of a bulk change shows no record that is skipped', async ({ page, shop }) => {
  const { products } = await shop.ask<{ products: Product[] }>('/product/admin/custom/all?page=1&limit=2');
  const [priced, free] = products as [Product, Product];
  const listed = [priced, { ...free, price: 0, sellingPrice: 0, discountValue: 0, discountPercentage: 0, profit: 0, taxValue: 0 }];
  await shop.fail({ call: 'GET /product/admin/custom/*', body: { products: listed, total: 2 } });
  await shop.open('/products');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Change price' }).click();
  const dialog = page.getByRole('dialog', { name: /^Change price: 2 Products/ });
  await dialog.getByLabel('Value').fill('10');
  await expect(dialog.getByText('Skipped: 1')).toBeVisible();
  await expect(dialog.getByRole('row', { name: priced.primaryLang.name })).toBeVisible();
  await expect(dialog.getByRole('row', { name: free.primaryLang.name })).toHaveCount(0);
});

test('what is low on stock and what lacks Arabic is a click away, and rows say so', async ({ page, shop }) => {
  const { products } = await shop.ask<{ products: Product[] }>('/product/admin/custom/all?page=1&limit=200');
  const low = products.filter(({ stockValue, minStock }) => stockValue > 0 && stockValue <= minStock);
  const pressed = await counted(page);
  await shop.open('/products');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'Low on stock' }).click();
  await expect(views.getByRole('link', { name: `Low on stock (${low.length})` })).toBeVisible();
  const marks = page.getByRole('cell').filter({ hasText: /^\d+ Low on stock$/ });
  await expect(marks).toHaveCount(Math.min(10, low.length));
  await views.getByRole('link', { name: 'Missing Arabic' }).click();
  const lacking = products.filter(
    ({ primaryLang, secondaryLang }) => !secondaryLang?.name || (primaryLang.description && !secondaryLang.description),
  );
  await expect(page.getByRole('columnheader', { name: 'Missing Arabic' })).toBeVisible();
  await expect(views.getByRole('link', { name: `Missing Arabic (${lacking.length})` })).toBeVisible();
  await expect(page.getByRole('row', { name: (lacking[0] as Product).primaryLang.name })).toContainText(/Name|Description/);
  expect(await pressed.clicks()).toBe(2);
});

test('retail price and stock of each size of a shop product are corrected in its row', async ({ page, shop }) => {
  await shop.open('/shopproducts');
  await page.getByRole('button', { name: 'Edit prices and stock' }).click();
  const stock = page.getByRole('textbox', { name: /^Stock / }).first();
  await stock.fill('321');
  await stock.press('Enter');
  await expect(page.getByTitle('Saved')).toHaveCount(1);
  const [put] = shop.sent();
  expect(put?.method).toBe('PUT');
  expect(Object.keys(put?.body ?? {}).sort()).toEqual(['customID', 'isFeatured', 'masterProduct', 'shop', 'sizes']);
  expect(valueAt(put?.body, 'sizes.0.stock')).toBe(321);
});

test('shops that wait for approval are approved together in four clicks, or each in its row', async ({ page, shop }) => {
  const waiting = await shop.ask<{ shops: unknown[] }>('/shop/unapproved/all?page=1&limit=10');
  const pressed = await counted(page);
  await shop.open('/shops');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Waiting for approval' }).click();
  await expect(page.getByRole('button', { name: /^Approve / })).toHaveCount(waiting.shops.length);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => shop.sent().length).toBe(waiting.shops.length);
  expect(shop.sent().every(({ method, url }) => method === 'POST' && url === '/shop/status')).toBe(true);
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(0);
  expect(await pressed.clicks()).toBeLessThanOrEqual(4);
});

test('what lacks Arabic is marked beside the first language, begins with its words, and is told by its length once it is there', async ({
  page,
  shop,
}) => {
  const { products } = await shop.ask<{ products: Product[] }>('/product/admin/custom/all?page=1&limit=200');
  const { _id, primaryLang } = products.find(({ secondaryLang }) => !secondaryLang?.name) as Product;
  await shop.open(`/product/update/${_id}`);
  const name = page.locator('input[name="secondaryLang.name"]');
  const tab = page.getByRole('tab', { name: 'Arabic' });
  await tab.click();
  await expect(name).toHaveValue('');
  const panel = page.getByRole('tabpanel', { name: 'Arabic' });
  const lacking = await panel.getByText('Missing', { exact: true }).count();
  expect(lacking).toBeGreaterThan(1);
  await expect(tab).toContainText(String(lacking));
  await panel.getByRole('button', { name: 'Copy from primary language' }).first().click();
  await expect(name).toHaveValue(primaryLang.name);
  await expect(name).toHaveAttribute('dir', 'rtl');
  await expect(panel.getByText(`${primaryLang.name.length} / ${primaryLang.name.length} characters`)).toBeVisible();
  await page.getByRole('button', { name: 'Side by side' }).click();
  await expect(page.getByText('Missing', { exact: true })).toHaveCount(lacking - 1);
  await page.getByRole('button', { name: 'Copy from primary language' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => shop.sent().length).toBe(1);
  expect(valueAt(shop.sent()[0]?.body, 'secondaryLang.name')).toBe(primaryLang.name);
  expect(valueAt(shop.sent()[0]?.body, 'secondaryLang.description')).toBe(primaryLang.description);
});
