import { expect, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/requests.ts';

test('a colour is added, edited and deleted without leaving the screen', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/colors');
  await expect(page.getByRole('heading', { name: 'All Colors' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Color' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Color' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Invalid description')).toBeVisible();
  await expect(dialog.getByText('Invalid color name')).toBeVisible();
  await dialog
    .getByLabel('Color', { exact: true })
    .or(dialog.getByRole('textbox', { name: 'Color' }))
    .first()
    .fill('#12ab34');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Parrot Green');
  await dialog.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(page.getByText('Color Created Successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Parrot Green/ })).toContainText('#12ab34');
  expect(shop.sent()).toEqual([{ method: 'POST', url: '/color/new', body: { value: '#12ab34', name: 'Parrot Green' } }]);

  await page.getByRole('button', { name: 'Edit Parrot Green' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Color' });
  await edit.getByRole('textbox', { name: 'Name' }).fill('Parrot');
  await edit.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Color Updated Successfully!')).toBeVisible();
  await expect(page.getByRole('row', { name: /Parrot/ })).toBeVisible();

  await page.getByRole('button', { name: 'Delete Parrot' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Parrot?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Color Deleted Successfully!')).toBeVisible();
  await expect(page.getByRole('row', { name: /Parrot/ })).toBeHidden();
  await expect(page).toHaveURL('/colors');
  const [, put, del] = shop.sent();
  expect(put).toMatchObject({ method: 'PUT', body: { value: '#12ab34', name: 'Parrot' } });
  expect(del?.method).toBe('DELETE');
  expect(del?.url).toBe(put?.url);
});

test('the question before a dialog is left goes once the dialog is saved', async ({ page, shop }) => {
  await shop.open('/colors');
  const saving = await hold(page, '**/color/*', { method: 'PUT' });
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Parrot');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
  saving.release();
  await expect(page.getByText('Color Updated Successfully!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a colour that someone else has deleted leaves the list once its delete is refused', async ({ page, shop }) => {
  await shop.open('/colors');
  const remove = page.getByRole('button', { name: /^Delete / });
  const deleteFirst = (await remove.first().getAttribute('aria-label')) ?? '';
  const { colors } = await shop.ask<{ colors: { name: string }[] }>('/color/all');
  const others = colors.filter(({ name }) => deleteFirst !== `Delete ${name}`);
  expect(others).toHaveLength(colors.length - 1);
  await shop.fail({ call: 'GET /color/all', body: { colors: others } }, { call: 'DELETE /color/*', status: 404, message: 'It is gone' });
  await remove.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('It is gone');
  await expect(page.getByRole('button', { name: deleteFirst, exact: true })).toHaveCount(0);
});

test('thousands of colours that come whole are paged, sorted and searched without asking again', async ({ page, shop }) => {
  const count = 6000;
  const colors = Array.from({ length: count }, (_, nth) => ({
    _id: `c${nth}`,
    name: `Shade ${count - nth}`,
    value: `#${String(nth).padStart(6, '0')}`,
  }));
  await shop.fail({ call: 'GET /color/all', body: { colors } });
  await shop.open('/colors');
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Shade');
  await expect(page.getByText('1–10 of 6000')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(first).toContainText(/Shade 1(?!\d)/);
  await page.getByRole('button', { name: 'Go to last page' }).click();
  await expect(page.getByRole('row').nth(10)).toContainText('Shade 6000');
  await page.getByRole('searchbox').fill('shade 59');
  await expect(page.getByText('1–10 of 111')).toBeVisible();
  await expect(first).toContainText(/Shade 59(?!\d)/);
  expect(shop.sent({ reads: true }).filter(({ url }) => url === '/color/all')).toHaveLength(1);
});
