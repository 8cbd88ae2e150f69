import { expect, test } from '#tests/stock/app.ts';

const foot = 'tfoot';

test('columns of a list that came whole are summed over all its rows, whatever page, search and deletes leave', async ({ page, shop }) => {
  await shop.open('/jars');
  // The openings of the 29 jars are 0 to 28, that of the plums 9; the prices are 0.5 to 28.5.
  await expect(page.locator(foot)).toContainText('Total of all 30');
  await expect(page.locator(`${foot} .figure`)).toHaveText(['415', '₹420.50']);
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await expect(page.locator(`${foot} .figure`)).toHaveText(['415', '₹420.50']);
  await page.getByRole('searchbox').fill('Plums');
  await expect(page.locator(foot)).toContainText('Total of the only row');
  await expect(page.locator(`${foot} .figure`)).toHaveText(['9', '₹0']);
  await page.getByRole('button', { name: 'Delete Plums' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await expect(page.locator(foot)).toContainText('Total of all 29');
  await expect(page.locator(`${foot} .figure`)).toHaveText(['406', '₹420.50']);
});

test('columns of a list that the server pages are summed over the page, and the foot says so', async ({ page, shop }) => {
  await shop.open('/tins');
  await expect(page.locator(foot)).toContainText('Total of this page');
  await expect(page.locator(`${foot} .figure`)).toHaveText(['45', '₹10,002.50']);
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(page.locator(`${foot} .figure`)).toHaveText(['21', '₹2,000.50']);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Count' }).uncheck();
  await expect(page.locator(`${foot} .figure`)).toHaveText(['₹2,000.50']);
});
