import { expect, test, watchErrors } from '#tests/stock/app.ts';

test('choices are filtered by the declaration and by what the form holds; a stored one outside stays', async ({ page, shop }) => {
  const errors = watchErrors(page);
  await shop.open('/boxes/update/b1');
  const [room, shelf] = [page.getByRole('combobox', { name: 'Room' }), page.getByRole('combobox', { name: 'Shelf', exact: true })];
  // Its shelf is closed.
  await expect(shelf).toHaveValue('Shelf 3');
  await expect(shelf).toHaveAccessibleDescription('');
  await shelf.click();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(14);
  await expect(options.filter({ hasText: /^Shelf (3|6|9|21)$/ })).toHaveCount(0);
  await page.getByRole('option', { name: 'Shelf 4', exact: true }).click();
  await expect(shelf).toHaveAccessibleDescription('');
  await room.fill('Lo');
  await room.press('Enter');
  await expect(room).toHaveValue('Loft');
  await expect(shelf).toHaveAccessibleDescription(/No longer matches/);
  await shelf.click();
  await expect(options.first()).toHaveText('Shelf 22');
  await expect(options).toHaveCount(6);
  await options.first().click();
  await expect(shelf).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => shop.sent().map(({ body }) => body)).toEqual([expect.objectContaining({ room: 'r2', shelf: 's22' })]);
  expect(errors).toEqual([]);
});

test('a searched select asks the server by its filters, hides what does not fit, and reads on past pages without any', async ({ page, shop }) => {
  await shop.open('/boxes/create/new');
  const [room, spare] = [page.getByRole('combobox', { name: 'Room' }), page.getByRole('combobox', { name: 'Spare' })];
  // The last option creates one.
  const shelves = page.getByRole('option', { name: /^Shelf/ });
  await spare.click();
  await expect(shelves).toHaveCount(10);
  await spare.press('Escape');
  await room.fill('Loft');
  await room.press('Enter');
  await spare.click();
  const urls = () => shop.sent({ reads: true }).flatMap(({ url }) => (url.startsWith('/shelf/all') ? [url] : []));
  // Rows come from the newest on, so that the loft's shelves are on the first pages.
  await expect(shelves.first()).toHaveText(/^Shelf 2\d$/);
  for (const text of await shelves.allTextContents()) expect(text).toMatch(/^Shelf (2[2356789]|30|2[58])$/);
  expect(urls().every(url => url.includes('isOpen=true'))).toBe(true);
});

test('a late answer of the choices and one that fails leave what is typed', async ({ page, shop }) => {
  await shop.fail({ call: 'GET /shelf/every', status: 500, message: 'Out of shelves', times: 1 });
  await shop.open('/boxes/create/new');
  await page.getByLabel('Name').fill('Red');
  const shelf = page.getByRole('combobox', { name: 'Shelf', exact: true });
  await shelf.click();
  await expect(page.getByText('Out of shelves')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('option', { name: 'Shelf 1', exact: true })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Red');
});
