import type { Page } from '@playwright/test';
import { demo, expect, type Shop, test } from '#tests/support/app.ts';
import { storeContent } from '#tests/support/deviceStores.ts';
import { holdUntilOthers } from '#tests/support/requests.ts';

interface Enquiry {
  _id: string;
  name: string;
  phone: string;
  note: string;
}

const enquiriesOf = async (shop: Shop) => (await shop.ask<{ enquiries: Enquiry[] }>('/enquiry/admin/all?page=1')).enquiries.slice(0, 10);
const journal = (page: Page) => storeContent(page, 'changes');
const logOut = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /^Admin menu/ }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
};
const deleteColor = async (page: Page) => {
  await page.goto('/colors');
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Color Deleted Successfully!')).toBeVisible();
  // The code of the journal comes with the first change, and may be late.
  await expect.poll(() => journal(page)).toContain('delete');
};

test('a session that ends in a bulk delete leaves both storages empty, and each delete in the journal of the one who asked for it', async ({
  page,
  shop,
}) => {
  const enquiries = await enquiriesOf(shop);
  await shop.open('/enquiries');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const refused = enquiries[5] as Enquiry;
  await shop.fail({ call: `DELETE /enquiry/admin/${refused._id}/`, status: 401, message: 'No user in this Token #admin', times: 1 });
  await holdUntilOthers(page, new RegExp(`/enquiry/admin/${refused._id}/?$`), { method: 'DELETE', count: 9 });
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog', { name: 'Delete 10 selected?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('No user in this Token #admin');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).join());
  expect(names).not.toContain(demo.email);
  const text = await journal(page);
  for (const { name, phone, note } of enquiries) for (const value of [name, phone, note]) expect(text).not.toContain(value);
  await shop.signIn();
  await expect(page).toHaveURL('/enquiries');
  await page.goto('/journal');
  await expect(page.getByRole('row').filter({ hasText: 'Deleted' })).toHaveCount(9);
});

test('nothing that the device stores about lists and keys tells who has arranged it', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/products');
  await page.getByRole('spinbutton').first().fill('5');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some(key => key.includes('.lists.')))).toBe(true);
  await expect(page.getByRole('row')).toHaveCount(6);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join());
  expect(keys).not.toContain(demo.email);
  await page.goto('/products');
  await expect(page.getByRole('row')).toHaveCount(6);
});

test('the journal goes with a logout unless its person keeps it, and always with Logout On This Device', async ({ page, shop }) => {
  await shop.open('/colors');
  await deleteColor(page);
  await logOut(page, 'Logout');
  await expect.poll(() => journal(page)).toBe('[]');
  await shop.signIn();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto('/journal');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  const choice = page.getByRole('switch', { name: 'Keep my changes on this device' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  // A page that is left at once would not have stored it.
  await expect.poll(() => storeContent(page, 'choices')).toContain('keepsChanges');
  await expect(choice).toBeChecked();
  await deleteColor(page);
  await logOut(page, 'Logout');
  await shop.signIn();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto('/journal');
  await expect(page.getByRole('row').filter({ hasText: 'Deleted' })).toHaveCount(1);
  await expect(choice).toBeChecked();
  await logOut(page, 'Logout On This Device');
  await expect.poll(() => journal(page)).toBe('[]');
});
