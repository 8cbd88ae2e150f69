import { expect } from '@playwright/test';
import { testOfExample } from '#tests/support/exampleApp.ts';

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
