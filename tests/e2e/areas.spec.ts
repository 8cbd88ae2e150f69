import { expect, test } from '#tests/support/app.ts';
import { answerLeave } from '#tests/support/dialogs.ts';

test('an area is added, edited in its row and deleted, on one screen', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/area');
  await expect(page.getByRole('heading', { name: 'All Areas' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(shop.sent({ reads: true }).map(({ url }) => url)).toContain('/area/admin/all?page=1');
  await page.getByRole('button', { name: 'Create Area' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Area' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Invalid area name')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Kuttippuram');
  const codes = dialog.getByRole('textbox', { name: 'Pin Codes' });
  for (const code of ['679571', '  ', '679571', '679572']) {
    await codes.fill(code);
    await codes.press('Enter');
    if (code === '679571') await expect(dialog.getByRole('button', { name: 'Remove 679571' })).toHaveCount(1);
  }
  await codes.fill('679571');
  await dialog.getByRole('button', { name: 'Add to Pin Codes' }).click();
  await expect(dialog.getByText('679571 is already in the list')).toBeVisible();
  await codes.fill('');
  await dialog.getByRole('button', { name: 'Remove 679572' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(page.getByText('Area Created Successfully!')).toBeVisible();
  expect(shop.sent()).toEqual([{ method: 'POST', url: '/area/admin/new', body: { name: 'Kuttippuram', pinCodes: ['679571'] } }]);
  await expect(page).toHaveURL('/area');

  await page.getByLabel('Search').fill('kuttip');
  const row = page.getByRole('row', { name: /Kuttippuram/ });
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(shop.sent({ reads: true }).at(-1)?.url).toBe('/area/admin/all?page=1&search=kuttip');
  await row.getByRole('button', { name: 'Edit Kuttippuram' }).click();
  const name = page.getByRole('table').getByRole('textbox', { name: 'Name' });
  await name.fill('Kuttippuram Town');
  const inRow = page.getByRole('table').getByRole('textbox', { name: 'Pin Codes' });
  await inRow.fill('679573');
  await inRow.press('Enter');
  await shop.fail({ call: 'PUT /area/*', status: 409, message: 'This area is being changed by someone else', times: 1 });
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('table').getByText('This area is being changed by someone else')).toBeVisible();
  await expect(name).toHaveValue('Kuttippuram Town');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Area Updated Successfully!')).toBeVisible();
  await expect(page.getByRole('row', { name: /Kuttippuram Town/ })).toContainText('679573');
  const put = shop.sent().at(-1);
  const id = put?.url.split('/').pop();
  expect(put).toEqual({ method: 'PUT', url: `/area/admin/${id}`, body: { name: 'Kuttippuram Town', pinCodes: ['679571', '679573'], id } });

  await page.getByRole('button', { name: 'Delete Kuttippuram Town' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Area Deleted Successfully!')).toBeVisible();
  await expect(page.getByText('No Areas!')).toBeVisible();
  expect(shop.sent().at(-1)).toMatchObject({ method: 'DELETE', url: `/area/admin/${id}` });
  await expect(page).toHaveURL(/\/area\?/);
});

test('one area at a time is edited, and what is typed is not left without a question', async ({ page, shop }) => {
  await shop.open('/area');
  const edits = page.getByRole('button', { name: /^Edit / });
  await edits.first().click();
  const name = page.getByRole('table').getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveCount(1);
  await edits.first().click();
  await expect(name).toHaveCount(1);
  await name.fill('Half a name');
  await edits.first().click();
  await answerLeave(page, 'Stay');
  await expect(name).toHaveValue('Half a name');
  await edits.first().click();
  await answerLeave(page, 'Leave');
  await expect(name).not.toHaveValue('Half a name');

  // Paging and searching keep the row that was typed into in sight, and close an untouched one.
  await name.fill('Kept while looking');
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(page.getByText(/^11–/)).toBeVisible();
  await expect(name).toHaveValue('Kept while looking');
  await page.getByLabel('Search').fill('no such area');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(name).toHaveValue('Kept while looking');
  await page.getByRole('table').getByRole('button', { name: 'Cancel' }).click();
  await answerLeave(page, 'Leave');
  await expect(page.getByText('No Areas!')).toBeVisible();
});

test('words are typed and removed by keys alone, and the focus stays with them', async ({ page, shop }) => {
  await shop.open('/area');
  await page.getByRole('button', { name: 'Create Area' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Area' });
  const codes = dialog.getByRole('textbox', { name: 'Pin Codes' });
  const remove = (code: string) => dialog.getByRole('button', { name: `Remove ${code}` });
  await codes.fill('679571');
  await codes.press('Enter');
  await codes.fill('679572');
  await codes.press('Tab');
  await expect(remove('679571')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('679572')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(codes).toBeFocused();
  await codes.fill('679573');
  await dialog.getByRole('button', { name: 'Add to Pin Codes' }).click();
  await expect(remove('679573')).toBeVisible();
  await expect(codes).toBeFocused();
});

test('a row that is edited has the focus in its name', async ({ page, shop }) => {
  await shop.open('/area');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .press('Enter');
  await expect(page.getByRole('table').getByRole('textbox', { name: 'Name' })).toBeFocused();
});
