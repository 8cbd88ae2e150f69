import { expect, test } from '#tests/stock/app.ts';

test('a list has as many rows on a page as it declares', async ({ page, shop }) => {
  await shop.open('/jars');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(25);
  await expect(page.getByText('1–25 of 30')).toBeVisible();
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(rows).toHaveCount(5);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('jars');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jars');
});
