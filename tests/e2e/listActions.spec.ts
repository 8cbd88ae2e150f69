import { expect, test, watchErrors } from '#tests/stock/app.ts';

test('an action of a list asks first, sends its call without a record, says so, and the list is read again', async ({ page, shop }) => {
  const errors = watchErrors(page);
  await shop.open('/pegs');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Recount' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Recount: Pegs?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(shop.sent()).toEqual([]);
  await page.getByRole('button', { name: 'Recount' }).press('Enter');
  await dialog.getByRole('button', { name: 'Recount' }).click();
  await expect(page.getByText('Recount: done')).toBeVisible();
  await expect(rows).toHaveCount(5);
  await expect(dialog).toBeHidden();
  expect(shop.sent().map(({ method, url }) => [method, url])).toEqual([['POST', '/peg/recount']]);
  expect(errors).toEqual([]);
});

test('its inputs are checked and sent; a refusal says why and leaves them open', async ({ page, shop }) => {
  await shop.open('/pegs');
  await page.getByRole('button', { name: 'Rename all' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Rename all' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  expect(shop.sent()).toEqual([]);
  await dialog.getByRole('textbox').pressSequentially('x');
  await dialog.getByRole('button', { name: 'Rename all' }).click();
  await expect(page.getByText('No peg ends so')).toBeVisible();
  await dialog.getByRole('textbox').fill('wood');
  await dialog.getByRole('button', { name: 'Rename all' }).click();
  await expect(page.getByRole('cell', { name: 'Oak wood', exact: true })).toBeVisible();
  expect(shop.sent().map(({ body }) => body)).toEqual([{ ending: 'x' }, { ending: 'wood' }]);
});

test('while a slow call runs the button is busy, and a second press sends nothing', async ({ page, shop }) => {
  await shop.open('/pegs');
  let answer = () => {};
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/peg/recount', async route => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Recount' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Recount' });
  await confirm.click();
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  answer();
  await expect(page.locator('tbody tr')).toHaveCount(5);
  expect(shop.sent()).toHaveLength(1);
});
