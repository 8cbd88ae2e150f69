import type { Page } from '@playwright/test';
import { demo, expect, type Shop, test } from '#tests/support/app.ts';
import { pressWithoutSession } from '#tests/support/session.ts';

const refusal = 'No user in this Token #admin';
const ended = 'Your session has ended. Please log in again.';
const form = (page: Page) => page.getByRole('button', { name: 'Log In' });

const early = [
  ['the settings', ['GET /settings']],
  ['the list', ['GET /color/all']],
  ['both', ['GET /settings', 'GET /color/all']],
] as const;

for (const [what, calls] of early) {
  test(`an expired session met by ${what} of a warm start: the reason is shown and the address kept, every time`, async ({ page, shop }) => {
    // Ten rounds, each with a sign-in.
    test.setTimeout(120_000);
    await shop.open('/colors');
    await expect(page.getByRole('heading', { name: 'All Colors' })).toBeVisible();
    for (let delay = 0; delay < 120; delay += 12) {
      // Otherwise a late read of the page before meets the end of the session, and leads to the form by itself.
      await page.goto('about:blank');
      await shop.fail(...calls.map((call, place) => ({ call, status: 401, message: refusal, delay: place ? 0 : delay })));
      // The page may be left before it has loaded.
      await page.goto('/colors', { waitUntil: 'commit' });
      // Until the form is there, the screen that is left has alerts of its own.
      await expect(form(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText(`Try Again${refusal}`);
      await expect(page).toHaveURL('/login');
      await shop.fail();
      await shop.signIn();
      await expect(page).toHaveURL('/colors');
      await expect(page.getByRole('heading', { name: 'All Colors' })).toBeVisible();
    }
  });
}

test('a session that is gone at a move to another settings tab keeps what was typed', { tag: '@quick' }, async ({ page, shop }) => {
  await shop.open('/superadmin/settings');
  const name = page.getByLabel('Company Name');
  await name.fill('Typed bazaar');
  await pressWithoutSession(page.getByRole('tab', { name: 'Shipping' }));
  await expect(form(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(ended);
  await shop.signIn();
  await expect(page).toHaveURL('/superadmin/settings?tab=shipping');
  await expect(page.getByText('What you had typed is back')).toBeVisible();
  await page.getByRole('tab', { name: 'Company' }).click();
  await expect(name).toHaveValue('Typed bazaar');
});

test('a name that is refused in the profile as the session ends is back after signing in', async ({ page, shop }) => {
  await shop.open('/profile');
  const name = page.getByLabel('Change User Name');
  await name.fill('Typed name');
  await shop.fail({ call: 'PUT /user/profile', status: 401, message: refusal, times: 1 });
  await page.getByRole('button', { name: 'Update User Name' }).click();
  await expect(form(page)).toBeVisible();
  await shop.signIn();
  await expect(page).toHaveURL('/profile');
  await expect(name).toHaveValue('Typed name');
  await page.getByRole('button', { name: 'Update User Name' }).click();
  await expect(page.getByText('User Name Updated Successfully')).toBeVisible();
});

test('a session that is gone at a move to the next page keeps what was typed in a row', async ({ page, shop }) => {
  await shop.open('/area');
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  const name = page.getByRole('table').getByRole('textbox', { name: 'Name' });
  await edit.click();
  await name.fill('Typed town');
  await pressWithoutSession(page.getByRole('button', { name: 'Go to page 2' }));
  await expect(form(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(ended);
  await shop.signIn();
  await expect(page).toHaveURL(/\/area\?.*page=2/);
  await page.getByRole('button', { name: 'Go to page 1' }).click();
  await edit.click();
  await expect(name).toHaveValue('Typed town');
});

for (const back of ['link', 'browser'] as const) {
  test(`the way to the forgotten password and back by the ${back} loses neither address nor what was typed`, async ({ page, shop }) => {
    await shop.open('/superadmin/settings?tab=shipping');
    await page.getByRole('tab', { name: 'Company' }).click();
    await page.getByLabel('Company Name').fill('Typed bazaar');
    await shop.fail({ call: 'PUT /settings/*', status: 401, message: refusal, times: 1 });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form(page)).toBeVisible();
    for (const other of ['Forgot your password?', 'Register']) {
      await page.getByRole('link', { name: other }).click();
      await expect(form(page)).toBeHidden();
      if (back === 'browser') await page.goBack();
      else {
        await page.reload();
        await page.getByRole('link', { name: 'Login' }).click();
      }
      await expect(form(page)).toBeVisible();
    }
    await shop.signIn();
    await expect(page).toHaveURL('/superadmin/settings?tab=company');
    await expect(page.getByLabel('Company Name')).toHaveValue('Typed bazaar');
  });
}

test('a call refused after the token has gone leads to the form, with the reason above it', async ({ page, shop }) => {
  await shop.open('/colors');
  await page.getByRole('button', { name: 'Add Color' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Color' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Madder');
  await dialog.getByRole('textbox', { name: 'Color' }).first().fill('#aa2233');
  await pressWithoutSession(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('alert')).toContainText(refusal);
  await expect(form(page)).toBeVisible();
  await shop.signIn();
  await expect(page).toHaveURL('/colors');
  await page.getByRole('button', { name: 'Add Color' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Madder');
});

/** A second tab of the same browser, with a form half typed. */
async function typingTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/product/create/new');
  await other.getByRole('textbox', { name: 'Item Code' }).fill('MB-OTHER');
  return other;
}

async function isBackIn(other: Page, shop: Shop) {
  await expect(other.getByRole('alert')).toContainText(ended);
  await expect(other).toHaveURL('/login');
  await shop.signIn(other);
  await expect(other).toHaveURL('/product/create/new');
  await expect(other.getByRole('textbox', { name: 'Item Code' })).toHaveValue('MB-OTHER');
}

test('signing out in one tab ends the session in the others, which keep what is typed', async ({ page, shop }) => {
  await shop.open('/dashboard');
  const other = await typingTab(page);
  await page.getByRole('button', { name: /^Admin menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await isBackIn(other, shop);
});

test('a session that the server ends in one tab ends in the others', async ({ page, shop }) => {
  await shop.open('/dashboard');
  const other = await typingTab(page);
  // Neither the dashboard nor the form in the other tab reads banners.
  await shop.fail({ call: 'GET /banner/admin/all', status: 401, message: refusal });
  await page.getByRole('link', { name: 'Banners' }).first().click();
  await expect(page.getByRole('alert')).toContainText(refusal);
  await shop.fail();
  await isBackIn(other, shop);
  // After signing in there, this tab goes on by itself.
  await expect(page).toHaveURL('/banners');
});

test('a session of one tab alone goes on when another tab signs out', async ({ page, shop }) => {
  await page.goto('/colors');
  await page.getByLabel('Remember me').uncheck();
  await shop.signIn();
  await expect(page.getByRole('heading', { name: 'All Colors' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await shop.signIn(other);
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await other.goto('/logout');
  await expect(form(other)).toBeVisible();
  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await expect(page.getByRole('heading', { name: 'All Notifications' })).toBeVisible();
});

test('a form restored after the session has ended puts back what was changed in it, and nothing else', async ({ page, shop, request, origin }) => {
  const { products } = await shop.ask<{ products: { _id: string }[] }>('/product/admin/custom/all?page=1&limit=1');
  const id = products[0]?._id;
  await shop.open(`/product/update/${id}`);
  const stock = page.getByLabel('Stock', { exact: true });
  const barcode = page.getByLabel('Barcode');
  await barcode.fill('4006381333931');
  await shop.fail({ call: 'PUT /product/*', status: 401, message: refusal, times: 1 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form(page)).toBeVisible();
  // Another person changes the stock.
  const { token } = await (await request.post(`${origin}/api/login`, { data: demo })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const { product } = await (await request.get(`${origin}/api/product/admin/single/${id}`, { headers })).json();
  await request.put(`${origin}/api/product/admin/${id}`, { headers, data: { ...product, stockValue: 777 } });
  await shop.signIn();
  await expect(barcode).toHaveValue('4006381333931');
  await expect(stock).toHaveValue('777');
  shop.forget();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('product Updated Successfully!')).toBeVisible();
  expect(shop.sent()[0]?.body).toMatchObject({ barcode: '4006381333931', stockValue: 777 });
});
