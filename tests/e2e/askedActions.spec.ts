import { expect, test } from '#tests/stock/app.ts';
import { hold } from '#tests/support/requests.ts';

test('what an action asks for is typed in a small form that begins as the record is, and is taken back by Undo', { tag: '@quick' }, async ({
  page,
  shop,
}) => {
  await shop.open('/wares');
  const row = page.getByRole('row', { name: /Bowl/ });
  const open = row.getByRole('button', { name: 'Reprice Bowl' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reprice: Bowl?' });
  const input = dialog.getByLabel('Price');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('12');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await input.fill('');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Required')).toBeVisible();
  await input.fill('0');
  await expect(dialog.getByText('Must be at least 1')).toBeVisible();
  expect(shop.sent()).toEqual([]);
  await shop.fail({ call: 'POST /ware/price/w1', status: 400, message: 'Too dear', times: 1 });
  const repricing = await hold(page, /\/ware\/price\/w1$/, { method: 'POST' });
  await input.fill('15');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  repricing.release();
  await expect(page.getByText('Too dear')).toBeVisible();
  await expect(row).toContainText('12');
  expect(shop.sent()).toHaveLength(1);
  shop.forget();
  await open.click();
  await input.fill('15');
  await dialog.getByRole('button', { name: 'Reprice' }).dblclick();
  await expect(row).toContainText('15');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('12');
  expect(shop.sent().map(({ url, body }) => [url, body])).toEqual([
    ['/ware/price/w1', { price: 15 }],
    ['/ware/price/w1', { price: 12 }],
  ]);
});

test('an action that cannot be done to a record is not in its row, and is left out of several with the reason', async ({ page, shop }) => {
  await shop.open('/wares');
  await expect(page.getByRole('button', { name: 'Reprice Bowl' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reprice Lamp' })).toHaveCount(0);
  for (const name of ['Bowl', 'Lamp']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Reprice', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Reprice: 2 Wares?' });
  await expect(dialog.getByRole('listitem')).toHaveText('Lamp: Not possible in its current state');
  await expect(dialog.getByLabel('Price')).toHaveValue('');
  await dialog.getByLabel('Price').fill('20');
  await dialog.getByRole('button', { name: 'Reprice' }).click();
  await expect(page.getByRole('region', { name: 'Reprice: 1 done, 1 skipped' })).toBeVisible();
  expect(shop.sent().map(({ url, body }) => [url, body])).toEqual([['/ware/price/w1', { price: 20 }]]);
});
