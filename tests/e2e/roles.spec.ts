import type { Page } from '@playwright/test';
import { roleAccounts } from '#mock-api/behaviour/shopAccount.ts';
import { expect, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/requests.ts';
import { storeAtStart, stored } from '#tests/support/session.ts';

/** Signs in through the form with the account of a role, and comes to an address. */
async function signInAs(page: Page, role: string, address: string): Promise<void> {
  const account = roleAccounts.find(known => known.role === role);
  await page.goto(address);
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password').fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(address);
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

test('staff find what their role has in menu, dashboard and palette, and are told what it lacks', { tag: '@quick' }, async ({ page }) => {
  const refused: string[] = [];
  page.on('response', reply => void (reply.status() === 403 && refused.push(reply.url())));
  await signInAs(page, 'staff', '/dashboard');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Categories' })).toHaveCount(0);
  await expect(page.getByText('Stock', { exact: true })).toBeVisible();
  await expect(
    menu(page)
      .getByRole('link', { name: /Products/ })
      .first(),
  ).toBeVisible();
  await expect(menu(page).getByRole('link', { name: /Colors|Shops|Users|Coupons|Enquiries/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notifications' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').pressSequentially('product');
  await expect(page.getByRole('option', { name: /All Products|Products/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /Add|Create/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // The app asks for nothing that the role lacks.
  expect(refused).toEqual([]);
  await page.goto('/colors');
  await expect(page.getByRole('alert')).toContainText('Your role “staff” does not include this page.');
  await page.goto('/product/create/new');
  await expect(page.getByRole('alert')).toContainText('Your role “staff” does not include this page.');
});

test('a list has the buttons of the role, and no column, filter or export of a hidden field', async ({ page }) => {
  await signInAs(page, 'staff', '/products');
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('link', { name: /^View/ })).toBeVisible();
  await expect(row.getByRole('link', { name: /^Edit/ })).toBeVisible();
  await expect(row.getByRole('button', { name: /Delete|Duplicate/ })).toHaveCount(0);
  await expect(row.getByRole('switch')).toBeDisabled();
  await expect(page.getByRole('link', { name: /Add Product|Create Product/ })).toHaveCount(0);
  await row.getByRole('checkbox').first().check();
  await expect(page.getByRole('button', { name: 'Change stock' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Change price|^Activate|^Deactivate|Delete selected|^Delete$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('dialog').getByText('Barcode')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Cost', { exact: true })).toHaveCount(0);
});

test('a form shows what the role may read, takes what it may write, and sends that alone', async ({ page, shop }) => {
  await signInAs(page, 'staff', '/products');
  await page.getByRole('row').nth(1).getByRole('link', { name: /^Edit/ }).click();
  const stock = page.getByLabel('Stock', { exact: true });
  await expect(stock).toBeEditable();
  await expect(page.getByLabel('Barcode')).not.toBeEditable();
  await expect(page.getByLabel('Cost', { exact: true })).toHaveCount(0);
  await stock.fill('');
  await stock.pressSequentially('77');
  shop.forget();
  const saving = await hold(page, /\/api\/product\/admin\/\w+$/, { method: 'PUT' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-busy', 'true');
  saving.release();
  await expect(page).toHaveURL('/products');
  const [sent] = shop.sent();
  expect(sent).toMatchObject({ method: 'PUT', body: { stockValue: 77 } });
  expect(Object.keys(sent?.body as object).filter(key => !['stockValue', 'removedImageIds'].includes(key))).toEqual([]);
  const id = sent?.url.split('/').at(-1);
  // The server has kept the rest.
  expect(await shop.ask(`/product/admin/single/${id}`)).toMatchObject({
    stockValue: 77,
    cost: expect.any(Number),
    primaryLang: { name: expect.any(String) },
  });
});

test('a server that refuses says what the role lacks', async ({ page }) => {
  // The app of this tab takes the role for one that may do everything.
  await storeAtStart(page, 'seeAs', 'admin', 'sessionStorage');
  await signInAs(page, 'viewer', '/colors');
  await page.getByRole('row').nth(1).getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Teal');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText("Your role 'viewer' may not update colors").first()).toBeVisible();
  await page.goto('/users');
  await expect(page.getByText("Your role 'viewer' may not see users")).toBeVisible();
});

test('a role that only reads has no column of buttons, no bulk actions and a form without Save', async ({ page }) => {
  await signInAs(page, 'viewer', '/colors');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Add|Create/ })).toHaveCount(0);
  await page.goto('/superadmin/settings');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Update Settings' })).toHaveCount(0);
  await expect(page.getByRole('textbox').first()).not.toBeEditable();
});

test('the developer bar shows the app as a role has it, until it is switched back', async ({ page, shop }) => {
  await shop.open('/colors?bar');
  await page.getByRole('button', { name: 'Developer bar', exact: true }).click();
  await page.getByRole('tab', { name: 'Role' }).click();
  const bar = page.getByRole('region', { name: 'Developer bar' });
  await expect(bar).toContainText('Only the app: the server still answers your own account');
  await bar.getByLabel('Role of this tab').selectOption('staff');
  await bar.getByRole('button', { name: 'See as this role' }).click();
  await expect(page.getByRole('alert')).toContainText('Your role “staff” does not include this page.');
  await expect(bar).toContainText('as staff, in the app only');
  await page.goto('/products');
  await expect(page.getByRole('row').nth(1).getByRole('link', { name: /^View/ })).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /Delete/ }),
  ).toHaveCount(0);
  // The server sends what it sends to the account; the screen does not show it.
  await page.getByRole('row').nth(1).getByRole('link', { name: /^View/ }).click();
  await page.getByRole('tab', { name: 'Prices' }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Selling Price' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^Cost$/ })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Switch back' }).click();
  await expect(page.getByRole('term').filter({ hasText: /^Cost$/ })).toBeVisible();
  expect(await stored(page, 'seeAs', 'sessionStorage')).toBeNull();
});

test('the key that edits a row does nothing for a role that may not edit; the one that opens it does', async ({ page }) => {
  await signInAs(page, 'viewer', '/products');
  const rows = page.locator('tr[data-row]');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('e');
  await expect(rows.first()).toBeFocused();
  await expect(page).toHaveURL('/products');
  const id = await rows.first().getAttribute('data-row');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/product/${id}`);
});
