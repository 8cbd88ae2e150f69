import { expect, test, watchErrors } from '#tests/stock/app.ts';

test('a select creates the record that it lacks, in a dialog that saves nothing else, and picks it', async ({ page, shop }) => {
  const errors = watchErrors(page);
  await shop.open('/boxes/create/new');
  await page.getByLabel('Name').pressSequentially('Red');
  const room = page.getByRole('combobox', { name: 'Room' });
  await room.pressSequentially('Attic');
  await page.getByRole('option', { name: 'Create Room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Room' });
  const name = dialog.getByLabel('Name');
  await expect(name).toHaveValue('Attic');
  await shop.fail({ call: 'POST /rooms', status: 400, message: 'No more rooms', times: 1 });
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('No more rooms');
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(room).toHaveValue('Attic');
  await expect(room).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Red');
  expect(shop.sent().map(({ url }) => url)).toEqual(['/rooms', '/rooms']);
  await page.getByRole('button', { name: 'Create Box' }).click();
  await expect.poll(() => shop.sent().map(({ url }) => url)).toEqual(['/rooms', '/rooms', '/box/new']);
  expect(shop.sent()[2]?.body).toMatchObject({ name: 'Red', room: expect.any(String) });
  expect(errors.filter(error => !error.includes('400'))).toEqual([]);
});

test('by keys alone: Escape leaves the outer form as it is, and asks only for what was typed into the dialog', async ({ page, shop }) => {
  const questions: string[] = [];
  page.on('dialog', async question => {
    questions.push(question.message());
    await question.accept();
  });
  await shop.open('/boxes/create/new');
  await page.getByLabel('Name').pressSequentially('Red');
  const spare = page.getByRole('combobox', { name: 'Spare' });
  await spare.pressSequentially('Shelf 4');
  await expect(page.getByRole('option', { name: 'Create Shelve' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create Shelve' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Shelf 4');
  await dialog.getByLabel('Name').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(questions).toEqual([]);
  await expect(page.getByLabel('Name')).toHaveValue('Red');
  await expect(spare).toBeFocused();
});

test('who may not create such a record is not offered it', async ({ page, shop }) => {
  await shop.open('/boxes/create/new');
  await page.getByRole('combobox', { name: 'Seal' }).click();
  await expect(page.getByRole('option')).toHaveText(['Elephant']);
});
