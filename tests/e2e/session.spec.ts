import { demo, expect, test, watchErrors } from '#tests/support/app.ts';
import { unreadable } from '#tests/support/axe.ts';
import { isLaterCode } from '#tests/support/builtCode.ts';
import { answerDialogs } from '#tests/support/dialogs.ts';
import { hold } from '#tests/support/requests.ts';
import { store, stored } from '#tests/support/session.ts';

test('the form comes to a signed-out visitor before the app’s code, even when no call is ever answered', async ({ page, shop }) => {
  await shop.fail({ call: '*', hang: true });
  await page.route(isLaterCode, () => {});
  await page.goto('/products?view=active', { waitUntil: 'commit' });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(shop.sent({ reads: true })).toEqual([]);
});

test('the address is remembered over a failed attempt and a reload', { tag: '@quick' }, async ({ page, shop }) => {
  await page.goto('/products?view=active');
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Try AgainEmail or password is wrong');
  await page.reload();
  await shop.signIn();
  await expect(page).toHaveURL('/products?view=active');
  await expect(page.getByRole('radio', { name: 'Active', exact: true })).toBeChecked();
});

test('a double click on Log In sends one request, an unreachable server is named', async ({ page, shop }) => {
  await page.goto('/login');
  await page.route('**/api/login', route => route.abort(), { times: 1 });
  await shop.signIn();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  await expect(page.getByRole('button', { name: 'Log In' })).not.toHaveAttribute('aria-busy', 'true');
  shop.forget();
  const signingIn = await hold(page, '**/api/login');
  await page.getByRole('button', { name: 'Log In' }).dblclick();
  signingIn.release();
  await expect(page).toHaveURL('/dashboard');
  expect(shop.sent()).toEqual([{ method: 'POST', url: '/login', body: demo }]);
});

test('a message moves nothing: Log In stays under the pointer while it comes and goes', async ({ page, shop }) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Log In' });
    const before = await button.boundingBox();
    await shop.fail({ call: 'POST /login', status: 400, message: 'Email or password is wrong' });
    await shop.signIn();
    await expect(page.getByRole('alert')).toContainText('Email or password is wrong');
    expect(await button.boundingBox()).toEqual(before);
    expect(await unreadable(page)).toEqual([]);
    await shop.fail();
  }
});

test('an answer without a token does not sign in', async ({ page, shop }) => {
  await shop.fail({ call: 'POST /login', status: 200, body: { message: 'Your account is locked' } });
  await page.goto('/login');
  await shop.signIn();
  await expect(page.getByRole('alert')).toContainText('Your account is locked');
  await expect(page).toHaveURL('/login');
  for (const storage of ['localStorage', 'sessionStorage'] as const) expect(await stored(page, 'token', storage)).toBeNull();
});

test('/logout says so behind a spinner and ends the session though the server is down', async ({ page, shop }) => {
  await shop.open('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await store(page, 'I18N_LANGUAGE', 'en');
  await shop.fail({ call: 'GET /logout', status: 500 });
  await page.goto('/logout', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Logged out successfully' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  for (const name of ['token', 'authUser']) expect(await stored(page, name)).toBeNull();
  await page.goto('/products');
  await expect(page).toHaveURL('/login');
});

test('a session of this tab alone counts as signed in', async ({ page, shop }) => {
  await page.goto('/login');
  await page.getByLabel('Remember me').uncheck();
  await shop.signIn();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/products');
  await expect(other.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('a session that ends while a product is saved says why, asks nothing, and leads back to the form', async ({ page, shop }) => {
  const questions = answerDialogs(page);
  await shop.open('/product/create/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tamarind');
  await page.getByRole('combobox', { name: 'Category', exact: true }).click();
  await page.getByRole('option', { name: 'Bags' }).click();
  await shop.fail({ call: 'POST /product/admin/new', status: 401, message: 'jwt expired' });
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('jwt expired');
  expect(questions).toEqual([]);
  await shop.signIn();
  await expect(page).toHaveURL('/product/create/new');
});

test('register and forgot password show what the server says, in red or green', async ({ page, shop }) => {
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Please enter your email')).toBeVisible();
  await page.getByLabel('Email').fill(demo.email);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('alert')).toHaveText(`A link to choose a new password has been sent to ${demo.email}`);
  await expect(page.getByRole('alert')).toHaveAttribute('data-alert', 'success');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');

  await page.goto('/register');
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Username').fill('Twin');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toContainText('There is already an account with this email');
  await expect(page.getByRole('alert')).toHaveAttribute('data-alert', 'error');
  await expect(page.getByLabel('Username')).toHaveValue('Twin');
  expect(shop.sent().map(({ url }) => url)).toEqual(['/forgot-password', '/register']);
});

test('what was typed when the session ended is back after signing in again', async ({ page, shop }) => {
  await shop.open('/product/create/new');
  await page.getByLabel('Name', { exact: false }).first().fill('Half typed');
  await page.getByLabel('Item Code').fill('MB-HALF');
  await page.getByLabel('Price', { exact: true }).fill('120');
  await page.getByLabel('Category').first().click();
  await page.getByRole('option').first().click();
  await shop.fail({ call: 'POST /product/admin/new', status: 401, message: 'No user in this Token #admin', times: 1 });
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('No user in this Token #admin');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await shop.signIn();
  await expect(page).toHaveURL('/product/create/new');
  await expect(page.getByText('What you had typed is back')).toBeVisible();
  await expect(page.getByLabel('Item Code')).toHaveValue('MB-HALF');
  await expect(page.getByLabel('Selling Price')).toHaveValue('120');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('product Created Successfully!')).toBeVisible();
  expect((await shop.ask<{ products: { itemCode: string; price: number }[] }>('/product/admin/custom/all?page=1&limit=1')).products[0]).toMatchObject(
    {
      itemCode: 'MB-HALF',
      price: 120,
    },
  );
});

test('where the browser forbids storage, the sign-in page says so, and people can work until they reload', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: forbid, configurable: true });
  });
  await page.goto('/products');
  await expect(page.getByText('This browser does not let the page store anything.')).toBeVisible();
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Colors' }).click();
  await page.getByRole('button', { name: 'Add Color' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Saffron');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('where storage is allowed, the sign-in page says nothing of it', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByText('This browser does not let the page store anything.')).toBeHidden();
});
