import { expect, test } from '#tests/support/app.ts';

interface Enquiry {
  _id: string;
  name: string;
}

test('a bulk run whose session ends tells after signing in again what was done and what was not, and goes on', async ({ page, shop }) => {
  const { enquiries } = await shop.ask<{ enquiries: Enquiry[] }>('/enquiry/admin/all?page=1');
  const refused = enquiries[5] as Enquiry;
  await shop.open('/enquiries');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await shop.fail({ call: `DELETE /enquiry/admin/${refused._id}/`, status: 401, message: 'No user in this Token #admin', delay: 700, times: 1 });
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog', { name: 'Delete 10 selected?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('No user in this Token #admin');
  await shop.signIn();
  await expect(page).toHaveURL('/enquiries');
  const sheet = page.getByRole('region', { name: /9 done, 1 refused/ });
  await expect(sheet).toContainText(refused.name);
  await sheet.getByRole('button', { name: 'Retry the refused' }).click();
  await expect(page.getByRole('region', { name: /10 done/ })).toBeVisible();
  await page
    .getByRole('region', { name: /10 done/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByRole('region', { name: /10 done/ })).toHaveCount(0);
});

test('closing the tab in a bulk run asks; where it is closed all the same, the next one tells what was done', async ({ page, shop, context }) => {
  await shop.open('/enquiries');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await shop.fail({ call: 'DELETE /enquiry/admin/*', hang: true });
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog', { name: 'Delete 10 selected?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('0 of 10')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  const closed = page.waitForEvent('close');
  await dialog.accept();
  await closed;
  await shop.fail();
  const other = await context.newPage();
  await other.goto('/enquiries');
  const sheet = other.getByRole('region', { name: /4 refused, 6 not reached/ });
  await expect(sheet).toContainText('No answer came');
});
