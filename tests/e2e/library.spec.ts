import { expect } from '@playwright/test';
import { testOfExample } from '#tests/support/exampleApp.ts';
import { hold } from '#tests/support/requests.ts';

const test = testOfExample('library');

test('a second admin stands on the same rooms: its menu groups, currency and dates, and a book that is made, changed and deleted', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/books$/);
  await expect(page.getByText('Shelves')).toBeVisible();
  const bell = page.getByRole('row', { name: /The Silent Bell/ });
  await expect(bell).toContainText('$1,250.50');
  await expect(bell).toContainText('03/31/2026');

  await page.getByRole('link', { name: 'Create Book' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Tides of Kochi');
  await page.getByRole('button', { name: 'Create Book' }).click();
  const tides = page.getByRole('row', { name: /Tides of Kochi/ });
  await expect(tides).toBeVisible();

  await tides.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: 'Author' }).fill('S. Menon');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tides).toContainText('S. Menon');

  await tides.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tides).toHaveCount(0);

  await page.getByRole('menuitem', { name: 'Loans' }).click();
  await expect(page.getByRole('row', { name: /The Silent Bell/ })).toContainText('Priya Nair');
});

test('what is typed while a record of plain REST is saved keeps its form open', async ({ page }) => {
  await page.goto('/books');
  await page
    .getByRole('row', { name: /The Silent Bell/ })
    .getByRole('link', { name: /^Edit/ })
    .click();
  const title = page.getByRole('textbox', { name: 'Title' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await title.fill('The Loud Bell');
  const saving = await hold(page, /\/books\//, { method: 'PUT' });
  await save.click();
  await title.press('End');
  await title.pressSequentially(' rings');
  saving.release();
  await expect(page.getByText('Book Updated Successfully!')).toBeVisible();
  await expect(title).toHaveValue('The Loud Bell rings');
  await save.click();
  await expect(page.getByRole('row', { name: /The Loud Bell rings/ })).toBeVisible();
});
