import { expect, type Shop, test } from '#tests/support/app.ts';
import { counted } from '#tests/support/clicks.ts';

interface Product {
  _id: string;
  itemCode: string;
  primaryLang: { name: string };
}

const firstProduct = async (shop: Shop) =>
  (await shop.ask<{ products: Product[] }>('/product/admin/custom/all?page=1&limit=1')).products[0] as Product;

test('a wrong delete is undone with one click; later, from the journal, with three', { tag: '@quick' }, async ({ page, shop }) => {
  const { primaryLang, _id } = await firstProduct(shop);
  const { name } = primaryLang;
  await shop.open('/products');
  const remove = page.getByRole('button', { name: `Delete ${name}` });
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
  const wrongly = async () => {
    await remove.click();
    await expect(dialog.getByText('You can restore it from Deleted.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
  };
  await wrongly();
  const pressed = await counted(page);
  const notice = page.getByRole('alert').filter({ hasText: 'product Deleted Successfully!' });
  await expect(notice.getByRole('link', { name })).toHaveAttribute('href', `/product/${_id}`);
  await pressed.forget();
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(remove).toBeVisible();
  expect(await pressed.clicks()).toBe(1);
  await wrongly();
  await expect(remove).toHaveCount(0);
  await pressed.forget();
  await page.getByRole('button', { name: /^Admin menu/ }).click();
  await page.getByRole('menuitem', { name: 'My changes' }).click();
  await expect(page).toHaveURL('/journal');
  await page
    .getByRole('row', { name })
    .first()
    .getByRole('button', { name: `Undo ${name}` })
    .click();
  // The second delete undid the first undo.
  await expect(page.getByRole('row', { name }).filter({ hasText: 'Undone' })).toHaveCount(3);
  expect(await pressed.clicks()).toBe(3);
  expect(await shop.ask(`/product/admin/single/${_id}`)).toMatchObject({ isDeleted: false });
});

test('what was saved is undone from its notice, and again shown and found in the journal, which is given out and cleared', async ({ page, shop }) => {
  const { _id, primaryLang } = await firstProduct(shop);
  await shop.open(`/product/update/${_id}`);
  const size = page.getByRole('textbox', { name: 'Size', exact: true });
  await size.fill('Huge');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'product Updated Successfully!' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await shop.ask<{ size: unknown }>(`/product/admin/single/${_id}`)).size).not.toBe('Huge');
  await expect(page.getByText('Your changes are logged on this device, visible only to you')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'My changes' }).click();
  await expect(page.getByRole('heading', { name: 'My changes', level: 1 })).toBeFocused();
  const rows = page.getByRole('row', { name: primaryLang.name });
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Size');
  await expect(rows.last()).toContainText('Huge');
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such thing');
  await expect(page.getByText('No changes match.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('huge');
  await expect(rows).toHaveCount(2);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^journal-.*\.csv$/);
  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
});

test('what cannot be undone is said before, with who uses it, and the question waits for nothing', async ({ page, shop }) => {
  const { products } = await shop.ask<{ products: { category: { _id: string; primaryLang: { name: string } } }[] }>(
    '/product/admin/custom/all?page=1&limit=100',
  );
  const category = products[0]?.category;
  const count = products.filter(({ category: other }) => other?._id === category?._id).length;
  await shop.open('/classifications?type=category');
  await shop.fail({ call: 'GET /subCategory/admin/all', hang: true });
  await page.getByRole('button', { name: `Delete ${category?.primaryLang.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText("This can't be undone.")).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  await shop.fail();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Delete ${category?.primaryLang.name}` }).click();
  await expect(dialog.getByRole('status').filter({ hasText: new RegExp(`In use: ${count} `) })).toBeVisible();
});
