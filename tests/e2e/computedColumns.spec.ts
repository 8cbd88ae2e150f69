import { readFile } from 'node:fs/promises';
import { expect, test, watchErrors } from '#tests/stock/app.ts';

test('a list that came whole sorts by what a column computes: by button, with aria-sort, in the address', async ({ page, shop }) => {
  const errors = watchErrors(page);
  await shop.open('/pegs');
  const names = page.locator('tbody tr td:nth-child(2)');
  await expect(names).toHaveCount(4);
  const head = page.getByRole('columnheader', { name: 'Letters' });
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(names.nth(2)).toHaveText('Walnut');
  await expect(names.nth(3)).toHaveText('Mahogany');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(names.first()).toHaveText('Mahogany');
  await expect(page).toHaveURL(/sort=letters&order=DESC|order=DESC&.*sort=letters/);
  // A position has no order of its own.
  await expect(page.getByRole('columnheader', { name: 'Rank' }).getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(names.first()).toHaveText('Mahogany');
  expect(errors).toEqual([]);
});

test('where the server pages the list, a computed column has no button', async ({ page, shop }) => {
  await shop.open('/pegs/paged');
  await expect(page.getByRole('columnheader', { name: 'Letters' })).toBeVisible();
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
});

test('an export has the columns that only it has', async ({ page, shop }) => {
  await shop.open('/pegs?sort=letters&order=DESC');
  await expect(page.getByRole('columnheader', { name: 'Note' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('checkbox', { name: 'Letters' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Note' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const text = await readFile(await (await waiting).path(), 'utf8');
  const [head, first] = text.slice(1).split('\r\n');
  expect([head, first]).toEqual(['Rank,Name,Letters,Note', '1,Mahogany,8,Note 2']);
});
