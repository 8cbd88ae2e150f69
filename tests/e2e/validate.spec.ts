import { expect, test, watchErrors } from '#tests/stock/app.ts';

test('checks of a text and of two values stop saving, a warning does not', async ({ page, shop }) => {
  const errors = watchErrors(page);
  await shop.open('/jars/create/new');
  const [name, code] = [page.getByRole('textbox', { name: 'Name', exact: true }), page.getByRole('textbox', { name: 'Code', exact: true })];
  await name.pressSequentially('pe');
  await code.pressSequentially('12a');
  await page.getByLabel('Opens').pressSequentially('9');
  await page.getByLabel('Closes').pressSequentially('8');
  await expect(name).toHaveAccessibleDescription('Begins with a capital');
  await page.getByRole('button', { name: 'Create Jar' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Must be 3 characters at least');
  await expect(code).toHaveAccessibleDescription('Four digits');
  await expect(page.getByLabel('Closes')).toHaveAccessibleDescription('Closes before it opens');
  expect(shop.sent()).toEqual([]);
  await name.press('End');
  await name.pressSequentially('as');
  await expect(name).toHaveAccessibleDescription('Begins with a capital');
  await code.press('End');
  await code.press('Backspace');
  await code.pressSequentially('34');
  await expect(code).toHaveAccessibleDescription('');
  await page.getByLabel('Closes').fill('10');
  await page.getByRole('button', { name: 'Create Jar' }).click();
  await expect
    .poll(() => shop.sent())
    .toEqual([{ method: 'POST', url: '/jar/new', body: expect.objectContaining({ name: 'peas', code: '1234', opens: 9, closes: 10 }) }]);
  await expect(page).toHaveURL(/\/jars$/);
  expect(errors).toEqual([]);
});

test('a stored mistake may stay, and a mistake in a row is at its input, a warning below its chips', async ({ page, shop }) => {
  await shop.open('/jars/update/j1');
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveValue('old');
  await page.getByRole('button', { name: 'Add row' }).click();
  const part = page.getByRole('textbox', { name: 'Part', exact: true });
  await part.fill('Gasket');
  const words = page.getByRole('group', { name: 'Words', exact: true });
  for (const word of ['sweet', 'blue']) {
    await words.getByRole('textbox').fill(word);
    await words.getByRole('textbox').press('Enter');
  }
  await part.focus();
  await expect(words).toHaveAccessibleDescription('One word is enough');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(part).toBeFocused();
  await expect(part).toHaveAccessibleDescription('Must be 5 characters or less');
  expect(shop.sent()).toEqual([]);
  await part.fill('Seal');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => shop.sent().map(({ method, url }) => [method, url])).toEqual([['PUT', '/jar/j1']]);
  await expect(page.getByRole('cell', { name: 'Plums', exact: true })).toBeVisible();
});

test('in a row of the list the same is checked', async ({ page, shop }) => {
  await shop.open('/jars');
  await page.getByRole('button', { name: 'Edit in the list' }).click();
  const name = page.getByRole('textbox', { name: 'Name: Plums' });
  await name.fill('P');
  await name.press('Enter');
  await expect(page.getByText('Must be 3 characters at least')).toBeVisible();
  expect(shop.sent()).toEqual([]);
});
